/// Finds the fault in invalid UTF-8.
package enum UTF8Fault {
  /// Returns the offset of the first invalid byte; the number of bytes if all are valid.
  package static func offset(in bytes: [UInt8]) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while case .valid(let character) = parser.parseScalar(from: &rest) { offset += character.count }
    return offset
  }
}
