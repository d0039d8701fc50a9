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
  /// Whether edges of symbols are put on whole pixels.
  var isFitted: Bool

  /// The opacity of the line along the edge of a coloured page: a pixel is thick on a small one.
  var edgeOpacity: Double

  /// Ours; found by looking.
  init(_ size: DocumentIconSize) {
    let (points, pixels) = (size.points, size.pixels)
    leastWeight =
      switch pixels {
      case ..<24: 900
      case ..<48: points < 24 ? 800 : 700
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
    isFitted = pixels < 96
    edgeOpacity = pixels < 24 ? 0.08 : 0.14
  }
}
