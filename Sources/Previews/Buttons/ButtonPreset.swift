internal import SymtextSymbols
internal import SymtextFontGlyphs
public import SymtextSymbolText

/// The default symbol configuration of a kind of button.
///
/// WWDC19-206, Introducing SF Symbols.
public enum ButtonPreset: String, CaseIterable, Sendable {
  /// A system button: the body text style at large scale.
  case system
  /// A custom button: medium scale.
  case regular
  /// A bar button in a regular bar, as on a phone in portrait: large scale.
  case bar
  /// A bar button in a compact bar, as on a phone in landscape: medium scale.
  case compactBar

  /// The symbol configuration.
  ///
  /// The button's own configuration takes precedence.
  public var configuration: SymbolConfiguration {
    switch self {
    case .system: SymbolConfiguration(textStyle: .body, scale: .large)
    case .regular, .compactBar: SymbolConfiguration(scale: .medium)
    case .bar: SymbolConfiguration(scale: .large)
    }
  }
}
