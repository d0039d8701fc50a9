import SymtextTestSupport
import Testing
import SymtextTextLayout

/// A row of the layout table: a text, its layout options, and the resulting lines.
///
/// Both are in the notation of ``Ruler``. `"18: ab@0 DC@13 =20"` is a line with its baseline at 18, in which `ab`
/// begins 0 and `DC` 13 points from the left of the column, and which is 20 points wide. Adjacent letters are written
/// together, spaces are omitted. Everything is in visual order, from left to right.
struct LayoutRow: Sendable, CustomTestStringConvertible {
  var text: String
  var width: Double?
  var style: ParagraphStyle
  var direction: WritingDirection
  var letterSpacing: Double
  var font: TestRulerFont
  var expected: [String]

  init(
    _ text: String, width: Double? = nil, _ style: ParagraphStyle = ParagraphStyle(),
    direction: WritingDirection = .automatic, letterSpacing: Double = 0,
    font: TestRulerFont = .ruler, lines expected: String...
  ) {
    self.text = text
    self.width = width
    self.style = style
    self.direction = direction
    self.letterSpacing = letterSpacing
    self.font = font
    self.expected = expected
  }

  var testDescription: String {
    let width = width.map { " in \($0)" } ?? ""
    let spacing = letterSpacing == 0 ? "" : ", letters \(letterSpacing) apart"
    return "“\(text)”\(width), \(style.alignment.rawValue)\(spacing)"
  }

  /// The lines as they are set.
  var lines: [SeenLine] {
    get throws {
      let text = try Ruler.text(text, font: font, letterSpacing: letterSpacing)
      return Paragraph(text, direction: direction, fallback: nil)
        .lines(width: width, style: style).map { SeenLine($0) }
    }
  }

  /// The same text in letters of the other direction; `nil` if it is not all in small letters.
  var mirrored: LayoutRow? {
    guard direction == .automatic, text.contains(where: \.isLowercase),
      text.allSatisfy({ $0.isLowercase || " *^\t\n".contains($0) })
    else { return nil }
    var row = self
    row.text = text.uppercased()
    return row
  }
}

extension ParagraphStyle {
  /// Returns the style of one line with a truncated part.
  static func truncated(_ part: Truncation, _ alignment: Alignment = .start) -> ParagraphStyle {
    ParagraphStyle(alignment: alignment, maxLines: 1, truncation: part)
  }

  /// Returns the style of aligned lines.
  static func aligned(_ alignment: Alignment) -> ParagraphStyle {
    ParagraphStyle(alignment: alignment)
  }

  /// Returns the style of tabs with these stops.
  static func tabs(_ stops: TabStop..., alignment: Alignment = .start) -> ParagraphStyle {
    ParagraphStyle(alignment: alignment, tabStops: stops)
  }
}
