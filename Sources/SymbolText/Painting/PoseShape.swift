package import SymtextDrawing
package import SymtextGraphics

/// The shape and the paint of a part that becomes another part.
package struct PoseShape: Hashable, Sendable {
  /// The outline: points from the symbol's origin, y down, filled by the nonzero rule.
  package var outline: Path
  /// The paint; `nil` for the part's own.
  package var paint: Paint?

  /// Makes a shape.
  package init(outline: Path, paint: Paint? = nil) {
    self.outline = outline
    self.paint = paint
  }
}
