internal import SymtextSymbols
internal import SymtextFontGlyphs
public import SymtextSymbolText

/// The configuration that a kind of button gives its symbol.
///
/// WWDC19-206, Introducing SF Symbols.
public enum ButtonPreset: String, CaseIterable, Sendable {
  /// A system button: the body text style at large scale.
  case system
  /// A button of one's own: medium scale.
  case regular
  /// A bar's button where there is room, as on a phone held upright: large scale.
  case bar
  /// A bar's button where there is little, as on a phone held sideways: medium scale.
  case compactBar

  /// What it says of the symbol; one's own configuration goes before it.
  public var configuration: SymbolConfiguration {
    switch self {
    case .system: SymbolConfiguration(textStyle: .body, scale: .large)
    case .regular, .compactBar: SymbolConfiguration(scale: .medium)
    case .bar: SymbolConfiguration(scale: .large)
    }
  }
}
