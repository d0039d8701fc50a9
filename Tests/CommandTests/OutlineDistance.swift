import SymtextGraphics

/// Returns the largest distance between corresponding points of two outlines; `nil` if their commands differ.
///
/// Quadratic curves count as their cubic form, and lines to the start of a contour are ignored.
func greatestDistance(_ a: Path, _ b: Path) -> Double? {
  let (own, other) = (steps(a), steps(b))
  guard own.count == other.count else { return nil }
  var greatest = 0.0
  for (p, q) in zip(own, other) {
    guard p.count == q.count else { return nil }
    for (a, b) in zip(p, q) { greatest = max(greatest, a.distance(to: b)) }
  }
  return greatest
}

/// Returns the control points and the end of each command.
private func steps(_ path: Path) -> [[Point]] {
  var steps: [[Point]] = []
  var start = Point.zero
  var current = Point.zero
  func endContour() {
    while let last = steps.last, last.count == 1, last[0].distance(to: start) < 1e-5 {
      steps.removeLast()
    }
  }
  for element in path.elements {
    switch element {
    case .move(let p):
      endContour()
      steps.append([p, p, p, p])
      start = p
      current = p
    case .line(let p):
      steps.append([p])
      current = p
    case .quad(let c, let p):
      let curve = QuadraticBezier(current, c, p).elevated
      steps.append([curve.control1, curve.control2, p])
      current = p
    case .cubic(let c1, let c2, let p):
      steps.append([c1, c2, p])
      current = p
    case .close: break
    }
  }
  endContour()
  return steps
}
