internal import SymtextGraphics
package import SymtextSymbolText

/// The metrics of bars. Unless a source is given, they are symtext's choice, modelled on systems.
extension BarTraits {
  /// The default configuration of symbols in bars: large scale, or medium in compact bars.
  ///
  /// WWDC19-206, Introducing SF Symbols.
  var barPreset: ButtonPreset { isCompact ? .compactBar : .bar }

  /// Whether bars float above the content.
  package var isFloating: Bool { form == .floating }

  /// Returns the settings for text styles.
  func settings(_ category: ContentSizeCategory) -> TypeSettings {
    TypeSettings(platform: device == .desktop ? .macOS : .iOS, contentSize: category)
  }

  /// The default width of the device, in points.
  package var deviceWidth: Double {
    switch (device, orientation) {
    case (.phone, .portrait): 390
    case (.phone, .landscape): 844
    case (.pad, .portrait): 820
    case (.pad, .landscape): 1180
    case (.desktop, _): 720
    }
  }

  /// The space between the edge and the first content, in points.
  var margin: Double { device == .phone ? 16 : device == .pad ? 20 : 12 }

  /// The space between the edge and a floating bar, in points.
  var floatingMargin: Double { device == .desktop ? 10 : 20 }

  /// The space for the shadow above and below a floating bar, in points.
  static let floatingRoom = (above: 12.0, below: 20.0)

  /// The minimal side of a touch or pointer target: 44 points for a finger, 24 for a pointer, the height of a large
  /// pop-up button in macOS.
  var leastTarget: Double { device == .desktop ? 24 : Theme.iOS26[.light].button.target ?? 44 }

  /// The text size for bars.
  package var barContentSize: ContentSizeCategory { min(contentSize, .xxxLarge) }

  /// The growth of bars and their glyphs relative to the default text size.
  package var barGrowth: Double {
    func size(_ category: ContentSizeCategory) -> Double {
      TextStyle.body.resolved(in: settings(category))?.pointSize ?? 17
    }
    return max(size(barContentSize) / size(.large), 1)
  }

  /// Returns a height in points, scaled for the reader's text size.
  func barHeight(_ height: Double) -> Double { (height * barGrowth).rounded(.up) }

  /// The height of navigation bars and toolbars, in points.
  ///
  /// It is 44, and 50 on iPad since iOS 12. Compact bars are known to have 32. The unified toolbar of macOS has 52.
  var barHeight: Double {
    switch device {
    case .phone: barHeight(isCompact ? 32 : 44)
    case .pad: barHeight(50)
    case .desktop: barHeight(52)
    }
  }

  /// The height of the capsules of floating navigation bars and toolbars, in points.
  var capsuleHeight: Double {
    barHeight(device == .desktop ? 36 : 44)
  }

  /// The thickness of the finest line, in points.
  var hairline: Double { 1 / max(pixelRatio, 0.01) }

  /// Returns the box of a bar in its picture, from edge to edge.
  ///
  /// A docked bar fills the picture; a floating one has space for its shadow.
  /// - Parameters:
  ///   - height: The height of the docked bar.
  ///   - floating: The height of its capsules.
  func barBox(width: Double, height: Double, floating: Double) -> Rect {
    isFloating
      ? Rect(x: 0, y: Self.floatingRoom.above, width: width, height: floating)
      : Rect(x: 0, y: 0, width: width, height: height)
  }

  /// Returns the height of a picture with a bar in it.
  func pictureHeight(of box: Rect) -> Double {
    isFloating ? box.maxY + Self.floatingRoom.below : box.maxY
  }
}
