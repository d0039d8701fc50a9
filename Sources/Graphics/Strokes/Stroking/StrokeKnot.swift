/// The width and the place of a stroke at one width of the shared pen, in the units of the path.
///
/// Between two knots both change evenly with the shared pen.
package struct StrokeKnot: Hashable, Sendable {
  /// The half-width of the shared pen.
  package var shared: Double
  /// The half-width of the stroke.
  package var halfWidth: Double
  /// The movement of the stroke.
  package var shift: Vector

  package init(shared: Double, halfWidth: Double, shift: Vector = .zero) {
    (self.shared, self.halfWidth, self.shift) = (shared, halfWidth, shift)
  }
}

extension [StrokeKnot] {
  /// Returns the knots with one where the stroke has a half-width, if it passes it.
  func passing(_ halfWidth: Double) -> [StrokeKnot] {
    let pairs = zip(self, dropFirst()).enumerated()
    guard
      let (index, (from, to)) = pairs.first(where: { _, pair in
        pair.0.halfWidth < halfWidth && halfWidth < pair.1.halfWidth
      })
    else { return self }
    let part = (halfWidth - from.halfWidth) / (to.halfWidth - from.halfWidth)
    let knot = StrokeKnot(
      shared: from.shared + (to.shared - from.shared) * part, halfWidth: halfWidth,
      shift: from.shift + (to.shift - from.shift) * part)
    return self[...index] + [knot] + self[(index + 1)...]
  }
}
