public import Colors
public import SymbolText
public import TextLayout

/// What a bar, a list or a menu follows: the device, the reader's settings, the colours.
public struct BarTraits: Hashable, Sendable {
  /// What it is shown on.
  package var device: BarDevice
  /// How that is held.
  package var orientation: BarOrientation
  /// How wide it is, in points; `nil` for the device's width, and for a menu as wide as its items.
  package var width: Double?
  /// How large the reader wants text.
  ///
  /// Bars, which take their room from the screen below or above, follow it as far as `xxxLarge`; lists,
  /// menus and large titles follow it all the way.
  package var contentSize: ContentSizeCategory
  /// The colour of what can be tapped, and of the selected tab.
  package var tint: AdaptiveColor
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
  package var badgeEffect: String?

  /// Makes traits.
  public init(
    device: BarDevice = .phone, orientation: BarOrientation = .portrait, width: Double? = nil,
    contentSize: ContentSizeCategory = .large, tint: AdaptiveColor = .accent,
    painting: SymbolPainting = SymbolPainting(),
    configuration: SymbolConfiguration = SymbolConfiguration(),
    attributes: AttributedText.Attributes = AttributedText.Attributes(),
    direction: WritingDirection = .automatic, pixelRatio: Double = 1, badgeEffect: String? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.width = width
    self.contentSize = contentSize
    self.tint = tint
    self.painting = painting
    self.configuration = configuration
    self.attributes = attributes
    self.direction = direction
    self.pixelRatio = pixelRatio
    self.badgeEffect = badgeEffect
  }

  /// Whether bars are compact: on a phone that is held sideways.
  package var isCompact: Bool { device == .phone && orientation == .landscape }

  /// How large the symbols of bars are where nothing is said: large, and medium in compact bars.
  ///
  /// WWDC19-206, Introducing SF Symbols.
  var barPreset: ButtonPreset { isCompact ? .compactBar : .bar }

  /// The device's width, in points, where none is given.
  var deviceWidth: Double {
    switch (device, orientation) {
    case (.phone, .portrait): 390
    case (.phone, .landscape): 844
    case (.pad, .portrait): 820
    case (.pad, .landscape): 1180
    }
  }

  /// Between the edge and what stands first, in points.
  var margin: Double { device == .pad ? 20 : 16 }

  /// The text size that bars follow.
  package var barContentSize: ContentSizeCategory { min(contentSize, .xxxLarge) }

  /// How much higher bars are, and how much larger their glyphs, than for text as it is delivered.
  package var barGrowth: Double {
    func size(_ category: ContentSizeCategory) -> Double {
      TextStyle.body.resolved(in: TypeSettings(contentSize: category))?.pointSize ?? 17
    }
    return max(size(barContentSize) / size(.large), 1)
  }

  /// The height of a bar of so many points, for the reader's text size.
  func barHeight(_ height: Double) -> Double { (height * barGrowth).rounded(.up) }

  /// The height of navigation bars and toolbars, in points.
  ///
  /// 44, and 50 on iPad since iOS 12; 32 is the height that compact bars are known to have.
  var barHeight: Double { barHeight(isCompact ? 32 : device == .pad ? 50 : 44) }

  /// How thick the finest line is, in points.
  var hairline: Double { 1 / max(pixelRatio, 0.01) }
}
