internal import SymtextGraphics
internal import SymtextSupport

/// How lengths are written: in pixels, with as many decimals as nobody sees more of.
struct LottieUnits {
  /// Pixels per point.
  let pixelRatio: Double
  /// Those of a coordinate.
  let decimals: Int

  /// - Parameter size: the longer side of the picture, in pixels.
  init(pixelRatio: Double, size: Double) {
    self.pixelRatio = pixelRatio
    decimals = size < Self.largeSize ? 3 : 2
  }

  /// In pixels.
  private static let largeSize = 100.0

  /// A length in points.
  func length(_ value: Double) -> JSONValue { .rounded(value * pixelRatio, decimals) }

  /// A place in points, y down.
  func point(_ point: Point) -> JSONValue { .array([length(point.x), length(point.y)]) }

  /// A property that is a place and does not change.
  func place(_ point: Point) -> JSONValue { .constant(self.point(point)) }

  /// The contours of a path, an element each, in points, y down.
  ///
  /// <https://lottie.github.io/lottie-spec/1.0/specs/shapes/#path>
  func shapes(_ path: Path) -> [JSONValue] {
    path.contours.compactMap { contour in
      outline(contour).map { .object([("ty", .string("sh")), ("ks", .constant($0))]) }
    }
  }

  /// A contour: its points, and how far from them the curves that come and go point; `nil` for none.
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
