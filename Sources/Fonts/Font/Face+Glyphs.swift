public import SymtextOpenType

extension Face {
  /// How many glyphs the font has.
  public var glyphCount: Int { native.glyphCount }

  /// The glyph of a name in the font's `post` or `CFF` table; `nil` when there is none.
  public func glyph(named name: String) -> GlyphID? { defaultInstance.glyph(named: name) }

  /// The name that the font's `post` or `CFF` table gives a glyph; `nil` when it gives none.
  public func name(of glyph: GlyphID) -> String? { defaultInstance.name(of: glyph) }

  /// The glyphs that a text gives, from left to right.
  /// - Parameter features: beside those that are on by themselves.
  package func glyphs(of text: String, features: [FontFeature] = []) -> [GlyphID] {
    defaultInstance.glyphs(of: text, features: features)
  }

  /// The glyph of a character, without any feature; `nil` when there is none.
  public func glyph(for character: UInt32) -> GlyphID? { defaultInstance.nominalGlyph(character) }

  /// Whether the font has a glyph for a character, without any feature; quick from the second time on.
  package func covers(_ scalar: Unicode.Scalar) -> Bool {
    coverage.contains(scalar) { defaultInstance.nominalGlyph($0) != nil }
  }

  /// The least character of a glyph; `nil` when it has none.
  package func character(of glyph: GlyphID) -> UInt32? {
    native.characters.first { defaultInstance.nominalGlyph($0) == glyph }
  }

  /// All characters and their glyphs, rising.
  package var characters: [(character: UInt32, glyph: GlyphID)] {
    native.characters.compactMap { character in
      defaultInstance.nominalGlyph(character).map { (character, $0) }
    }
  }

  /// Whether the font has a table.
  package func hasTable(_ tag: Tag) -> Bool { native.hasTable(tag) }

  /// The tags of all layout features, of any script and language.
  package var featureTags: Set<Tag> { native.featureTags }

  /// A copy of a table's bytes; `nil` when there is none.
  package func table(_ tag: Tag) -> [UInt8]? { native.table(tag) }

  /// The standard design: names and characters are those of all designs.
  private var defaultInstance: HarfBuzzFont { instance(at: DesignCoordinates()).native }
}
