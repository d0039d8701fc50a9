extension Path {
  /// The contours in reverse direction.
  package var reversed: Path {
    var result = Path()
    var steps: [Element] = []
    var points: [Point] = []
    var isClosed = false
    func finish() {
      guard let last = points.last else { return }
      result.move(to: last)
      for (index, step) in steps.enumerated().reversed() {
        switch step {
        case .quad(let c, _): result.quad(c, to: points[index])
        case .cubic(let c1, let c2, _): result.cubic(c2, c1, to: points[index])
        default: result.line(to: points[index])
        }
      }
      if isClosed { result.close() }
    }
    func begin(at point: Point) {
      finish()
      steps = []
      points = [point]
      isClosed = false
    }
    for element in elements {
      if isClosed, let start = points.first {
        // An element after a close without a move begins at the start of the contour.
        begin(at: start)
        if case .close = element { continue }
      }
      switch element {
      case .move(let p): begin(at: p)
      case .line(let p), .quad(_, let p), .cubic(_, _, let p):
        steps.append(element)
        points.append(p)
      case .close: isClosed = true
      }
    }
    if !(steps.isEmpty && points.isEmpty) { finish() }
    return result
  }
}
