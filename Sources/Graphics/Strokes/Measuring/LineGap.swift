/// A place where lines come near each other, and the pens that stroke them.
package struct LineGap: Hashable, Sendable {
  /// The distance between the lines.
  package var distance: Double
  /// The sum of the half-widths on both sides.
  package var pen: Pen
  /// The middle of the white, if known.
  package var place: Point?

  /// Creates a gap between two lines.
  package init(distance: Double, between a: Pen, and b: Pen, at place: Point? = nil) {
    self.distance = distance
    self.place = place
    pen = Pen(base: a.base + b.base, factor: a.factor + b.factor)
  }

  /// Returns the width of the white for a half-width of the shared pen; negative where the strokes overlap.
  package func white(halfWidth: Double) -> Double { distance - pen.halfWidth(halfWidth) }

  /// Returns the half-width of the widest shared pen that keeps enough white.
  /// - Parameter opening: the least width of the white, as a multiple of the half-strokes on both sides together.
  package func widestHalfWidth(opening: Double) -> Double {
    pen.factor > 0 ? (distance / (1 + opening) - pen.base) / pen.factor : .infinity
  }
}
