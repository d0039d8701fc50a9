public import SymtextOpenType

extension Face {
  /// The number of glyphs in the font.
  public var glyphCount: Int { native.glyphCount }

  /// Returns the glyph with a name in the `post` or `CFF` table; `nil` when there is none.
  public func glyph(named name: String) -> GlyphID? { defaultInstance.glyph(named: name) }

  /// Returns the name of a glyph in the `post` or `CFF` table; `nil` when it has none.
  public func name(of glyph: GlyphID) -> String? { defaultInstance.name(of: glyph) }

  /// Shapes a text and returns its glyphs from left to right.
  /// - Parameter features: Features in addition to the default ones.
  package func glyphs(of text: String, features: [FontFeature] = []) -> [GlyphID] {
    defaultInstance.glyphs(of: text, features: features)
  }

  /// Returns the glyph of a character, without features; `nil` when there is none.
  public func glyph(for character: UInt32) -> GlyphID? { defaultInstance.nominalGlyph(character) }

  /// Whether the font has a glyph for a character, without features; cached.
  package func covers(_ scalar: Unicode.Scalar) -> Bool {
    coverage.contains(scalar) { defaultInstance.nominalGlyph($0) != nil }
  }

  /// Returns the lowest character of a glyph; `nil` when it has none.
  package func character(of glyph: GlyphID) -> UInt32? {
    native.characters.first { defaultInstance.nominalGlyph($0) == glyph }
  }

  /// All characters and their glyphs, in ascending order.
  package var characters: [(character: UInt32, glyph: GlyphID)] {
    native.characters.compactMap { character in
      defaultInstance.nominalGlyph(character).map { (character, $0) }
    }
  }

  /// Whether the font has a table.
  package func hasTable(_ tag: Tag) -> Bool { native.hasTable(tag) }

  /// The tags of all layout features, of all scripts and languages.
  package var featureTags: Set<Tag> { native.featureTags }

  /// Returns a copy of a table's bytes; `nil` when there is none.
  package func table(_ tag: Tag) -> [UInt8]? { native.table(tag) }

  /// The default design; all designs share its names and characters.
  private var defaultInstance: HarfBuzzFont { instance(at: DesignCoordinates()).native }
}
