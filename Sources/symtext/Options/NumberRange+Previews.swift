internal import SymtextCommandLine

extension NumberRange {
  /// Maximum widths of a button.
  static let buttonWidth = NumberRange(1...1_000_000)
  /// Measures of buttons that replace those of a theme.
  static let buttonMeasure = NumberRange(0...1000)
  /// Widths of bars.
  static let barWidth = NumberRange(1...100_000)
  /// Maximum numbers of symbols that a search shows.
  static let searchLimit = NumberRange(whole: 1...10_000)
  /// Sides of document icons.
  static let documentIcon = NumberRange(8...2048)
}
