internal import SymtextDrawing
internal import SymtextGraphics

extension Path {
  /// Subtracts shapes from this one; all are filled by the nonzero rule.
  func without(_ cuts: [Path]) -> Path {
    guard !cuts.isEmpty, let box = bounds else { return self }
    return cuts.reduce(self) { shape, cut in
      guard let other = cut.bounds, box.intersects(other) else { return shape }
      return shape.combined(.difference, with: cut, tolerance: Self.tolerance(box)) ?? shape
    }
  }

  /// The shape without overlapping contours.
  var joined: Path {
    guard let box = bounds else { return self }
    return withoutOverlaps(tolerance: Self.tolerance(box)) ?? self
  }

  /// Returns the maximal deviation of chords from curves while they are cut.
  private static func tolerance(_ box: Rect) -> Double { max(box.width, box.height, 1e-6) / 5000 }
}
