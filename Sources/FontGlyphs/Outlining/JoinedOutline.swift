internal import SymtextGraphics

/// The finished shapes of several weights as one outline, with the same contours and points in each.
///
/// The shape is made at each weight. Every part of a result comes from a segment of the strokes' outlines, which have
/// one structure at all weights. Results whose parts come from the same outlines in the same order can therefore be
/// given one structure. If a crossing lies on another segment at another weight, the segments in between have no length
/// there. Whole segments are linear in the stroke's width, crossings nearly so.
struct JoinedOutline: Sendable {
  /// The contours at each weight, in the space of the strokes.
  private(set) var masters: [[[Point]]]
  /// Whether each point lies on the curve: the structure that all weights share.
  private(set) var isOnCurve: [[Bool]]

  /// - Parameters:
  ///   - shapes: At each weight, the contours as runs along the strokes' outlines.
  ///   - strokes: The strokes' outlines.
  ///   - halfWidths: Half the strokes of the weights.
  ///   - budget: The limit of the work.
  /// - Returns: `nil` when the shapes have different structures, or the budget is spent.
  init?(
    _ shapes: [[OutlineRuns]], strokes: StrokeSegments, halfWidths: [Double], budget: WorkBudget
  ) {
    guard Set(shapes.map(\.count)).count == 1 else { return nil }
    masters = shapes.map { _ in [] }
    isOnCurve = []
    var unmatched = shapes
    for contour in shapes[0] {
      var alike: [OutlineRuns] = []
      for master in shapes.indices {
        guard
          let (index, rotated) = contour.nearest(among: unmatched[master], budget: budget)
        else { return nil }
        unmatched[master].remove(at: index)
        alike.append(rotated)
      }
      guard let points = OutlineRuns.points(alike, strokes: strokes, halfWidths: halfWidths) else {
        return nil
      }
      for master in shapes.indices { masters[master].append(points.masters[master]) }
      isOnCurve.append(points.isOnCurve)
    }
  }

  /// Makes one shape for all weights from lines and quadratics.
  init(_ path: Path, weights: Int) {
    var contours: [[Point]] = []
    isOnCurve = []
    for element in path.elements {
      switch element {
      case .move(let p):
        contours.append([p])
        isOnCurve.append([true])
      case .line(let p):
        contours[contours.count - 1].append(p)
        isOnCurve[contours.count - 1].append(true)
      case .quad(let c, let p):
        contours[contours.count - 1] += [c, p]
        isOnCurve[contours.count - 1] += [false, true]
      case .cubic(_, _, let p):
        contours[contours.count - 1].append(p)
        isOnCurve[contours.count - 1].append(true)
      case .close: break
      }
    }
    masters = Array(repeating: contours, count: weights)
  }

  /// Returns the interpolated outline between two of the weights.
  func path(between a: Int, _ b: Int, _ part: Double) -> Path {
    var variable = VariableOutline(contours: [])
    for contour in isOnCurve.indices {
      variable.contours.append(
        isOnCurve[contour].indices.map { point in
          .init(
            base: masters[a][contour][point].interpolated(to: masters[b][contour][point], part),
            offset: .zero, isOnCurve: isOnCurve[contour][point])
        })
    }
    return variable.path(halfWidth: 0)
  }
}
