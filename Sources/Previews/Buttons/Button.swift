public import SymtextGraphics
public import SymtextDrawing
public import SymtextSymbolText
public import SymtextFonts
public import SymtextTextLayout

/// A button with a label and a symbol.
public struct Button: Sendable {
  /// The label; may be empty if there is a symbol.
  public var label: String
  /// The label with symbols in it; `nil` for the plain ``label``.
  public var text: AttributedText?
  /// A smaller text below the label; may be empty.
  public var subtitle: String
  /// The symbol beside the label; may be `nil` if there is a label.
  public var symbol: String?
  /// A symbol after the label, where reading ends; `nil` for none.
  ///
  /// A menu has its arrows there.
  public var trailingSymbol: String?
  /// The configuration of that symbol.
  public var trailingConfiguration: SymbolConfiguration
  /// The placement of the symbol.
  public var placement: SymbolPlacement
  /// The style.
  public var style: ButtonStyle
  /// The kind of control: a button in its style, a chip, a floating action button or a badge.
  public var kind: ButtonKind
  /// The size.
  public var size: ButtonSize
  /// The shape.
  public var shape: ButtonShape
  /// The role.
  public var role: ButtonRole
  /// The interaction state.
  public var state: ButtonState
  /// The tint.
  public var tint: AdaptiveColor
  /// The maximal width in points; `nil` for no limit.
  ///
  /// A longer label is truncated or broken into lines. The symbol and an ellipsis always stay.
  public var maxWidth: Double?
  /// The minimal width in points; `nil` for that of the theme.
  ///
  /// The content is centred in a wider button. A button of the width that its place has is as wide at least and at most.
  public var minWidth: Double?
  /// The maximal number of lines of the label.
  public var maxLines: Int
  /// The part of a long label that is truncated.
  public var truncation: Truncation
  /// The configuration of the symbol.
  ///
  /// Unspecified properties follow the text.
  public var configuration: SymbolConfiguration
  /// The painting of the symbol's layers.
  ///
  /// Its appearance and contrast also apply to the tint.
  public var painting: SymbolPainting
  /// The attributes of the label: language, features and letter spacing.
  ///
  /// The button determines size, weight and colour.
  public var attributes: AttributedText.Attributes
  /// The layout direction.
  ///
  /// Automatic follows the label's language or its letters.
  public var direction: WritingDirection
  /// The platform whose button it resembles.
  public var platform: ButtonPlatform
  /// The form: push button, toggle or menu.
  public var form: ButtonForm
  /// Overrides for states.
  public var looks: [ButtonState: ButtonLook]
  /// Whether the reader has turned on Bold Text.
  ///
  /// If so, label and symbol are a step heavier (``BoldText``).
  public var hasBoldText: Bool
  /// The backdrop, which is visible around the button; `nil` for none.
  public var backdrop: ButtonBackdrop?
  /// The theme; `nil` for that of the platform (``ButtonPlatform/theme``).
  public var theme: Theme?

  /// Makes a button.
  public init(
    label: String, symbol: String? = nil, placement: SymbolPlacement = .leading,
    style: ButtonStyle = .filled, size: ButtonSize = .regular, shape: ButtonShape = .automatic,
    role: ButtonRole = .normal, state: ButtonState = .normal, tint: AdaptiveColor = .accent,
    maxWidth: Double? = nil, minWidth: Double? = nil, maxLines: Int = 1,
    truncation: Truncation = .tail,
    configuration: SymbolConfiguration = SymbolConfiguration(),
    painting: SymbolPainting = SymbolPainting(),
    attributes: AttributedText.Attributes = AttributedText.Attributes(),
    direction: WritingDirection = .automatic, platform: ButtonPlatform = .iOS,
    form: ButtonForm = .push, looks: [ButtonState: ButtonLook] = [:], hasBoldText: Bool = false,
    backdrop: ButtonBackdrop? = nil, theme: Theme? = nil, text: AttributedText? = nil,
    subtitle: String = "", trailingSymbol: String? = nil,
    trailingConfiguration: SymbolConfiguration = SymbolConfiguration(),
    kind: ButtonKind = .button
  ) {
    self.label = label
    self.text = text
    self.subtitle = subtitle
    self.trailingSymbol = trailingSymbol
    self.trailingConfiguration = trailingConfiguration
    self.symbol = symbol
    self.placement = placement
    self.style = style
    self.kind = kind
    self.size = size
    self.shape = shape
    self.role = role
    self.state = state
    self.tint = tint
    self.maxWidth = maxWidth
    self.minWidth = minWidth
    self.maxLines = maxLines
    self.truncation = truncation
    self.configuration = configuration
    self.painting = painting
    self.attributes = attributes
    self.direction = direction
    self.platform = platform
    self.form = form
    self.looks = looks
    self.hasBoldText = hasBoldText
    self.backdrop = backdrop
    self.theme = theme
  }

  /// Returns the picture.
  /// - Parameters:
  ///   - font: The font of the label, at its size in the button.
  ///   - fallback: The fallback fonts for characters that it lacks.
  /// - Throws: ``SymbolError`` if there is no such symbol, or if it has neither label nor symbol.
  public func displayList(
    font: Font, library: any SymbolSource, fallback: FontFallback? = .system
  ) throws(SymbolError) -> DisplayList {
    try layout(font: font, library: library, fallback: fallback).displayList()
  }
}
