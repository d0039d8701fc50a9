internal import Geometry

/// How far two outlines lie apart where they differ most.
enum OutlineDistance {
  /// The greatest distance of a point of either outline from the other one, in their space; infinite
  /// when just one of them is empty.
  static func between(_ a: Path, _ b: Path) -> Double {
    let reach = (a.bounds ?? b.bounds).map { max($0.width, $0.height) } ?? 0
    let tolerance = max(reach * 1e-3, 1e-9)
    let first = a.flattened(tolerance: tolerance).map(\.points)
    let second = b.flattened(tolerance: tolerance).map(\.points)
    return max(farthest(first, from: second), farthest(second, from: first))
  }

  private static func farthest(_ contours: [[Point]], from others: [[Point]]) -> Double {
    var farthest = 0.0
    for point in contours.joined() {
      var nearest = Double.infinity
      for other in others {
        var last = other[other.count - 1]
        for next in other {
          // Chords that lie wholly to one side are not worth the square root.
          if min(last.x, next.x) - point.x < nearest, point.x - max(last.x, next.x) < nearest,
            min(last.y, next.y) - point.y < nearest, point.y - max(last.y, next.y) < nearest
          {
            nearest = min(nearest, distance(point, last, next))
          }
          last = next
        }
      }
      farthest = max(farthest, nearest)
    }
    return farthest
  }

  private static func distance(_ point: Point, _ a: Point, _ b: Point) -> Double {
    let chord = b - a
    let squared = chord.dot(chord)
    guard squared > 0 else { return point.distance(to: a) }
    let along = min(max((point - a).dot(chord) / squared, 0), 1)
    return (a + chord * along).distance(to: point)
  }
}
