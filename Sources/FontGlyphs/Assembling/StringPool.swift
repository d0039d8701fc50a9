internal import SymtextOpenType
internal import SymtextSupport

/// Concatenated strings; equal strings are shared.
struct StringPool {
  private var writer = BinaryWriter()
  private var known: ExactDictionary<Int> = [:]

  var bytes: [UInt8] { writer.bytes }

  mutating func writeSpan(_ text: String, into table: inout BinaryWriter) throws(FontError) {
    let bytes = Array(text.utf8)
    guard let length = UInt16(exactly: bytes.count) else {
      throw FontError("a text of \(bytes.count) bytes is too long; at most 65,535 fit")
    }
    let offset = known[text] ?? writer.count
    if known.updateValue(offset, forKey: text) == nil { writer.write(bytes: bytes) }
    table.write(UInt32(offset))
    table.write(length)
  }
}
