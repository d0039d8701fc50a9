extension AttributedText {
  /// The style of an underline or a strikethrough.
  public enum LineStyle: String, CaseIterable, Hashable, Sendable {
    /// No line; overrides the style of the surrounding text.
    case none
    /// A line with the font's thickness.
    case single
    /// A line of twice the thickness.
    case thick
    /// Two lines.
    case double
    /// Round dots.
    case dotted
    /// Dashes.
    case dashed
    /// A wave.
    case wavy

    /// Reads a style; `yes` is `single`, `no` is `none`.
    package init?(_ text: String) {
      switch text {
      case "yes": self = .single
      case "no": self = .none
      default: self.init(rawValue: text)
      }
    }
  }
}
