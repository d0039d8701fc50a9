package import SymtextOpenType

extension Face {
  /// Whether the font has colour glyphs.
  package var isColored: Bool {
    let tables: [Tag] = ["COLR", "CBDT", "sbix"]
    return tables.contains { hasTable($0) }
  }

  /// The table of the colour glyphs when they cannot be drawn and appear in the text's colour; `nil` otherwise.
  package var undrawnColors: Tag? {
    guard !hasColorGlyphs else { return nil }
    let tables: [Tag] = ["SVG ", "COLR", "CBDT", "sbix"]
    return tables.first { hasTable($0) }
  }

  /// Whether glyphs with a drawing in the table `SVG ` have outlines, too, of which the first 256 are looked at.
  ///
  /// Programs without support for the table show these outlines, or nothing.
  /// <https://learn.microsoft.com/typography/opentype/spec/svg>
  package var hasOutlinesOfDrawings: Bool {
    guard let table = table("SVG ") else { return false }
    func number(_ place: Int, bytes: Int) -> Int? {
      guard place >= 0, place <= table.count - bytes else { return nil }
      return table[place..<place + bytes].reduce(0) { $0 << 8 | Int($1) }
    }
    guard let list = number(2, bytes: 4), let count = number(list, bytes: 2) else { return false }
    let font = Font(face: self, size: 1)
    var left = 256
    // Each record has the first and the last glyph, and the place and length of the document: 12 bytes.
    for record in 0..<count {
      guard let first = number(list + 2 + 12 * record, bytes: 2),
        let last = number(list + 4 + 12 * record, bytes: 2), first <= last
      else { return false }
      for glyph in first...last {
        guard left > 0, glyph < glyphCount else { return false }
        left -= 1
        if font.elementCount(of: GlyphID(UInt32(glyph))) > 0 { return true }
      }
    }
    return false
  }

  /// Whether the font has outlines or colour bitmaps.
  package var canBeDrawn: Bool {
    let tables: [Tag] = ["glyf", "CFF ", "CFF2"]
    return isColored || tables.contains { hasTable($0) }
  }
}
