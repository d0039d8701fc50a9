internal import SymtextGraphics

/// The detail of an icon at a size.
///
/// Smaller icons have less detail and heavier strokes.
struct DocumentDetail {
  /// The minimal weight of the symbol, on the `wght` axis.
  var leastWeight: Double
  /// The size of the image as a fraction of the centre's box.
  var imagePart: Double
  /// The cap height of the text as a fraction of the canvas; `nil` for no text.
  var capHeight: Double?
  /// Whether levels of a symbol differ in opacity, and gradients are used.
  var showsShades: Bool
  /// Whether symbols keep several colours.
  var showsColors: Bool
  /// Whether symbols keep their badges.
  var showsBadges: Bool
  /// Whether edges of symbols are aligned to whole pixels, and letters to rows of pixels.
  var isFitted: Bool

  /// The opacities of the line along the edge of coloured, white and black pages.
  ///
  /// On a black page the line is white. On small pages a line of one pixel looks thick.
  var edgeOpacity: (colored: Double, white: Double, black: Double)
  /// The darkness of the folded corner relative to the back of the page, if nothing else shades it.
  var flapShade: Double
  /// The opacity of the line along the crease.
  var creaseOpacity: Double
  /// The shadows of the page, the widest first.
  var shadows: [SoftShadow]
  /// The shadow of the folded corner on the page.
  var flapShadow: SoftShadow

  /// Makes the detail of a size.
  ///
  /// The values are symtext's choice, found by eye.
  /// - Parameters:
  ///   - size: The drawn size.
  ///   - shown: The size whose detail is used, with the same number of pixels.
  init(_ size: DocumentIconSize, as shown: DocumentIconSize) {
    let (points, pixels) = (shown.points, size.pixels)
    leastWeight =
      switch pixels {
      // Heavier strokes leave no white between lines at 16 pixels.
      case ..<48: 700
      case ..<96: 600
      case ..<192: 500
      default: 1
      }
    // Leave a margin of a tenth on each side if there are enough pixels.
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
      // One row of pixels below, and half as much at the sides.
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
