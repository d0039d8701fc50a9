internal import SymtextFontGlyphs
internal import SymtextFonts
internal import SymtextGraphics
internal import SymtextOpenType
internal import SymtextSymbolText
internal import SymtextSymbols

/// The library's font at one weight, with some symbols in one colour, for programs that cannot set an axis.
struct StaticFont {
  /// The name by which programs find the font, also that of its file: `SymtextSymbols-Bold`.
  let name: String
  /// The font file.
  let file: FontFile

  /// - Parameter characters: the characters of the symbols.
  /// - Throws: ``ExportError`` if the library's font is damaged.
  init(
    _ library: ExportedLibrary, weight: SymbolWeight, _ characters: ScaleCharacters
  ) throws(ExportError) {
    name = Self.name(library, weight)
    do throws(FontError) {
      file = try Self.file(library, name: name, weight: weight, characters)
    } catch {
      throw ExportError("\(library.family): \(error)")
    }
  }

  /// Returns the name of the font at a weight.
  static func name(_ library: ExportedLibrary, _ weight: SymbolWeight) -> String {
    "\(FamilyName.postScript(library.family))-\(weight.rawValue.capitalizedWord)"
  }

  private static func file(
    _ library: ExportedLibrary, name: String, weight: SymbolWeight, _ characters: ScaleCharacters
  ) throws(FontError) -> FontFile {
    let face = library.library.face
    let symbols = library.library.font
    let directory = try FontDirectory(face.data)
    let font = Font(
      face: face, size: Double(FontUnits.perEm),
      coordinates: DesignCoordinates(weight: weight.axisValue))
    let place = font.normalizedCoordinates.first ?? 0
    let overlapping = Set(directory.overlappingGlyphs)
    // A missing character, as an empty glyph, and the space.
    var glyphs = [Outline(), Outline()]
    var overlaps = [false, false]
    var advances = [FontUnits.perEm / 2, FontUnits.perEm / 4]
    var mapping = [CmapTable.Entry(character: 0x20, glyph: 1)]
    for (key, character) in characters.all {
      guard let entry = symbols.entry(named: key.symbol),
        let glyph = symbols.glyph(of: entry.index, scale: key.scale, weight: place)
      else { continue }
      mapping.append(.init(character: character, glyph: glyphs.count))
      glyphs.append(try Outline(font.outline(of: glyph)))
      overlaps.append(overlapping.contains(glyph))
      advances.append(Int(clamping: Int64(font.advance(of: glyph).rounded())))
    }
    var file = FontFile()
    try addTables(glyphs, overlaps, advances, mapping, to: &file)
    try file.add(names(library, name: name, weight: weight))
    if let post = directory["post"] {
      // Version 3 of the table consists of its header.
      file.add(tag: "post", bytes: [0, 3, 0, 0] + post.copy.dropFirst(4).prefix(28))
    }
    try file.set([4: Int(weight.axisValue)], in: "OS/2")  // usWeightClass
    return file
  }

  private static func addTables(
    _ glyphs: [Outline], _ overlaps: [Bool], _ advances: [Int], _ mapping: [CmapTable.Entry],
    to file: inout FontFile
  ) throws(FontError) {
    let boxes = glyphs.map(\.bounds)
    let table = GlyfTable(
      glyphs.indices.map {
        .init(outline: glyphs[$0], components: [], bounds: boxes[$0], overlaps: overlaps[$0])
      })
    try file.add(table)
    try file.add(LocaTable(offsets: table.offsets))
    let widths = HmtxTable(metrics: zip(advances, boxes).map { ($0, $1?.minX ?? 0) })
    try file.add(widths)
    let bounds =
      boxes.reduce(nil) { box, other in other.map { GlyphBounds.union(box, $0) } ?? box }
      ?? GlyphBounds(minX: 0, minY: 0, maxX: 0, maxY: 0)
    try file.add(HeadTable(revision: 1, unitsPerEm: FontUnits.perEm, bounds: bounds))
    let right = zip(advances, boxes).compactMap { advance, box in box.map { advance - $0.maxX } }
    try file.add(
      HheaTable(
        ascender: FontUnits.ascender, descender: FontUnits.descender,
        advanceWidthMax: advances.max() ?? 0, minLeftSideBearing: bounds.minX,
        minRightSideBearing: right.min() ?? 0, xMaxExtent: bounds.maxX,
        metricCount: widths.advanceCount))
    try file.add(
      MaxpTable(
        glyphCount: glyphs.count, maxPoints: glyphs.map(\.pointCount).max() ?? 0,
        maxContours: glyphs.map(\.contours.count).max() ?? 0, maxCompositePoints: 0,
        maxCompositeContours: 0, maxComponents: 0))
    try file.add(CmapTable(mapping: mapping))
    let codes = mapping.map(\.character)
    try file.add(
      OS2Table(
        averageWidth: advances.reduce(0, +) / advances.count, unitsPerEm: FontUnits.perEm,
        ascender: FontUnits.ascender, descender: FontUnits.descender,
        winAscent: max(FontUnits.ascender, bounds.maxY),
        winDescent: max(-FontUnits.descender, -bounds.minY), xHeight: FontUnits.xHeight,
        capHeight: FontUnits.capHeight, firstCharacter: codes.min() ?? 0x20,
        lastCharacter: codes.max() ?? 0x20, vendor: "SYMT", maxContext: 0))
    try file.add(GaspTable())
    try file.add(PrepTable())
  }

  /// The names of the font; each weight is a family of its own, because few programs know more than two of one.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/name#name-ids>
  private static func names(
    _ library: ExportedLibrary, name: String, weight: SymbolWeight
  ) -> NameTable {
    let full = "\(library.family) \(weight.rawValue.capitalizedWord)"
    let texts: [(Int, String?)] = [
      (0, library.copyright), (1, full), (2, "Regular"), (3, "\(library.version ?? "1");\(name)"),
      (4, full), (5, library.version ?? "Version 1.0"), (6, name), (13, library.license),
      (14, library.licenseAddress),
    ]
    var names = NameTable()
    for (id, text) in texts { if let text { names.set(id, text) } }
    return names
  }
}

extension String {
  /// The word with a capital first letter.
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
