public import SymtextGraphics
public import SymtextSymbolText

/// What is otherwise of a button in one of its states.
///
/// What is `nil` is as ever.
public struct ButtonLook: Sendable {
  /// The text.
  public var label: String?
  /// The symbol; an empty name is none.
  public var symbol: String?
  /// Of the symbol; it goes before what is specified of the symbol in all states.
  public var configuration: SymbolConfiguration?
  /// The colour that the button is painted with; of one that is disabled, that of label and symbol.
  public var tint: AdaptiveColor?

  /// Makes a look.
  public init(
    label: String? = nil, symbol: String? = nil, configuration: SymbolConfiguration? = nil,
    tint: AdaptiveColor? = nil
  ) {
    self.label = label
    self.symbol = symbol
    self.configuration = configuration
    self.tint = tint
  }
}

extension Button {
  /// The button with what is otherwise of it in its state.
  var inState: Button {
    guard let look = looks[state] else { return self }
    var button = self
    if let label = look.label { button.label = label }
    if let symbol = look.symbol { button.symbol = symbol.isEmpty ? nil : symbol }
    if let configuration = look.configuration {
      button.configuration = button.configuration.applying(configuration)
    }
    if let tint = look.tint { button.tint = tint }
    return button
  }
}
