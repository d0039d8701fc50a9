internal import SymtextGraphics
package import SymtextSymbolText

/// The numbers of bars. Where nothing else is said they are ours, after what systems draw.
extension BarTraits {
  /// How large the symbols of bars are where nothing is said: large, and medium in compact bars.
  ///
  /// WWDC19-206, Introducing SF Symbols.
  var barPreset: ButtonPreset { isCompact ? .compactBar : .bar }

  /// Whether bars float above the content.
  package var isFloating: Bool { form == .floating }

  /// What text styles are resolved with.
  func settings(_ category: ContentSizeCategory) -> TypeSettings {
    TypeSettings(platform: device == .desktop ? .macOS : .iOS, contentSize: category)
  }

  /// The device's width, in points, where none is given.
  package var deviceWidth: Double {
    switch (device, orientation) {
    case (.phone, .portrait): 390
    case (.phone, .landscape): 844
    case (.pad, .portrait): 820
    case (.pad, .landscape): 1180
    case (.desktop, _): 720
    }
  }

  /// Between the edge and what stands first, in points.
  var margin: Double { device == .phone ? 16 : device == .pad ? 20 : 12 }

  /// Between the edge and a floating bar, in points.
  var floatingMargin: Double { device == .desktop ? 10 : 20 }

  /// The room above and below a floating bar, in points: that of its shadow.
  static let floatingRoom = (above: 12.0, below: 20.0)

  /// The least side of what is to be hit: 44 points for a finger, 24 for a pointer, the height of a large
  /// pop-up button of macOS.
  var leastTarget: Double { device == .desktop ? 24 : ButtonLayout.leastTarget }

  /// The text size that bars follow.
  package var barContentSize: ContentSizeCategory { min(contentSize, .xxxLarge) }

  /// How much higher bars are, and how much larger their glyphs, than for text as it is delivered.
  package var barGrowth: Double {
    func size(_ category: ContentSizeCategory) -> Double {
      TextStyle.body.resolved(in: settings(category))?.pointSize ?? 17
    }
    return max(size(barContentSize) / size(.large), 1)
  }

  /// The height of a bar of so many points, for the reader's text size.
  func barHeight(_ height: Double) -> Double { (height * barGrowth).rounded(.up) }

  /// The height of navigation bars and toolbars, in points.
  ///
  /// 44, and 50 on iPad since iOS 12; 32 is the height that compact bars are known to have; 52 is that of
  /// the unified toolbar of macOS.
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

  /// How thick the finest line is, in points.
  var hairline: Double { 1 / max(pixelRatio, 0.01) }

  /// The box of a bar in its picture, from edge to edge: one of docked form fills it, capsules have their
  /// shadows around it.
  /// - Parameters:
  ///   - height: of the bar as it is docked.
  ///   - floating: of its capsules.
  func barBox(width: Double, height: Double, floating: Double) -> Rect {
    isFloating
      ? Rect(x: 0, y: Self.floatingRoom.above, width: width, height: floating)
      : Rect(x: 0, y: 0, width: width, height: height)
  }

  /// The height of a picture with a bar in it.
  func pictureHeight(of box: Rect) -> Double {
    isFloating ? box.maxY + Self.floatingRoom.below : box.maxY
  }
}
