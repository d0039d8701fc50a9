internal import SymtextGraphics
internal import SymtextSupport

/// Writes lengths in pixels, with no more decimals than are visible.
struct LottieUnits {
  /// Pixels per point.
  let pixelRatio: Double
  /// The decimals of a coordinate.
  let decimals: Int

  /// - Parameter size: the longer side of the picture, in pixels.
  init(pixelRatio: Double, size: Double) {
    self.pixelRatio = pixelRatio
    decimals = size < Self.largeSize ? 3 : 2
  }

  /// In pixels.
  private static let largeSize = 100.0

  /// Returns a length, given in points.
  func length(_ value: Double) -> JSONValue { .rounded(value * pixelRatio, decimals) }

  /// Returns a point, given in points, y down.
  func point(_ point: Point) -> JSONValue { .array([length(point.x), length(point.y)]) }

  /// Returns a constant property that is a point.
  func place(_ point: Point) -> JSONValue { .constant(self.point(point)) }

  /// Returns the contours of a path, given in points, y down, as an element each.
  ///
  /// <https://lottie.github.io/lottie-spec/1.0/specs/shapes/#path>
  func shapes(_ path: Path) -> [JSONValue] {
    path.contours.compactMap { contour in
      outline(contour).map { .object([("ty", .string("sh")), ("ks", .constant($0))]) }
    }
  }

  /// Returns a contour as its vertices and the tangents in and out of them; `nil` for an empty contour.
  func outline(_ contour: Path) -> JSONValue? {
    var points: [Point] = []
    var (before, after): ([Vector], [Vector]) = ([], [])
    func add(_ point: Point, from control: Point) {
      points.append(point)
      before.append(control - point)
      after.append(.zero)
    }
    var isClosed = false
    for element in contour.elements {
      switch element {
      case .move(let point): add(point, from: point)
      case .line(let point): add(point, from: point)
      case .quad(let control, let end):
        guard let start = points.last else { continue }
        after[after.count - 1] = (control - start) * (2.0 / 3)
        add(end, from: end + (control - end) * (2.0 / 3))
      case .cubic(let first, let second, let end):
        guard let start = points.last else { continue }
        after[after.count - 1] = first - start
        add(end, from: second)
      case .close: isClosed = true
      }
    }
    // A closed contour does not repeat its first point.
    if isClosed, points.count > 1, let first = points.first, let last = points.last,
      (first - last).length * pixelRatio < 1e-6
    {
      points.removeLast()
      before[0] = before.removeLast()
      after.removeLast()
    }
    guard !points.isEmpty else { return nil }
    func vectors(_ vectors: [Vector]) -> JSONValue {
      .array(vectors.map { .array([length($0.x), length($0.y)]) })
    }
    return .object([
      ("c", .bool(isClosed)), ("v", .array(points.map(point))), ("i", vectors(before)),
      ("o", vectors(after)),
    ])
  }
}
