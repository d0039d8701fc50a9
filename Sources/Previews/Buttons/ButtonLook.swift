public import SymtextGraphics
public import SymtextSymbolText

/// Overrides for a button in one of its states.
///
/// A `nil` property is not overridden.
public struct ButtonLook: Sendable {
  /// The label.
  public var label: String?
  /// The label with symbols in it; `nil` for the plain one.
  public var text: AttributedText?
  /// The symbol; an empty name removes it.
  public var symbol: String?
  /// The configuration of the symbol.
  ///
  /// It takes precedence over the configuration for all states.
  public var configuration: SymbolConfiguration?
  /// The tint.
  ///
  /// For a disabled button it is the colour of label and symbol.
  public var tint: AdaptiveColor?

  /// Makes a look.
  public init(
    label: String? = nil, symbol: String? = nil, configuration: SymbolConfiguration? = nil,
    tint: AdaptiveColor? = nil, text: AttributedText? = nil
  ) {
    self.label = label
    self.text = text
    self.symbol = symbol
    self.configuration = configuration
    self.tint = tint
  }
}

extension Button {
  /// The symbol of the state `loading`, from the bundled library if the source lacks it.
  static let spinner = "progress.indicator"

  /// The button with the overrides for its state.
  var inState: Button {
    var button = self
    if state == .loading, looks[.loading]?.symbol == nil { button.symbol = Self.spinner }
    guard let look = looks[state] else { return button }
    if let label = look.label { (button.label, button.text) = (label, look.text) }
    if let symbol = look.symbol { button.symbol = symbol.isEmpty ? nil : symbol }
    if let configuration = look.configuration {
      button.configuration = button.configuration.applying(configuration)
    }
    if let tint = look.tint { button.tint = tint }
    return button
  }
}
