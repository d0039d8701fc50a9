/// The metrics of a button, in whole points.
struct ButtonMetrics {
  /// The size of the label's font.
  var pointSize: Double
  /// The space on each side of the content.
  var side: Double
  /// The minimal space above and below the content.
  var above: Double
  /// The minimal height.
  var height: Double
  /// The space between symbol and label.
  var gap: Double

  private init(
    _ pointSize: Double, side: Double, above: Double, height: Double, gap: Double
  ) {
    self.pointSize = pointSize
    self.side = side
    self.above = above
    self.height = height
    self.gap = gap
  }

  /// Makes the metrics of a size on a platform.
  ///
  /// The font sizes are the platforms' text styles from their guidelines. Published sources exist for the heights of
  /// visionOS buttons, for those of macOS (the theme code of WebKit: 15, 18, 21, and 24 for pop-up buttons), and for
  /// the iOS values that Flutter reproduces. The others continue these steps; see Documentation/Decisions.md.
  init(_ size: ButtonSize, on platform: ButtonPlatform) {
    switch platform {
    case .iOS: self = Self.iOS(size)
    case .macOS: self = Self.macOS(size)
    case .watchOS: self = Self.watchOS(size)
    case .tvOS: self = Self.tvOS(size)
    case .visionOS: self = Self.visionOS(size)
    }
  }

  private static func iOS(_ size: ButtonSize) -> ButtonMetrics {
    switch size {
    case .mini: ButtonMetrics(13, side: 10, above: 5, height: 24, gap: 4)
    case .small: ButtonMetrics(15, side: 12, above: 6, height: 28, gap: 5)
    case .regular: ButtonMetrics(17, side: 16, above: 10, height: 34, gap: 6)
    case .large: ButtonMetrics(17, side: 20, above: 16, height: 50, gap: 6)
    case .extraLarge: ButtonMetrics(20, side: 24, above: 20, height: 64, gap: 7)
    }
  }

  private static func macOS(_ size: ButtonSize) -> ButtonMetrics {
    switch size {
    case .mini: ButtonMetrics(10, side: 6, above: 3, height: 15, gap: 3)
    case .small: ButtonMetrics(11, side: 8, above: 4, height: 18, gap: 4)
    case .regular: ButtonMetrics(13, side: 10, above: 5, height: 21, gap: 4)
    case .large: ButtonMetrics(13, side: 12, above: 6, height: 24, gap: 5)
    case .extraLarge: ButtonMetrics(13, side: 14, above: 8, height: 28, gap: 5)
    }
  }

  private static func watchOS(_ size: ButtonSize) -> ButtonMetrics {
    switch size {
    case .mini: ButtonMetrics(13, side: 10, above: 6, height: 28, gap: 4)
    case .small: ButtonMetrics(14, side: 14, above: 9, height: 36, gap: 5)
    case .regular: ButtonMetrics(16, side: 16, above: 12, height: 44, gap: 6)
    case .large: ButtonMetrics(16, side: 18, above: 15, height: 50, gap: 6)
    case .extraLarge: ButtonMetrics(19, side: 20, above: 18, height: 56, gap: 6)
    }
  }

  private static func tvOS(_ size: ButtonSize) -> ButtonMetrics {
    switch size {
    case .mini: ButtonMetrics(23, side: 20, above: 12, height: 46, gap: 8)
    case .small: ButtonMetrics(25, side: 24, above: 16, height: 54, gap: 9)
    case .regular: ButtonMetrics(29, side: 32, above: 20, height: 66, gap: 10)
    case .large: ButtonMetrics(31, side: 40, above: 26, height: 80, gap: 11)
    case .extraLarge: ButtonMetrics(38, side: 48, above: 32, height: 96, gap: 13)
    }
  }

  private static func visionOS(_ size: ButtonSize) -> ButtonMetrics {
    switch size {
    case .mini: ButtonMetrics(13, side: 12, above: 6, height: 28, gap: 4)
    case .small: ButtonMetrics(15, side: 14, above: 8, height: 32, gap: 5)
    case .regular: ButtonMetrics(17, side: 20, above: 12, height: 44, gap: 6)
    case .large: ButtonMetrics(17, side: 24, above: 15, height: 52, gap: 7)
    case .extraLarge: ButtonMetrics(19, side: 28, above: 19, height: 64, gap: 8)
    }
  }

  /// The corner radius of rounded rectangles: a quarter of the height, in all sizes.
  var rectangleRadius: Double { (height / 4).rounded(.down) }

  /// Returns the metrics scaled for another font size.
  ///
  /// The height never decreases.
  func around(pointSize: Double) -> ButtonMetrics {
    let growth = pointSize / self.pointSize
    guard growth != 1 else { return self }
    func whole(_ length: Double) -> Double { max((length * growth).rounded(), 1) }
    return ButtonMetrics(
      pointSize, side: whole(side), above: whole(above),
      height: (height * max(growth, 1) - 1e-6).rounded(.up), gap: whole(gap))
  }
}
