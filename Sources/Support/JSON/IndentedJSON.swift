/// Writes JSON indented by two spaces per level.
struct IndentedJSON {
  /// The bytes that are not passed on yet.
  private(set) var bytes: [UInt8] = []
  /// Passes on bytes; `nil` keeps them all.
  private let flush: ((_ bytes: [UInt8]) -> Void)?

  private static let mostBytes = 1 << 16

  init(flush: ((_ bytes: [UInt8]) -> Void)? = nil) { self.flush = flush }

  /// Passes on the bytes so far.
  mutating func finish() {
    flush?(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func write(_ text: String) { bytes += text.utf8 }

  /// - Parameter indent: the spaces before the members of the value around this one.
  mutating func write(_ value: JSONValue, indent: Int = 0) {
    if bytes.count > Self.mostBytes, flush != nil { finish() }
    switch value {
    case .null, .bool, .number, .numeral, .string: value.write(to: &bytes, isSpaced: true)
    case .array(let values):
      write(values.count, "[", "]", indent) { writer, index in
        writer.write(values[index], indent: indent + 2)
      }
    case .made(let values):
      write(values.count, "[", "]", indent) { writer, index in
        writer.write(values[index], indent: indent + 2)
      }
    case .object(let members):
      write(members.count, "{", "}", indent) { writer, index in
        JSONValue.append(quoted: members[index].0, to: &writer.bytes)
        writer.write(": ")
        writer.write(members[index].1, indent: indent + 2)
      }
    }
  }

  private mutating func write(
    _ count: Int, _ open: String, _ close: String, _ indent: Int,
    member: (_ writer: inout IndentedJSON, _ index: Int) -> Void
  ) {
    write(open)
    for index in 0..<count {
      write(index == 0 ? "\n" : ",\n")
      bytes += repeatElement(UInt8(ascii: " "), count: indent + 2)
      member(&self, index)
    }
    if count > 0 {
      write("\n")
      bytes += repeatElement(UInt8(ascii: " "), count: indent)
    }
    write(close)
  }
}
