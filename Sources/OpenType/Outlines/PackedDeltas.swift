/// The run-length form in which `gvar` and `cvar` store deltas.
///
/// <https://learn.microsoft.com/typography/opentype/spec/otvarcommonformats#packed-deltas>
package enum PackedDeltas {
  /// How many bytes deltas take.
  package static func byteCount(_ deltas: [Int]) -> Int {
    var writer = BinaryWriter()
    encode(deltas, into: &writer)
    return writer.count
  }

  static func encode(_ deltas: [Int], into writer: inout BinaryWriter) {
    var index = 0
    while index < deltas.count {
      let kind = Kind(deltas[index])
      var end = index + 1
      while end < deltas.count, end - index < 64, Kind(deltas[end]) == kind { end += 1 }
      let count = UInt8(end - index - 1)
      switch kind {
      case .zero:
        writer.write(0x80 | count)
      case .byte:
        writer.write(count)
        for delta in deltas[index..<end] { writer.write(Int8(clamping: delta)) }
      case .word:
        writer.write(0x40 | count)
        for delta in deltas[index..<end] { writer.write(Int16(clamping: delta)) }
      }
      index = end
    }
  }

  private enum Kind {
    case zero, byte, word

    init(_ delta: Int) {
      self = delta == 0 ? .zero : Int8(exactly: delta) != nil ? .byte : .word
    }
  }
}
