internal import SymtextSupport
internal import SymtextDrawing
internal import SymtextImageFormats
internal import SymtextGraphics
internal import SymtextOpenType
internal import SymtextFonts
internal import SymtextTextLayout

/// The fonts that a picture's text is set in.
///
/// A character stands for what its whole cluster looks like, so that nothing is left to the shaping of
/// whoever shows it: marks and the other letters of a ligature are part of the glyph of the first one. A
/// character that looks different elsewhere, in another font or as another form, is in another font.
struct SVGFonts {
  private var fonts: [SVGFont] = []
  private var largestSize = 0.0

  /// How far outlines may stray from the fonts', in points.
  private static let tolerance = 0.005

  /// The number of a font in which a character looks like some glyphs.
  /// - Parameters:
  ///   - glyphs: with their origins in points, y down.
  ///   - origin: where the character's own is.
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

  /// The style sheet that makes the fonts known; empty when there are none.
  /// - Throws: ``RenderingError`` when a font cannot be made.
  func styleSheet() throws(RenderingError) -> String {
    var rules = ""
    for (number, font) in fonts.enumerated() {
      let file: [UInt8]
      do {
        file = try font.file(step: coordinateStep).encoded()
      } catch {
        throw RenderingError("the text's font cannot be written: \(error)")
      }
      // It is all weights, so that none is made up.
      rules +=
        "@font-face{font-family:\(SVGIdentifier.font(number).text);font-weight:1 1000;src:url(data:font/otf;base64,\(Base64.text(file)))}\n"
    }
    return rules.isEmpty ? "" : "<style>\n\(rules)</style>\n"
  }

  /// What outlines are rounded to: a whole unit, or so small a part of one that it does not show at the
  /// largest size.
  private var coordinateStep: Double {
    var step = 1.0
    while step * largestSize / 2000 > Self.tolerance && step > 1.0 / 64 { step /= 2 }
    return step
  }
}
