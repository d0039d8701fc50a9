/// Where the outline of a stroke is cut across, and when a pen that draws the stroke is there.
package struct StrokeCut: Hashable, Sendable {
  /// When the pen is there: 0 when drawing begins, 1 when all is drawn.
  package var time: Double
  /// Where the cut meets one edge of the stroke, in the space of the outline.
  package var first: Point
  /// Where it meets the other edge.
  package var second: Point

  /// Makes a cut.
  package init(time: Double, first: Point, second: Point) {
    self.time = time
    self.first = first
    self.second = second
  }

  /// The same cut somewhere else.
  package func transformed(by map: Affine) -> StrokeCut {
    StrokeCut(time: time, first: map * first, second: map * second)
  }

  /// The cut between two, as what lies between two outlines.
  package func interpolated(to other: StrokeCut, _ part: Double) -> StrokeCut {
    StrokeCut(
      time: time + (other.time - time) * part, first: first.interpolated(to: other.first, part),
      second: second.interpolated(to: other.second, part))
  }
}
