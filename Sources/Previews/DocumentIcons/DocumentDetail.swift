internal import SymtextGraphics

/// How much an icon shows at a size: less, in heavier strokes, as it gets smaller.
struct DocumentDetail {
  /// The least weight of the symbol, on the `wght` axis.
  var leastWeight: Double
  /// The part of the centre's box that the image takes.
  var imagePart: Double
  /// The cap height of the text as a part of the canvas; `nil` for no text.
  var capHeight: Double?
  /// Whether levels of a symbol are told apart by opacity, and whether there are gradients.
  var showsShades: Bool
  /// Whether symbols keep several colours.
  var showsColors: Bool
  /// Whether symbols keep their badges.
  var showsBadges: Bool
  /// Whether edges of symbols are put on whole pixels, and letters on rows of them.
  var isFitted: Bool

  /// The opacity of the line along the edge of a coloured page, of a white one, and of a black one, where it is
  /// white: a pixel is thick on a small page.
  var edgeOpacity: (colored: Double, white: Double, black: Double)
  /// How much darker than the back of a page its folded corner is, where nothing else shades it.
  var flapShade: Double
  /// The opacity of the line along the crease.
  var creaseOpacity: Double
  /// What the page throws on what is behind it, the widest first.
  var shadows: [SoftShadow]
  /// What the folded corner throws on the page, at its corner.
  var flapShadow: SoftShadow

  /// Ours; found by looking.
  /// - Parameters:
  ///   - size: how large it is drawn.
  ///   - shown: the size, of as many pixels, that is shown so.
  init(_ size: DocumentIconSize, as shown: DocumentIconSize) {
    let (points, pixels) = (shown.points, size.pixels)
    leastWeight =
      switch pixels {
      // Heavier ones have no white between their lines at 16 pixels.
      case ..<48: 700
      case ..<96: 600
      case ..<192: 500
      default: 1
      }
    // Within the margin of a tenth on every side, where there are pixels for one.
    imagePart = pixels < 24 ? 1 : 0.8
    capHeight = pixels < 48 ? nil : pixels < 96 ? 0.11 : 0.09
    showsShades = pixels >= 48
    showsColors = pixels >= 24
    showsBadges = points >= 24
    isFitted = pixels < 192
    edgeOpacity =
      pixels < 48
      ? (colored: 0.07, white: 0.13, black: 0.16) : (colored: 0.08, white: 0.08, black: 0.2)
    flapShade = pixels < 48 ? 0.1 : 0
    creaseOpacity = pixels < 48 ? 0.1 : 0.08
    let pixel = 1 / size.pixelRatio
    let unit = size.points / 512
    shadows =
      pixels < 48
      // A row of pixels below, and half as much at the sides.
      ? [SoftShadow(color: Color.black.multiplyingOpacity(by: 0.2), edge: .sharp, drop: pixel / 2)]
      : [
        SoftShadow(
          color: Color.black.multiplyingOpacity(by: 0.3), edge: .blurred(deviation: 5 * unit),
          drop: 4 * unit),
        SoftShadow(
          color: Color.black.multiplyingOpacity(by: 0.3), edge: .blurred(deviation: 1.2 * unit),
          drop: 0.6 * unit),
      ]
    flapShadow =
      pixels < 48
      ? SoftShadow(color: Color.black.multiplyingOpacity(by: 0.16), edge: .sharp, drop: pixel)
      : SoftShadow(
        color: Color.black.multiplyingOpacity(by: 0.34), edge: .blurred(deviation: 7 * unit),
        drop: 0)
  }
}
