internal import SymtextSupport
internal import SymtextFonts
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextOpenType
internal import SymtextTextLayout

extension IconFont {
  /// The icons with descriptive names, one entry for each name, sorted.
  public var listing: [ListedSymbol] {
    let characters = face.characters
    var codePoints: [GlyphID: UInt32] = [:]
    for (character, glyph) in characters.reversed() { codePoints[glyph] = character }
    return glyphs(Self.letters(characters)).map { name, glyph in
      ListedSymbol(
        name: name, codePoint: codePoints[glyph],
        metadata: SymbolMetadata(altText: IconName.words(name), category: "", since: ""),
        layers: [], library: face.file)
    }
    .sorted { $0.name < $1.name }
  }

  /// The descriptive names, unsorted.
  public var names: [String] { Array(glyphs(Self.letters(face.characters)).keys) }

  /// Returns the glyphs of descriptive glyph names and ligatures.
  private func glyphs(_ letters: [GlyphID: Unicode.Scalar]) -> ExactDictionary<GlyphID> {
    var glyphs: ExactDictionary<GlyphID> = [:]
    for (name, glyph) in ligatures(letters) where isListed(name) {
      // Only shaping is conclusive: other lookups may apply first, or the name may be split into several runs.
      if ligature(named: name) == glyph { glyphs[name] = glyph }
    }
    for number in 0..<UInt32(clamping: face.glyphCount) {
      let glyph = GlyphID(number)
      guard !isForText(letters[glyph]) else { continue }
      if let name = face.name(of: glyph), isListed(name), face.glyph(named: name) == glyph {
        glyphs[name] = glyph
      }
    }
    return glyphs
  }

  /// Returns the ligatures of the font by their characters.
  private func ligatures(_ letters: [GlyphID: Unicode.Scalar]) -> [(name: String, glyph: GlyphID)] {
    let features = Self.ligatureFeatures.map { Tag(rawValue: $0.rawValue) }
    return Ligature.read(gsub: face.table("GSUB") ?? [], features: features).compactMap { found in
      let name = found.components.compactMap {
        UInt32(exactly: $0).flatMap { letters[GlyphID($0)] }
      }
      guard name.count == found.components.count,
        let glyph = UInt32(exactly: found.glyph).map(GlyphID.init(rawValue:))
      else { return nil }
      return (String(String.UnicodeScalarView(name)), glyph)
    }
  }

  private func isListed(_ name: String) -> Bool {
    IconName.isTelling(name) && name.utf8.count <= Self.longestName
  }

  /// Whether a glyph's character serves to write names, or is invisible.
  private func isForText(_ character: Unicode.Scalar?) -> Bool {
    guard let character, character.value <= 0xA0 else { return false }
    let properties = character.properties
    return properties.isAlphabetic || properties.numericType != nil || properties.isWhitespace
      || properties.generalCategory == .control || "_-.".unicodeScalars.contains(character)
  }

  /// Returns a character for each glyph, lower case if there are several.
  private static func letters(_ characters: [(character: UInt32, glyph: GlyphID)])
    -> [GlyphID: Unicode.Scalar]
  {
    var letters: [GlyphID: Unicode.Scalar] = [:]
    for (character, glyph) in characters {
      guard let scalar = Unicode.Scalar(character) else { continue }
      let isBetter = scalar.isASCII && scalar.properties.isLowercase
      if letters[glyph] == nil || isBetter { letters[glyph] = scalar }
    }
    return letters
  }
}
