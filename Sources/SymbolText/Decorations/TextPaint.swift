internal import SymtextFonts
internal import SymtextGraphics

/// The painting of text: all attributes that do not affect layout.
struct TextPaint: Hashable, Sendable {
  /// A line under or through text.
  struct Line: Hashable, Sendable {
    var style: AttributedText.LineStyle
    var color: Color
  }

  /// The colour of letters and symbols.
  var color: Color
  /// The palette of colour fonts.
  var fontPalette = FontPalette.normal
  var underline: Line?
  var strikethrough: Line?
  /// The colour of the background.
  var background: Color?
  /// The address of the link.
  var link: String?

  init(color: Color) { self.color = color }

  /// Whether there is more to draw than letters and symbols.
  var isDecorated: Bool {
    underline != nil || strikethrough != nil || background != nil || link != nil
  }
}

extension AttributedText.Attributes {
  /// Whether any painting attribute is specified.
  var isPainted: Bool {
    color != nil || fontPalette != nil || underline != nil || strikethrough != nil
      || background != nil || link != nil
  }
}
