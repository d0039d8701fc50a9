internal import SymtextSupport
internal import SymtextDrawing
internal import SymtextImageFormats
internal import SymtextGraphics
internal import SymtextOpenType
internal import SymtextFonts
internal import SymtextTextLayout

/// The fonts of a picture's text.
///
/// The glyph of a character shows its whole cluster, so that viewers need no shaping: marks and the other letters of a
/// ligature are part of the first character's glyph. A character with a second appearance, in another font or form,
/// uses another font.
struct SVGFonts {
  private var fonts: [SVGFont] = []
  private var largestSize = 0.0

  /// The maximal deviation from the fonts' outlines, in points.
  private static let tolerance = 0.005

  /// Returns the number of a font in which a character has the appearance of glyphs.
  /// - Parameters:
  ///   - glyphs: The glyphs, with origins in points, y down.
  ///   - origin: The origin of the character.
  mutating func number(
    of character: UInt32, _ glyphs: ArraySlice<GlyphRun.Glyph>, of font: Font, at origin: Point
  ) -> Int {
    largestSize = max(largestSize, font.size)
    func thousandths(_ distance: Double) -> Int {
      Int(min(max((distance / font.size * 1000).rounded(), -1e5), 1e5))
    }
    let letter = SVGFont.Letter(
      face: font.face.id, coordinates: font.coordinates, synthesis: font.synthesis,
      parts: glyphs.map {
        .init(
          glyph: $0.id, x: thousandths($0.origin.x - origin.x),
          y: thousandths(origin.y - $0.origin.y))
      })
    for index in fonts.indices where fonts[index].add(character, letter, of: font) { return index }
    fonts.append(SVGFont())
    _ = fonts[fonts.count - 1].add(character, letter, of: font)
    return fonts.count - 1
  }

  /// Returns the style sheet with the fonts; empty if there are none.
  /// - Throws: ``RenderingError`` if a font cannot be made.
  func styleSheet() throws(RenderingError) -> String {
    var rules = ""
    for (number, font) in fonts.enumerated() {
      let file: [UInt8]
      do {
        file = try font.file(step: coordinateStep).encoded()
      } catch {
        throw RenderingError("the text's font cannot be written: \(error)")
      }
      // All weights map to this font, so that viewers do not synthesize bold.
      rules +=
        "@font-face{font-family:\(SVGIdentifier.font(number).text);font-weight:1 1000;src:url(data:font/otf;base64,\(Base64.text(file)))}\n"
    }
    return rules.isEmpty ? "" : "<style>\n\(rules)</style>\n"
  }

  /// The grid of outline coordinates: a whole unit, or a fraction that is invisible at the largest size.
  private var coordinateStep: Double {
    var step = 1.0
    while step * largestSize / 2000 > Self.tolerance && step > 1.0 / 64 { step /= 2 }
    return step
  }
}
