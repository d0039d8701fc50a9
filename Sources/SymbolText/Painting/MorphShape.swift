package import SymtextGraphics

/// A shape of a symbol's part that can become another shape: a line with its pen, or the contour of a filled shape.
///
/// Points from the symbol's origin, y down.
package struct MorphShape: Hashable, Sendable {
  /// The centre line, or one contour of an outline.
  package var path: Path
  /// Half the width of the pen; `nil` for a filled contour.
  package var halfWidth: Double?
  /// The caps and joins of the pen.
  package var style: StrokeStyle

  /// Makes a shape.
  package init(path: Path, halfWidth: Double?, style: StrokeStyle = .round) {
    self.path = path
    self.halfWidth = halfWidth
    self.style = style
  }
}
