internal import SymtextSupport

/// The slope of a font's upright strokes to the right.
enum LetterSlope {
  /// Letters with upright strokes, of Latin, Greek, Cyrillic, Hebrew and Arabic.
  private static let letters: [Character] = Array("HIEnilΗΙΠНПИה\u{5D7}\u{627}\u{644}")
  /// Most letters that are measured.
  private static let mostLetters = 3
  /// The greatest slope, of 45°.
  private static let most = 1.0

  /// Returns the horizontal shift per height, 0 in upright fonts.
  ///
  /// The font's own angle counts. Without one, upright strokes of letters are measured if the font is italic.
  static func slope(of font: HarfBuzzFont) -> Double {
    let angle = font.slantAngle
    guard angle.isFinite, angle == 0 else {
      return angle.isFinite ? min(max(-tan(angle * .pi / 180), -most), most) : 0
    }
    guard font.isItalic else { return 0 }
    let slopes = letters.lazy.compactMap { LetterStrokes($0, of: font)?.slope }.prefix(mostLetters)
    return Array(slopes).median ?? 0
  }
}
