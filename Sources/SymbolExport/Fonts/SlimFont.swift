internal import SymtextFontGlyphs
internal import SymtextFonts
internal import SymtextOpenType
internal import SymtextSymbolText
internal import SymtextSymbols

/// The library's variable font with some symbols in one colour, and with nothing else.
///
/// It has the axis of weights, forms for parts of it, and characters for scales in place of features, which programs that
/// make subsets leave out. Outlines are those of the library's font, byte for byte.
struct SlimFont {
  /// The font file.
  let file: FontFile
  /// The characters of the symbols that the font has.
  let characters: ScaleCharacters

  /// - Parameters:
  ///   - scales: the scales with characters.
  ///   - directions: whether it replaces symbols by their forms in text from right to left.
  /// - Throws: ``ExportError`` if the library's font is damaged.
  init(_ job: ExportJob, scales: [SymbolScale], directions: Bool) throws(ExportError) {
    let library = job.library.library
    do throws(FontError) {
      guard let source = GlyphSource(library.face.data) else {
        throw FontError("the font has no TrueType outlines")
      }
      characters = ScaleCharacters(job.symbols, scales: scales, font: library.font)
      file = try Self.file(job, characters, source, directions: directions)
    } catch {
      throw ExportError("\(job.library.family): \(error)")
    }
  }

  private static func file(
    _ job: ExportJob, _ characters: ScaleCharacters, _ source: GlyphSource, directions: Bool
  ) throws(FontError) -> FontFile {
    let library = job.library.library
    let font = library.font
    var glyphs = GlyphSubset(of: source)
    var mapping: [CmapTable.Entry] = []
    if let space = library.face.glyph(for: 0x20) {
      mapping.append(.init(character: 0x20, glyph: glyphs.place(space)))
    }
    var forms: [GsubTable.WeightForm] = []
    func place(_ glyph: GlyphID) -> Int {
      let place = glyphs.place(glyph)
      forms += font.weightForms(of: glyph).map {
        GsubTable.WeightForm(range: $0.range, from: place, to: glyphs.place($0.glyph))
      }
      return place
    }
    var mirrored: [SubstitutionLookup.Exchange] = []
    for (key, character) in characters.all {
      guard let entry = font.entry(named: key.symbol),
        let glyph = font.glyph(of: entry.index, scale: key.scale)
      else { continue }
      let own = place(glyph)
      mapping.append(.init(character: character, glyph: own))
      guard directions, let index = font.rightToLeftIndex(of: entry.index),
        let other = font.glyph(of: index, scale: key.scale)
      else { continue }
      mirrored.append(.init(from: own, to: place(other)))
    }
    var substitutions = GsubTable(features: [], lookups: [])
    if !mirrored.isEmpty {
      substitutions.lookups = [.single(mirrored)]
      substitutions.features = [.init(tag: "rtlm", nameID: nil, lookups: [0])]
    }
    substitutions.add(Array(Set(forms)))
    substitutions.sortFeatures()
    var file = FontFile()
    try glyphs.addTables(to: &file)
    try glyphs.addAdvances(to: &file)
    try file.add(CmapTable(mapping: mapping))
    if !substitutions.features.isEmpty { try file.add(substitutions) }
    for tag in ["name", "OS/2", "post"] as [Tag] {
      if let table = source.directory[tag] { file.add(tag: tag, bytes: table.copy) }
    }
    return named(file.forWeb)
  }

  /// Returns a font without the names of features and colours that it does not have.
  private static func named(_ font: FontFile) -> FontFile {
    var font = font
    guard let names = font["name"], let axis = font["fvar"].flatMap(FvarTable.axisName) else {
      return font
    }
    font.add(
      tag: "name", bytes: NameTable.leavingOut(from: names) { $0 > 255 && $0 != axis })
    return font
  }
}
