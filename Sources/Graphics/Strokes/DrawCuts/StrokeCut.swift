/// A cut across the outline of a stroke, and the time at which the pen reaches it.
package struct StrokeCut: Hashable, Sendable {
  /// The time at which the pen reaches the cut: 0 at the start of drawing, 1 at its end.
  package var time: Double
  /// The point on one edge of the stroke, in the space of the outline.
  package var first: Point
  /// The point on the other edge.
  package var second: Point

  package init(time: Double, first: Point, second: Point) {
    self.time = time
    self.first = first
    self.second = second
  }

  /// Returns the cut transformed.
  package func transformed(by map: Affine) -> StrokeCut {
    StrokeCut(time: time, first: map * first, second: map * second)
  }

  /// Returns an interpolated cut, which belongs to the outline interpolated in the same way.
  package func interpolated(to other: StrokeCut, _ part: Double) -> StrokeCut {
    StrokeCut(
      time: time + (other.time - time) * part, first: first.interpolated(to: other.first, part),
      second: second.interpolated(to: other.second, part))
  }
}
