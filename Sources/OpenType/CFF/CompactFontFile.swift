/// A minimal font file for CFF glyphs that browsers accept.
///
/// <https://learn.microsoft.com/typography/opentype/spec/otff#tables-related-to-cff-outlines>
package struct CompactFontFile: Sendable {
  /// The table `CFF `, with 1,000 units per em.
  package var outlines: [UInt8]
  /// The advances of all glyphs, in units.
  package var advances: [Int]
  /// The glyph of each character.
  package var characters: [UInt32: Int]
  /// The ascent above the baseline, in units.
  package var ascent: Int
  /// The descent below the baseline, in units.
  package var descent: Int

  /// Makes a font of some glyphs.
  package init(
    outlines: [UInt8], advances: [Int], characters: [UInt32: Int], ascent: Int, descent: Int
  ) {
    self.outlines = outlines
    self.advances = advances
    self.characters = characters
    self.ascent = ascent
    self.descent = descent
  }

  /// Returns the bytes of the file; equal glyphs give equal bytes.
  /// - Throws: ``FontError`` when there are more than 65,535 glyphs.
  package func encoded() throws(FontError) -> [UInt8] {
    guard let count = UInt16(exactly: advances.count) else {
      throw FontError("a font has at most 65,535 glyphs, not \(advances.count)")
    }
    let widest = advances.max() ?? 0
    let sorted = characters.keys.sorted()
    let metrics = HmtxTable(metrics: advances.map { (advance: $0, leftSideBearing: 0) })
    var file = FontFile()
    file.add(tag: "CFF ", bytes: outlines)
    try file.add(
      HeadTable(
        revision: 1, unitsPerEm: 1000,
        bounds: GlyphBounds(minX: 0, minY: -descent, maxX: widest, maxY: ascent)))
    try file.add(
      HheaTable(
        ascender: ascent, descender: -descent, advanceWidthMax: widest, minLeftSideBearing: 0,
        minRightSideBearing: 0, xMaxExtent: widest, metricCount: metrics.advanceCount))
    try file.add(metrics)
    try file.add(
      CmapTable(mapping: sorted.map { CmapTable.Entry(character: $0, glyph: characters[$0] ?? 0) }))
    try file.add(
      OS2Table(
        averageWidth: 500, unitsPerEm: 1000, ascender: ascent, descender: -descent,
        winAscent: ascent, winDescent: descent, xHeight: 500, capHeight: 700,
        firstCharacter: sorted.first ?? 0, lastCharacter: sorted.last ?? 0,
        vendor: "SYMT", maxContext: 0))
    var names = NameTable()
    for id in [1, 4, 6] { names.set(id, "Text") }
    names.set(2, "Regular")
    try file.add(names)
    var most = BinaryWriter()
    most.write(UInt32(0x0000_5000))  // version 0.5
    most.write(count)  // numGlyphs
    file.add(tag: "maxp", bytes: most.bytes)
    var post = BinaryWriter()
    post.write(UInt32(0x0003_0000))  // version 3.0: glyphs have no names
    for _ in 0..<7 { post.write(UInt32(0)) }  // italicAngle to maxMemType1
    file.add(tag: "post", bytes: post.bytes)
    return file.encoded()
  }
}
