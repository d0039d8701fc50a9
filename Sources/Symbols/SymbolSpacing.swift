package import SymtextGraphics

/// The space beside a symbol, and its place in it, in addition to side bearings or margins.
///
/// In units of the drawing grid at medium scale; other scales have it in proportion.
package struct SymbolSpacing: Hashable, Sendable {
  /// The space added at the left; negative takes away.
  package var left: Double
  /// The space added at the right; negative takes away.
  package var right: Double
  /// The movement of the drawing between its margins and relative to the baseline, y down.
  package var shift: Vector

  /// No additional space.
  package static let none = SymbolSpacing()
  /// The largest space and movement along an axis.
  package static let most = DrawingGrid.size

  /// Makes a spacing.
  package init(left: Double = 0, right: Double = 0, shift: Vector = .zero) {
    self.left = left
    self.right = right
    self.shift = shift
  }

  /// The spacing of the mirrored drawing.
  package var mirrored: SymbolSpacing {
    SymbolSpacing(left: right, right: left, shift: Vector(-shift.x, shift.y))
  }
}
