internal import SymtextGraphics

/// A convex polygon with rounded corners that can be enlarged on all sides.
///
/// Coordinates are in points, y down; corners are in visually clockwise order.
struct RoundedPolygon {
  /// A corner with its arc radius.
  struct Corner {
    var point: Point
    var radius: Double
  }

  var corners: [Corner]

  /// Returns the outline at a distance outside the polygon.
  ///
  /// Sides move outwards by the distance and radii grow by it, like a true offset.
  func outline(outsetBy distance: Double = 0) -> Path {
    let count = corners.count
    var path = Path()
    for (index, corner) in corners.enumerated() {
      let before = corners[(index + count - 1) % count].point
      let after = corners[(index + 1) % count].point
      guard let incoming = (corner.point - before).normalized,
        let outgoing = (after - corner.point).normalized
      else { continue }
      // The tangent of half the turning angle.
      let cosine = min(max(incoming.dot(outgoing), -1), 1)
      let half = ((1 - cosine) / 2).squareRoot() / max(((1 + cosine) / 2).squareRoot(), 1e-9)
      // With y down, the outside of a clockwise polygon is to the left of its direction.
      let outside = Vector(incoming.y, -incoming.x)
      let apex = corner.point + outside * distance + incoming * (distance * half)
      let radius = max(corner.radius + distance, 0)
      let reach = radius * half
      let (first, last) = (apex - incoming * reach, apex + outgoing * reach)
      if path.elements.isEmpty { path.move(to: first) } else { path.line(to: first) }
      guard reach > 0 else { continue }
      // The handles of a cubic that approximates the arc: 4/3 of the tangent of a quarter of the turn, times the
      // radius.
      let quarter = half / (1 + (1 + half * half).squareRoot())
      let handle = 4.0 / 3 * quarter * radius
      path.cubic(first + incoming * handle, last - outgoing * handle, to: last)
    }
    path.close()
    return path
  }
}
