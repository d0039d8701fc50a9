internal import SymtextSymbols
internal import SymtextOpenType

/// The outlines of letters for names.
///
/// The letters never change, so their outlines are a file, `fonts/letters`, which a test makes anew.
enum LetterOutlines {
  private static let glyphs: [Character: VaryingGlyph] = glyphs(in: LetterFile.bytes)

  /// Returns the letter at every master.
  static func glyph(_ letter: NameLetters.Letter) throws(FontError) -> VaryingGlyph {
    if let glyph = glyphs[letter.character] { return glyph }
    return try SymbolOutliner(scale: .medium).glyph(letter)
  }

  /// Reads the outlines of all letters.
  private static func glyphs(in file: BinaryReader) -> [Character: VaryingGlyph] {
    var glyphs: [Character: VaryingGlyph] = [:]
    var place = 0
    for letter in NameLetters.letters {
      guard let length = file.uint32(place), let bytes = file.part(place + 4, length),
        let glyph = GlyphReader.glyph(bytes)
      else { return [:] }
      glyphs[letter.character] = glyph
      place += 4 + length
    }
    return place == file.count ? glyphs : [:]
  }

  /// Strokes all letters, and returns the file of their outlines.
  static func stroked() throws(FontError) -> [UInt8] {
    var writer = BinaryWriter()
    for letter in NameLetters.letters {
      let bytes = GlyphWriter.bytes(try SymbolOutliner(scale: .medium).glyph(letter)) ?? []
      writer.write(UInt32(truncatingIfNeeded: bytes.count))
      writer.write(bytes: bytes)
    }
    return writer.bytes
  }
}
