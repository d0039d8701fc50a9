internal import SymtextGraphics

/// A place in a path at which a guide point is set.
package enum GuideSpot: Hashable, Sendable {
  /// The outermost place in a direction.
  case edge(GuideEdge)
  /// A place in the box of the path's ink: fractions from the left and from the top.
  case share(x: Double, y: Double)

  /// Reads a spot such as `left`, `top-right` or `50,20` (percent).
  package init?(_ text: String) {
    if let edge = GuideEdge(rawValue: text) {
      self = .edge(edge)
      return
    }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ (0...100).contains($0) })
    else { return nil }
    self = .share(x: numbers[0] / 100, y: numbers[1] / 100)
  }
}

/// A side or corner of a path.
package enum GuideEdge: String, CaseIterable, Hashable, Sendable {
  case left, right, top, bottom
  case topLeft = "top-left"
  case topRight = "top-right"
  case bottomLeft = "bottom-left"
  case bottomRight = "bottom-right"

  /// The direction from the middle, y down, of length 1.
  var direction: Vector {
    let half = 0.5.squareRoot()
    return switch self {
    case .left: Vector(-1, 0)
    case .right: Vector(1, 0)
    case .top: Vector(0, -1)
    case .bottom: Vector(0, 1)
    case .topLeft: Vector(-half, -half)
    case .topRight: Vector(half, -half)
    case .bottomLeft: Vector(-half, half)
    case .bottomRight: Vector(half, half)
    }
  }
}
