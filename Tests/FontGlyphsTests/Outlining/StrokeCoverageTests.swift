@testable import SymtextSymbols
@testable import SymtextFontGlyphs
@testable import SymtextGraphics
import SymtextSymbolTestSupport
import Testing

struct StrokeCoverageTests {
  /// Checks for holes that Black closes or opens although thinner weights do not.
  @Test(arguments: BundledDrawings.sample)
  func `The thickest stroke covers its centre lines and keeps its distance from other lines`(
    file: String
  ) throws {
    let halfWidth = 1.979
    let stroker = Stroker(maximumHalfWidth: halfWidth, tolerance: 0.01)
    for shape in try BundledDrawings.symbol(file).layers.flatMap(\.shapes) {
      let centre = shape.path.flattened(tolerance: 0.02)
      let filled = stroker.outline(of: shape.path, isSolid: shape.isSolid)
        .path(halfWidth: halfWidth).flattened(tolerance: 0.01).map(\.points)
      let box = try #require(shape.path.bounds).insetBy(dx: -2.5, dy: -2.5)
      for y in stride(from: box.minY + 0.0171, to: box.maxY, by: 0.7137) {
        for x in stride(from: box.minX + 0.0093, to: box.maxX, by: 0.7137) {
          let point = Point(x, y)
          let beyond = distance(of: point, from: centre) - halfWidth
          if abs(beyond) < 0.05 { continue }
          let isInside =
            beyond < 0 || (shape.isSolid && winding(centre.map(\.points), around: point) != 0)
          try #require((winding(filled, around: point) != 0) == isInside, "at \(point)")
        }
      }
    }
  }

  private func distance(
    of point: Point, from contours: [(points: [Point], isClosed: Bool)]
  ) -> Double {
    var best = Double.infinity
    for (points, isClosed) in contours {
      for index in points.indices where index + 1 < points.count || isClosed || points.count == 1 {
        let start = points[index]
        let along = points[index + 1 < points.count ? index + 1 : 0] - start
        let squared = along.dot(along)
        let t = squared > 0 ? min(max((point - start).dot(along) / squared, 0), 1) : 0
        best = min(best, (start + along * t).distance(to: point))
      }
    }
    return best
  }

  private func winding(_ contours: [[Point]], around point: Point) -> Int {
    var count = 0
    for points in contours {
      for index in points.indices {
        let (a, b) = (points[index], points[index + 1 < points.count ? index + 1 : 0])
        guard (a.y <= point.y) != (b.y <= point.y) else { continue }
        let side = (b - a).cross(point - a)
        if b.y > a.y, side > 0 { count += 1 }
        if b.y < a.y, side < 0 { count -= 1 }
      }
    }
    return count
  }
}
