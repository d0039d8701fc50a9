internal import CSymtextPolyclipping

/// Boolean operations on polygons with integer coordinates, by polyclipping (Vatti's algorithm).
enum PolygonClipper {
  /// A point on the clipping grid.
  struct GridPoint: Hashable {
    var x: Int64
    var y: Int64
  }

  /// - Returns: contours that do not cross. Outer contours turn from the x axis towards the y axis, holes the other
  ///   way. `nil` if the operation fails or the budget is spent.
  static func combine(
    _ subject: [[GridPoint]], _ subjectRule: FillRule, _ operation: BooleanOperation,
    _ clip: [[GridPoint]], _ clipRule: FillRule, budget: WorkBudget
  ) -> [[GridPoint]]? {
    guard !budget.isSpent else { return nil }
    var steps = Int64(budget.stepsLeft)
    defer { budget.leave(Int(steps)) }
    let number: Int32 =
      switch operation {
      case .union: Int32(CLIP_UNION)
      case .intersection: Int32(CLIP_INTERSECTION)
      case .difference: Int32(CLIP_DIFFERENCE)
      }
    return unsafe withPolygons(subject) { subject in
      unsafe withPolygons(clip) { clip in
        guard
          let result = unsafe clip_polygons(
            number, subject, subjectRule == .evenOdd ? 1 : 0, clip, clipRule == .evenOdd ? 1 : 0,
            &steps)
        else { return nil }
        defer { unsafe clip_free(result) }
        return unsafe (0..<clip_contour_count(result)).map { contour in
          unsafe points(of: contour, result)
        }
      }
    }
  }

  private static func points(of contour: Int, _ result: OpaquePointer) -> [GridPoint] {
    let count = unsafe clip_point_count(result, contour)
    var coordinates = [Int64](repeating: 0, count: 2 * count)
    unsafe coordinates.withUnsafeMutableBufferPointer {
      unsafe clip_points(result, contour, $0.baseAddress)
    }
    return (0..<count).map { GridPoint(x: coordinates[2 * $0], y: coordinates[2 * $0 + 1]) }
  }

  private static func withPolygons<R>(_ contours: [[GridPoint]], _ body: (ClipPolygons) -> R) -> R {
    var coordinates: [Int64] = []
    coordinates.reserveCapacity(2 * contours.reduce(0) { $0 + $1.count })
    for point in contours.joined() {
      coordinates.append(point.x)
      coordinates.append(point.y)
    }
    let counts = contours.map(\.count)
    return unsafe coordinates.withUnsafeBufferPointer { coordinates in
      unsafe counts.withUnsafeBufferPointer { counts in
        unsafe body(
          ClipPolygons(
            coordinates: coordinates.baseAddress, counts: counts.baseAddress,
            contours: counts.count))
      }
    }
  }
}
