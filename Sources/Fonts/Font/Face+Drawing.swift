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

  /// Whether the font has outlines or colour bitmaps.
  package var canBeDrawn: Bool {
    let tables: [Tag] = ["glyf", "CFF ", "CFF2"]
    return isColored || tables.contains { hasTable($0) }
  }
}
