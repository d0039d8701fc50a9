extension AttributedText {
  /// How a line under or through text looks.
  public enum LineStyle: String, CaseIterable, Hashable, Sendable {
    /// No line, where the text around has one.
    case none
    /// A line as thick as the font has it.
    case single
    /// A line of twice that.
    case thick
    /// Two lines.
    case double
    /// Round dots.
    case dotted
    /// Dashes.
    case dashed
    /// A wave.
    case wavy

    /// Reads a style; `yes` is a single line, `no` none.
    package init?(_ text: String) {
      switch text {
      case "yes": self = .single
      case "no": self = .none
      default: self.init(rawValue: text)
      }
    }
  }
}
