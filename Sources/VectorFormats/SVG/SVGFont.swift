internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextOpenType
internal import SymtextFonts
internal import SymtextTextLayout

/// A font whose characters are drawn with glyphs of other fonts.
struct SVGFont {
  /// The appearance of a character.
  struct Letter: Hashable {
    struct Part: Hashable {
      var glyph: GlyphID
      /// The position relative to the letter's origin, in thousandths of the em, y up.
      var x: Int
      var y: Int
    }

    var face: Int
    var coordinates: DesignCoordinates
    var synthesis: FontSynthesis
    var parts: [Part]
  }

  private var letters: [(font: Font, letter: Letter)] = []
  private var numbers: [Letter: Int] = [:]
  /// The glyph numbers of characters; 0 is the missing glyph.
  private var characters: [UInt32: Int] = [:]

  private static let mostLetters = 60_000

  /// Assigns a letter to a character.
  /// - Returns: `false` if the character has a different letter, or the font is full.
  mutating func add(_ character: UInt32, _ letter: Letter, of font: Font) -> Bool {
    if let known = characters[character] { return numbers[letter] == known }
    if numbers[letter] == nil {
      guard letters.count < Self.mostLetters else { return false }
      letters.append((font, letter))
      numbers[letter] = letters.count
    }
    characters[character] = numbers[letter]
    return true
  }

  /// Makes the font file.
  /// - Parameter step: The grid of outline coordinates, in thousandths of the em.
  func file(step: Double) -> CompactFontFile {
    var charstrings = [CharstringWriter(Path(), width: 0, step: step).bytes]
    var advances = [0]
    var (ascent, descent) = (0.0, 0.0)
    for (font, letter) in letters {
      let design = font.scaled(to: 1000)
      var outline = Path()
      for part in letter.parts {
        outline.append(
          design.outline(of: part.glyph).transformed(
            by: Affine(1, 0, 0, -1, Double(part.x), Double(part.y))))
      }
      // The advance is that of the widest glyph, without its offset.
      let advance = letter.parts.map { design.advance(of: $0.glyph) }.max() ?? 0
      let width = min(max(advance.rounded(), 0), 30_000)
      charstrings.append(CharstringWriter(outline, width: width, step: step).bytes)
      advances.append(Int(width))
      ascent = max(ascent, design.metrics.ascent)
      descent = max(descent, design.metrics.descent)
    }
    func units(_ value: Double) -> Int { Int(min(max(value.rounded(), 0), 16_000)) }
    return CompactFontFile(
      outlines: CompactFont(name: "Text", charstrings: charstrings).bytes, advances: advances,
      characters: characters, ascent: units(ascent), descent: units(descent))
  }
}
