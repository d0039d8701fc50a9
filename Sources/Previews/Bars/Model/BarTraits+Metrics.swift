internal import SymtextGraphics
package import SymtextSymbolText

extension BarTraits {
  /// The default configuration of symbols in bars: large scale, or medium in compact bars.
  ///
  /// WWDC19-206, Introducing SF Symbols.
  var barPreset: ButtonPreset { isCompact ? .compactBar : .bar }

  /// Whether bars float above the content.
  package var isFloating: Bool { form == .floating }

  /// The group of a theme's values for the device; `nil` for those of all devices.
  var themeDevice: ThemeBarPlace.Device? {
    switch device {
    case .phone: isCompact ? .compact : nil
    case .pad: .pad
    case .desktop: .desktop
    }
  }

  /// Returns the settings for text styles.
  func settings(_ category: ContentSizeCategory) -> TypeSettings {
    TypeSettings(platform: device == .desktop ? .macOS : .iOS, contentSize: category)
  }

  /// Checks that the device has a kind of bar.
  /// - Throws: ``SymbolError`` if it has none.
  package func check(_ kind: BarKind) throws(SymbolError) {
    if let absence = kind.absence, absence.device == device, !(theme?.hasOwn(kind) ?? false) {
      throw SymbolError(absence.instead)
    }
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

  /// The space in a picture for the shadow above and below a floating bar, in points.
  static let floatingRoom = (above: 12.0, below: 20.0)

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

  /// The thickness of a line of one pixel, in points.
  var hairline: Double { 1 / max(pixelRatio, 0.01) }

  /// Returns the box of a bar in its picture, from edge to edge.
  ///
  /// A docked bar fills the picture; a floating one has space for its shadow.
  func barBox(width: Double, height: Double) -> Rect {
    Rect(x: 0, y: isFloating ? Self.floatingRoom.above : 0, width: width, height: height)
  }

  /// Returns the height of a picture with a bar in it.
  func pictureHeight(of box: Rect) -> Double {
    isFloating ? box.maxY + Self.floatingRoom.below : box.maxY
  }
}
