internal import SymtextGraphics
internal import SymtextSymbols

/// The widths of a layer's strokes at Regular and Black, as factors of the icon's own.
///
/// Ultralight keeps the weight's own stroke, because a thinner one could not be seen. Weights between the masters are
/// interpolated.
struct StrokeWidths: Hashable, Sendable {
  /// The factor at Regular.
  var regular = 1.0
  /// The factor in Black.
  var black = 1.0

  /// The widths of details that must stay open in Black, as of the class `fine` of drawings.
  static let fine = StrokeWidths(regular: 0.8, black: 2.0 / 3)

  /// The valid factors.
  static let range = 0.25...2.0

  /// Returns the pen of a stroke with these widths.
  /// - Parameter own: the stroke's own pen.
  func pen(_ own: Pen) -> Pen {
    let (light, heavy) = (
      WeightLaw.halfStroke(.regular), WeightLaw.halfStroke(.black)
    )
    let (thin, thick) = (regular * own.halfWidth(light), black * own.halfWidth(heavy))
    let factor = (thick - thin) / (heavy - light)
    return Pen(base: thin - factor * light, factor: factor, taper: WeightLaw.taper)
  }
}
