package import SymtextGraphics

/// A symbol's place in its box.
package struct SymbolPlacement: Hashable, Sendable {
  /// The width of the box, in units.
  package var width: Double
  /// The height of the box, in units.
  package var height: Double
  /// The distance from the top to the baseline, in units.
  package var baseline: Double
  /// The factor by which the symbol is smaller than in text; 1 if it fits.
  package var factor: Double
  /// From the symbol's origin on the baseline, y down, to the box, y down from its top left.
  package var map: Affine

  /// - Parameters:
  ///   - ink: from the symbol's origin on the baseline, in units, y down.
  ///   - advance: in units.
  ///   - capHeight: in units.
  package init(_ box: SymbolBox, ink: Rect, advance: Double, capHeight: Double) {
    let half = SymbolBox.side / 2
    let middle = Point(advance / 2, -capHeight / 2)
    // The farthest ink from the middle, sideways and up or down.
    let sideways = max(abs(ink.minX - middle.x), abs(ink.maxX - middle.x))
    let upwards = max(abs(ink.minY - middle.y), abs(ink.maxY - middle.y))
    switch box {
    case .icon:
      let reach = max(sideways, upwards)
      factor = reach > half ? (half / reach * Self.steps).rounded(.down) / Self.steps : 1
      (width, height) = (SymbolBox.side, SymbolBox.side)
      map =
        Affine.translation(half, half) * .scale(factor, factor)
        * .translation(-middle.x, -middle.y)
      baseline = half + factor * capHeight / 2
    case .text:
      factor = 1
      let left = max(0, -ink.minX)
      let right = max(advance, ink.maxX)
      let tall = max(half, upwards)
      (width, height) = (left + right, 2 * tall)
      map = .translation(left, tall + capHeight / 2)
      baseline = tall + capHeight / 2
    }
  }

  /// The steps of a factor.
  private static let steps = 1000.0
}
