public import SymtextGraphics
public import SymtextSymbolText
public import SymtextTextLayout

/// What a bar, a list or a menu follows: the device, the reader's settings, the colours.
public struct BarTraits: Hashable, Sendable {
  /// What it is shown on.
  package var device: BarDevice
  /// How that is held.
  package var orientation: BarOrientation
  /// How it stands beside what it belongs to; lists and menus have but one form.
  package var form: BarForm
  /// How thick the strokes of a bar's symbols are.
  package var art: BarArt
  /// How wide it is, in points; `nil` for the device's width, and for a menu as wide as its items.
  package var width: Double?
  /// How large the reader wants text.
  ///
  /// Bars, which take their room from the screen below or above, follow it as far as `xxxLarge`; lists,
  /// menus and large titles follow it all the way.
  package var contentSize: ContentSizeCategory
  /// The colour of what can be tapped, and of the selected tab.
  package var tint: AdaptiveColor
  /// What it stands on, which bars and menus let through a little; `nil` for the usual page, which docked
  /// bars and menus hide.
  package var background: Color?
  /// How symbols are coloured; its appearance and contrast are those of everything.
  package var painting: SymbolPainting
  /// Of all symbols; what is not specified follows the size class and the text.
  package var configuration: SymbolConfiguration
  /// Of all texts: language, features and letter spacing.
  package var attributes: AttributedText.Attributes
  /// Which side reading starts from; automatic follows the first title's letters or the language.
  package var direction: WritingDirection
  /// Pixels per point: hairlines are one pixel thick.
  package var pixelRatio: Double
  /// What badges do where the bar moves, as of ``SymbolConfiguration/effect``; `nil` is nothing.
  package var badgeEffect: EffectPlan?

  /// Makes traits.
  public init(
    device: BarDevice = .phone, orientation: BarOrientation = .portrait,
    form: BarForm = .docked, art: BarArt = .regular, width: Double? = nil,
    contentSize: ContentSizeCategory = .large, tint: AdaptiveColor = .accent,
    background: Color? = nil,
    painting: SymbolPainting = SymbolPainting(),
    configuration: SymbolConfiguration = SymbolConfiguration(),
    attributes: AttributedText.Attributes = AttributedText.Attributes(),
    direction: WritingDirection = .automatic, pixelRatio: Double = 1, badgeEffect: EffectPlan? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.form = form
    self.art = art
    self.width = width
    self.contentSize = contentSize
    self.tint = tint
    self.background = background
    self.painting = painting
    self.configuration = configuration
    self.attributes = attributes
    self.direction = direction
    self.pixelRatio = pixelRatio
    self.badgeEffect = badgeEffect
  }

  /// Whether bars are compact: on a phone that is held sideways.
  package var isCompact: Bool { device == .phone && orientation == .landscape }
}
