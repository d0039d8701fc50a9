public import SymtextGraphics
public import SymtextDrawing
public import SymtextSymbolText
public import SymtextFonts
public import SymtextTextLayout

/// A label and a symbol that can be tapped.
public struct Button: Sendable {
  /// The text; may be empty when there is a symbol.
  public var label: String
  /// The symbol beside the text; may be `nil` when there is text.
  public var symbol: String?
  /// Where the symbol stands.
  public var placement: SymbolPlacement
  /// How it is painted.
  public var style: ButtonStyle
  /// How large it is.
  public var size: ButtonSize
  /// Its outline.
  public var shape: ButtonShape
  /// What it does.
  public var role: ButtonRole
  /// What is done with it.
  public var state: ButtonState
  /// The colour that it is painted with.
  public var tint: AdaptiveColor
  /// The most that it may be wide, in points; `nil` for any width.
  ///
  /// A longer label is cut or set in lines; the symbol and an ellipsis always stay.
  public var maxWidth: Double?
  /// The most lines of the label.
  public var maxLines: Int
  /// Which part of a label that is too long is left out.
  public var truncation: Truncation
  /// Of the symbol; what is not specified is taken from the text.
  public var configuration: SymbolConfiguration
  /// How the symbol's layers are coloured; its appearance and contrast are those of the tint, too.
  public var painting: SymbolPainting
  /// Of the label: language, features and letter spacing; size, weight and colour are the button's.
  public var attributes: AttributedText.Attributes
  /// Which side reading starts from; automatic follows the label's language or its letters.
  public var direction: WritingDirection
  /// Whose button it is.
  public var platform: ButtonPlatform
  /// What comes of it.
  public var form: ButtonForm
  /// What is otherwise of it in some states.
  public var looks: [ButtonState: ButtonLook]
  /// Whether the reader wants bold text: label and symbol are then a step heavier (``BoldText``).
  public var hasBoldText: Bool
  /// What it stands on, which room around it then shows; `nil` for nothing.
  public var backdrop: ButtonBackdrop?

  /// Makes a button.
  public init(
    label: String, symbol: String? = nil, placement: SymbolPlacement = .leading,
    style: ButtonStyle = .filled, size: ButtonSize = .regular, shape: ButtonShape = .automatic,
    role: ButtonRole = .normal, state: ButtonState = .normal, tint: AdaptiveColor = .accent,
    maxWidth: Double? = nil, maxLines: Int = 1, truncation: Truncation = .tail,
    configuration: SymbolConfiguration = SymbolConfiguration(),
    painting: SymbolPainting = SymbolPainting(),
    attributes: AttributedText.Attributes = AttributedText.Attributes(),
    direction: WritingDirection = .automatic, platform: ButtonPlatform = .iOS,
    form: ButtonForm = .push, looks: [ButtonState: ButtonLook] = [:], hasBoldText: Bool = false,
    backdrop: ButtonBackdrop? = nil
  ) {
    self.label = label
    self.symbol = symbol
    self.placement = placement
    self.style = style
    self.size = size
    self.shape = shape
    self.role = role
    self.state = state
    self.tint = tint
    self.maxWidth = maxWidth
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
  }

  /// The finished picture.
  /// - Parameters:
  ///   - font: of the label, at the size that the button shall have.
  ///   - fallback: where fonts come from for characters that it lacks.
  /// - Throws: ``SymbolError`` when there is no such symbol, or neither a label nor a symbol.
  public func displayList(
    font: Font, library: any SymbolSource, fallback: FontFallback? = .system
  ) throws(SymbolError) -> DisplayList {
    try layout(font: font, library: library, fallback: fallback).displayList()
  }
}
