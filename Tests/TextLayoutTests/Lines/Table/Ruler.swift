import SymtextTestSupport
import SymtextFonts
import SymtextTextLayout

/// The notation of the layout table, in a font whose letters have known widths.
///
/// Small letters are Latin, capitals represent Hebrew ones, as in the examples of UAX 9. The width of both in points is
/// their position in the alphabet: `a` and `A` 1, `b` and `B` 2, up to 10. The line extends 8 points above the baseline
/// and 2 below.
///
///     space   4    .   2    -   5    ‐   3 (U+2010)    …   7    一   10
///     *      12    a symbol within the line
///     ^      12    a symbol that reaches 20 above the baseline and 5 below
enum Ruler {
  /// The characters of the fonts with their advances, in points.
  static let advances: [Character: Double] = {
    var advances: [Character: Double] = [
      " ": 4, ".": 2, "-": 5, "\u{2010}": 3, "…": 7, "一": 10, "「": 10, "」": 10,
    ]
    for (place, letter) in "abcdefghij".enumerated() { advances[letter] = Double(place + 1) }
    for (place, letter) in "אבגדהוזחטי".enumerated() { advances[letter] = Double(place + 1) }
    return advances
  }()

  /// The advance of a symbol.
  static let symbolAdvance = 12.0

  private static let faces = Result {
    try TestRulerFont.allCases.map { try Face(file: try $0.file) }
  }

  /// Returns a font at ten points, so that a hundred of its units are a point.
  static func font(_ font: TestRulerFont = .ruler) throws -> Font {
    let faces = try faces.get()
    return Font(face: faces[font == .ruler ? 0 : 1], size: 10)
  }

  /// Parses a text in the notation.
  static func text(
    _ notation: String, font: TestRulerFont = .ruler, letterSpacing: Double = 0
  ) throws -> StyledText {
    let attributes = TextAttributes(font: try self.font(font), letterSpacing: letterSpacing)
    var text = StyledText()
    var letters = ""
    func flush() {
      text.append(letters, attributes: attributes)
      letters = ""
    }
    for scalar in notation.unicodeScalars {
      switch scalar {
      case "*", "^":
        flush()
        let isTall = scalar == "^"
        text.append(
          Attachment(
            content: isTall ? 1 : 0, advance: symbolAdvance, ascent: isTall ? 20 : 6,
            descent: isTall ? 5 : 1),
          attributes: attributes)
      default: letters.unicodeScalars.append(hebrew(scalar))
      }
    }
    flush()
    return text
  }

  private static func hebrew(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard ("A"..."J").contains(scalar) else { return scalar }
    return Unicode.Scalar(scalar.value - 0x41 + 0x5D0) ?? scalar
  }

  /// Returns a character in the notation.
  static func notation(_ scalar: Unicode.Scalar) -> String {
    guard (0x5D0...0x5D9).contains(scalar.value) else { return String(scalar) }
    return Unicode.Scalar(scalar.value - 0x5D0 + 0x41).map { String($0) } ?? "?"
  }
}
