public import SymtextGraphics
public import SymtextSymbolText
public import SymtextTextLayout

/// The traits of a bar, a list or a menu: the device, the reader's settings, the colours.
public struct BarTraits: Hashable, Sendable {
  /// The device.
  package var device: BarDevice
  /// The orientation of the device.
  package var orientation: BarOrientation
  /// The form of the bar.
  ///
  /// Lists and menus have only one.
  package var form: BarForm
  /// The stroke width of a bar's symbols.
  package var art: BarArt
  /// The width in points; `nil` for the device's width, and for the natural width of a menu.
  package var width: Double?
  /// The reader's text size.
  ///
  /// Bars take space from the screen, so they follow it only up to `xxxLarge`. Lists, menus and large titles follow it
  /// without a limit.
  package var contentSize: ContentSizeCategory
  /// Whether the reader has turned on Bold Text: titles and symbols are heavier (``BoldText``).
  package var hasBoldText: Bool
  /// The colour of interactive content and of the selected tab.
  package var tint: AdaptiveColor
  /// The background, which shows through bars and menus slightly; `nil` for the default page, which docked bars and
  /// menus cover.
  package var background: Color?
  /// The painting of symbols.
  ///
  /// Its appearance and contrast apply to the whole layout.
  package var painting: SymbolPainting
  /// The configuration of all symbols.
  ///
  /// Unspecified properties follow the size class and the text.
  package var configuration: SymbolConfiguration
  /// The attributes of all texts: language, features and letter spacing.
  package var attributes: AttributedText.Attributes
  /// The layout direction.
  ///
  /// Automatic follows the first title's letters, or the language.
  package var direction: WritingDirection
  /// Pixels per point.
  ///
  /// Hairlines are one pixel thick.
  package var pixelRatio: Double
  /// The effect of badges in animated bars, as in ``SymbolConfiguration/effect``; `nil` for none.
  package var badgeEffect: EffectPlan?
  /// The backdrop; `nil` for none.
  ///
  /// Without a ``background`` its mean colour is the background by which colours are chosen.
  public var backdrop: BarBackdrop?
  /// The theme; `nil` for ``Theme/iOS26``, whose bars are those of iOS, iPadOS and macOS.
  public var theme: Theme?

  /// Makes traits.
  public init(
    device: BarDevice = .phone, orientation: BarOrientation = .portrait,
    form: BarForm = .docked, art: BarArt = .regular, width: Double? = nil,
    contentSize: ContentSizeCategory = .large, hasBoldText: Bool = false,
    tint: AdaptiveColor = .accent,
    background: Color? = nil,
    painting: SymbolPainting = SymbolPainting(),
    configuration: SymbolConfiguration = SymbolConfiguration(),
    attributes: AttributedText.Attributes = AttributedText.Attributes(),
    direction: WritingDirection = .automatic, pixelRatio: Double = 1,
    badgeEffect: EffectPlan? = nil,
    theme: Theme? = nil, backdrop: BarBackdrop? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.form = form
    self.art = art
    self.width = width
    self.contentSize = contentSize
    self.hasBoldText = hasBoldText
    self.tint = tint
    self.background = background
    self.painting = painting
    self.configuration = configuration
    self.attributes = attributes
    self.direction = direction
    self.pixelRatio = pixelRatio
    self.badgeEffect = badgeEffect
    self.theme = theme
    self.backdrop = backdrop
  }

  /// Whether bars are compact: on a phone in landscape.
  package var isCompact: Bool { device == .phone && orientation == .landscape }
}
