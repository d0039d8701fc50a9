internal import SymtextDrawing

/// Maps the glyphs of a font to text.
///
/// ISO 32000-1, 9.10.3; Adobe Technical Note 5411.
struct PDFUnicodeMap {
  /// The text of each glyph by number.
  ///
  /// The first glyph has none.
  let texts: [String]

  /// The maximal number of UTF-16 units of a text.
  ///
  /// Only marked content has longer texts.
  private static let mostUnits = 120
  /// The maximal number of lines of a block.
  private static let mostLines = 100

  var bytes: [UInt8] {
    var map = """
      /CIDInit/ProcSet findresource begin
      12 dict begin
      begincmap
      /CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def
      /CMapName/Adobe-Identity-UCS def
      /CMapType 2 def
      1 begincodespacerange
      <0000><FFFF>
      endcodespacerange

      """
    var first = 1
    while first < texts.count {
      let numbers = first..<min(first + Self.mostLines, texts.count)
      map += "\(numbers.count) beginbfchar\n"
      for number in numbers {
        map +=
          "<\(PDFSyntax.hex(UInt16(truncatingIfNeeded: number)))><\(units(of: texts[number]))>\n"
      }
      map += "endbfchar\n"
      first = numbers.upperBound
    }
    return Array(
      (map + "endcmap\nCMapName currentdict/CMap defineresource pop\nend\nend\n").utf8)
  }

  private func units(of text: String) -> String {
    let isShort = (1...Self.mostUnits).contains(text.utf16.count)
    return PDFSyntax.hex(isShort ? text : "\u{FFFC}")
  }
}
