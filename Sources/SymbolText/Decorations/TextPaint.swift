internal import SymtextGraphics

/// How text is painted: all that does not move it.
struct TextPaint: Hashable, Sendable {
  /// A line under or through text.
  struct Line: Hashable, Sendable {
    var style: AttributedText.LineStyle
    var color: Color
  }

  /// That of letters and symbols.
  var color: Color
  var underline: Line?
  var strikethrough: Line?
  /// What is behind it.
  var background: Color?
  /// Where it leads.
  var link: String?

  init(color: Color) { self.color = color }

  /// Whether there is more to draw than letters and symbols.
  var isDecorated: Bool {
    underline != nil || strikethrough != nil || background != nil || link != nil
  }
}

extension AttributedText.Attributes {
  /// Whether anything is specified of how text is painted.
  var isPainted: Bool {
    color != nil || underline != nil || strikethrough != nil || background != nil || link != nil
  }
}
