/// A place where lines come near each other, and what strokes them there.
package struct LineGap: Hashable, Sendable {
  /// How far apart the lines are.
  package var distance: Double
  /// Half the strokes on both sides together.
  package var pen: Pen
  /// The middle of the white, where it is known.
  package var place: Point?

  /// Makes a gap between two lines.
  package init(distance: Double, between a: Pen, and b: Pen, at place: Point? = nil) {
    self.distance = distance
    self.place = place
    pen = Pen(base: a.base + b.base, factor: a.factor + b.factor)
  }

  /// How wide the white is for a half-width of the shared pen; negative where the strokes overlap.
  package func white(halfWidth: Double) -> Double { distance - pen.halfWidth(halfWidth) }

  /// The widest shared pen, half its width, that keeps the white so many times as wide as the strokes
  /// beside it.
  package func widestHalfWidth(opening: Double) -> Double {
    pen.factor > 0 ? (distance / (1 + opening) - pen.base) / pen.factor : .infinity
  }
}
