extension FontSubset {
  /// Writes the bounds of all glyphs and their advances into the font.
  ///
  /// HarfBuzz 6.0 keeps the bounds of the whole font, and gives composites with a component's advance
  /// (`USE_MY_METRICS`) a wrong one. Poppler takes letters in a large bounding box for large ones, and aligns these
  /// with whole pixels.
  /// - Parameters:
  ///   - bounds: In font units.
  ///   - advances: Of ``glyphs``, in font units.
  /// - Throws: ``FontError`` when the font is invalid.
  package mutating func setMetrics(bounds: GlyphBounds, advances: [Int]) throws(FontError) {
    let directory = try FontDirectory(FontData(bytes))
    var file = FontFile()
    for tag in directory.tables.map(\.tag) {
      file.add(tag: tag, bytes: try directory.table(tag).copy)
    }
    func change(_ tag: Tag, _ values: [(place: Int, value: Int)]) throws(FontError) {
      var table = try directory.table(tag).copy
      for (place, value) in values {
        guard place + 1 < table.count else {
          throw FontError("the font's table \(tag) is too short")
        }
        table[place] = UInt8(truncatingIfNeeded: value >> 8)
        table[place + 1] = UInt8(truncatingIfNeeded: value)
      }
      file.add(tag: tag, bytes: table)
    }
    try change(
      "head", [(36, bounds.minX), (38, bounds.minY), (40, bounds.maxX), (42, bounds.maxY)])
    var metrics = directory.horizontalMetrics
    for (glyph, advance) in zip(glyphs, advances) where Int(glyph.rawValue) < metrics.count {
      metrics[Int(glyph.rawValue)].advance = advance
    }
    let table = HmtxTable(metrics: metrics)
    try file.add(table)
    try change("hhea", [(34, table.advanceCount)])
    bytes = file.encoded()
  }
}
