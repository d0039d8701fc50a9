/// Finds what is wrong with bytes that should be UTF-8.
package enum UTF8Fault {
  /// Where the first byte is that belongs to no character; the number of bytes when all do.
  package static func offset(in bytes: [UInt8]) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while case .valid(let character) = parser.parseScalar(from: &rest) { offset += character.count }
    return offset
  }
}
