/// The metrics of a button, from the measures of its theme.
struct ButtonMetrics {
  /// The size of the label's font.
  var pointSize: Double
  /// The space on each side of the content.
  var side: Double
  /// The space beside the symbol that stands next to a label, and that beside the label there.
  var iconSide: Double
  var labelSide: Double
  /// The minimal space above and below the content.
  var above: Double
  /// The minimal height.
  var height: Double
  /// The minimal width.
  var minWidth: Double
  /// The space between symbol and label.
  var gap: Double
  /// The side of the square of a symbol, and of a symbol without a label; `nil` if it follows the font.
  var icon: Double?
  var iconAlone: Double?
  /// The space on each side of a symbol without a label.
  var sideAlone: Double
  /// The space between the parts of a split button, and on both sides of its arrow.
  var splitGap: Double
  var splitSide: Double
  /// The steps of lengths.
  var grid: LengthGrid

  /// Makes the metrics of a size.
  /// - Parameter pointSize: The size of the label's font; another one than the theme's scales all lengths. The height
  ///   never decreases.
  init(_ measures: ThemeMeasures, _ button: ThemeButton, pointSize: Double? = nil) {
    let own = measures.type?.size ?? 0
    let size = pointSize ?? own
    let grid = LengthGrid(step: button.grid ?? 0)
    let growth = own > 0 ? size / own : 1
    func scaled(_ length: Double) -> Double {
      guard growth != 1, length > 0 else { return length }
      return grid.step > 0 ? max(grid.nearest(length * growth), grid.step) : length * growth
    }
    self.grid = grid
    self.pointSize = size
    side = scaled(measures.side ?? 0)
    iconSide = scaled(measures.iconSide ?? measures.side ?? 0)
    labelSide = scaled(measures.labelSide ?? measures.side ?? 0)
    above = scaled(measures.above ?? 0)
    gap = scaled(measures.gap ?? 0)
    splitGap = measures.splitGap ?? 0
    splitSide = scaled(measures.splitSide ?? grid.nearest((measures.side ?? 0) * 0.75))
    height =
      growth == 1 ? measures.height ?? 0 : grid.up((measures.height ?? 0) * max(growth, 1))
    minWidth = measures.minWidth ?? 0
    icon = measures.icon.map { $0 * growth }
    iconAlone = (measures.iconAlone ?? measures.icon).map { $0 * growth }
    sideAlone =
      measures.sideAlone.map(scaled) ?? min(above, side) * (button.aloneShare ?? 1)
  }

  /// Makes the metrics of a size in a platform's theme.
  init(_ size: ButtonSize, on platform: ButtonPlatform) {
    let theme = platform.theme
    self.init(theme.measures(size), theme[.light].button)
  }

  /// Returns a corner radius in a height.
  func radius(_ radius: ThemeRadius, height: Double) -> Double {
    switch radius {
    case .points(let points): min(points, height / 2)
    case .share(let share): min(grid.down(self.height * share), height / 2)
    }
  }
}
