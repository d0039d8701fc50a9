internal import FontGlyphs
internal import Geometry

extension DrawingKind {
  /// Tells what a drawing is by its lines and its box.
  init(_ symbol: Symbol, _ contours: [DrawnContour], _ grid: InkGrid, ink: Rect) {
    var solids = symbol.layers
    for index in solids.indices {
      if !solids[index].clearsInMonochrome { solids[index].shapes.removeAll { !$0.isSolid } }
    }
    let solid = InkGrid(solids, at: .regular).area
    let hasBody = contours.contains { contour in
      contour.isClosed && !contour.isSolid
        && min(contour.box.width, contour.box.height) >= Self.leastBody
    }
    if solid > Self.mostlySolid * grid.area || contours.allSatisfy(\.isDot) {
      self = .solid
    } else if hasBody {
      self = .object
    } else {
      self = max(ink.width, ink.height) > Self.largestMark ? .lines : .mark
    }
  }

  /// A closed line that is at least so wide is a body.
  private static let leastBody = 6.0
  /// Marks are no larger.
  private static let largestMark = 17.0
  /// What is filled more than this is a solid.
  private static let mostlySolid = 0.45

  /// What several are called.
  var plural: String {
    switch self {
    case .object: "objects"
    case .lines: "drawings of open lines"
    case .mark: "marks"
    case .solid: "solids"
    }
  }
}
