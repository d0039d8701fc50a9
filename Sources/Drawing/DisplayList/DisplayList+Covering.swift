internal import SymtextGraphics

extension DisplayList {
  /// Whether an opaque rectangle covers the picture and hides its background.
  package var hidesBackground: Bool {
    items.contains { item in
      guard case .fill(let path, .color(let color)) = item, color.alpha >= 1, path.isRectangle,
        let box = path.bounds
      else { return false }
      let margin = 1e-6
      return box.minX <= margin && box.minY <= margin && box.maxX >= width - margin
        && box.maxY >= height - margin
    }
  }
}

extension Path {
  /// Whether the path is one axis-aligned rectangle.
  fileprivate var isRectangle: Bool {
    var corners: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): corners.append(point)
      case .quad, .cubic: return false
      case .close: break
      }
    }
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    guard corners.count == 4 else { return false }
    return corners.indices.allSatisfy { index in
      let (a, b, c) = (corners[index], corners[(index + 1) % 4], corners[(index + 2) % 4])
      return a.x == b.x && b.y == c.y || a.y == b.y && b.x == c.x
    }
  }
}
