internal import SymtextGraphics

/// A convex polygon with round corners, which can be made larger on all sides.
///
/// Points, y down; corners follow one another clockwise as seen.
struct RoundedPolygon {
  /// A corner, and the radius of the arc that it is rounded with.
  struct Corner {
    var point: Point
    var radius: Double
  }

  var corners: [Corner]

  /// The outline of all that lies at most so far outside of the polygon.
  ///
  /// Sides move out by the distance, and radii grow by it, as those of the places at that distance do.
  func outline(outsetBy distance: Double = 0) -> Path {
    let count = corners.count
    var path = Path()
    for (index, corner) in corners.enumerated() {
      let before = corners[(index + count - 1) % count].point
      let after = corners[(index + 1) % count].point
      guard let incoming = (corner.point - before).normalized,
        let outgoing = (after - corner.point).normalized
      else { continue }
      // Half of the angle by which the direction changes.
      let cosine = min(max(incoming.dot(outgoing), -1), 1)
      let half = ((1 - cosine) / 2).squareRoot() / max(((1 + cosine) / 2).squareRoot(), 1e-9)
      // Clockwise with y down, the outside is to the left of the way.
      let outside = Vector(incoming.y, -incoming.x)
      let apex = corner.point + outside * distance + incoming * (distance * half)
      let radius = max(corner.radius + distance, 0)
      let reach = radius * half
      let (first, last) = (apex - incoming * reach, apex + outgoing * reach)
      if path.elements.isEmpty { path.move(to: first) } else { path.line(to: first) }
      guard reach > 0 else { continue }
      // The handles of a cubic that is as an arc: 4/3 of the tangent of a quarter of the turn, in radii.
      let quarter = half / (1 + (1 + half * half).squareRoot())
      let handle = 4.0 / 3 * quarter * radius
      path.cubic(first + incoming * handle, last - outgoing * handle, to: last)
    }
    path.close()
    return path
  }
}
