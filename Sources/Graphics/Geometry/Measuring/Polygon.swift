/// Measurements of a closed polygon given by its corners.
package enum Polygon {
  /// Returns twice the area; positive if the corners turn from the x axis towards the y axis.
  package static func doubledArea(_ points: [Point]) -> Double {
    guard var last = points.last else { return 0 }
    let origin = last
    var doubled = 0.0
    for next in points {
      doubled += (last - origin).cross(next - origin)
      last = next
    }
    return doubled
  }

  /// Returns the perimeter.
  static func length(_ points: [Point]) -> Double {
    guard let last = points.last else { return 0 }
    return points.reduce((length: 0.0, before: last)) { way, point in
      (way.length + way.before.distance(to: point), point)
    }.length
  }

  /// Returns whether a point lies inside.
  package static func contains(_ points: [Point], _ point: Point) -> Bool {
    guard var last = points.last else { return false }
    var isInside = false
    for next in points {
      if (last.y <= point.y) != (next.y <= point.y),
        last.x + (next.x - last.x) * (point.y - last.y) / (next.y - last.y) > point.x
      {
        isInside.toggle()
      }
      last = next
    }
    return isInside
  }

  /// Returns the winding number around a point: positive from the x axis towards the y axis.
  package static func winding(_ points: [Point], _ point: Point) -> Int {
    guard var last = points.last else { return 0 }
    var winding = 0
    for next in points {
      if (last.y <= point.y) != (next.y <= point.y) {
        let turn = (next - last).cross(point - last)
        if (turn > 0) == (next.y > last.y) { winding += next.y > last.y ? 1 : -1 }
      }
      last = next
    }
    return winding
  }

  /// Returns whether a point lies inside, and its squared distance from the nearest side.
  static func place(
    of point: Point, in points: [Point]
  ) -> (isInside: Bool, squaredDistance: Double) {
    guard var last = points.last else { return (false, .infinity) }
    var isInside = false
    var nearest = Double.infinity
    for next in points {
      let side = next - last
      let offset = point - last
      if (last.y <= point.y) != (next.y <= point.y),
        last.x + side.x * offset.y / side.y > point.x
      {
        isInside.toggle()
      }
      let squared = side.dot(side)
      let along = squared > 0 ? min(max(offset.dot(side) / squared, 0), 1) : 0
      let distance = offset - side * along
      nearest = min(nearest, distance.dot(distance))
      last = next
    }
    return (isInside, nearest)
  }

  /// Returns the squared distance of a point from the nearest side.
  package static func squaredDistance(_ points: [Point], _ point: Point) -> Double {
    guard var last = points.last else { return .infinity }
    var nearest = Double.infinity
    for next in points {
      let side = next - last
      let offset = point - last
      let squared = side.dot(side)
      let along = squared > 0 ? min(max(offset.dot(side) / squared, 0), 1) : 0
      let distance = offset - side * along
      nearest = min(nearest, distance.dot(distance))
      last = next
    }
    return nearest
  }
}
