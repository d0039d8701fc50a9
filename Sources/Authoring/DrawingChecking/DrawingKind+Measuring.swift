internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

extension DrawingKind {
  /// Tells what a drawing is by its lines and its box.
  /// - Parameter hasRows: whether there are rows of bars.
  init(_ symbol: Symbol, _ contours: [DrawnContour], _ grid: InkGrid, ink: Rect, hasRows: Bool) {
    var solids = symbol.layers
    for index in solids.indices where !solids[index].clearsInMonochrome {
      solids[index].shapes.removeAll { !$0.isSolid }
    }
    let solid = InkGrid(solids, at: .regular).area
    let bodies = contours.filter(\.isBody).reduce(0) { $0 + $1.box.width * $1.box.height }
    if solid > Self.mostlySolid * grid.area || contours.allSatisfy(\.isDot) {
      self = .solid
    } else if bodies >= Self.leastBody * ink.width * ink.height {
      self = .object
    } else if min(ink.width, ink.height) < Self.thinnestMark {
      self = .stroke
    } else {
      let isSmall = ink.width + ink.height <= Self.largestMark && !hasRows
      self =
        isSmall && Self.isSimple(contours) && symbol.metadata.category != "text" ? .mark : .lines
    }
  }

  /// Whether there are a few straight lines and nothing else.
  private static func isSimple(_ contours: [DrawnContour]) -> Bool {
    let pieces = contours.flatMap(\.pieces)
    return pieces.count <= mostStrokes
      && pieces.allSatisfy { if case .line = $0 { true } else { false } }
  }

  /// The most strokes of a mark.
  private static let mostStrokes = 4
  /// How much of the box around the ink closed lines take up at least to be the body.
  private static let leastBody = 0.3
  /// Width and height of a mark are no more together, in units of the grid: an arrow of 18 × 14 with its
  /// stroke.
  private static let largestMark = 36.0
  /// What is thinner is a single line, in units of the grid.
  private static let thinnestMark = 4.0
  /// What is filled more than this is a solid.
  private static let mostlySolid = 0.3

  /// What several are called.
  var plural: String {
    switch self {
    case .object: "objects"
    case .lines: "drawings of open lines"
    case .mark: "marks"
    case .stroke: "single lines"
    case .solid: "solids"
    }
  }
}
