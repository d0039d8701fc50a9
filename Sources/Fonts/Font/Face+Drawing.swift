package import SymtextOpenType

extension Face {
  /// Whether it has glyphs in colours.
  package var isColored: Bool {
    let tables: [Tag] = ["COLR", "CBDT", "sbix"]
    return tables.contains { hasTable($0) }
  }

  /// The table of its colours, when none of them can be drawn and its glyphs are in the text's colour.
  package var undrawnColors: Tag? {
    guard !hasColorGlyphs else { return nil }
    let tables: [Tag] = ["SVG ", "COLR", "CBDT", "sbix"]
    return tables.first { hasTable($0) }
  }

  /// Whether it has outlines or bitmaps in colour.
  package var canBeDrawn: Bool {
    let tables: [Tag] = ["glyf", "CFF ", "CFF2"]
    return isColored || tables.contains { hasTable($0) }
  }
}
