internal import SymtextSymbolText

extension ThemeType {
  /// Returns the text style of a name; `nil` if there is none.
  static func style(_ name: String) -> TextStyle? {
    TextStyle.allCases.first { $0.rawValue == name }
  }
}
