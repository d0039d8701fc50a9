internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

extension DrawingKind {
  /// Classifies a drawing by its lines and its box.
  /// - Parameter hasRows: whether it has rows of bars.
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

  /// Whether there are only a few straight lines.
  private static func isSimple(_ contours: [DrawnContour]) -> Bool {
    let pieces = contours.flatMap(\.pieces)
    return pieces.count <= mostStrokes
      && pieces.allSatisfy { if case .line = $0 { true } else { false } }
  }

  /// The most strokes of a mark.
  private static let mostStrokes = 4
  /// The least area of an object's bodies, by their boxes, relative to the ink's box.
  private static let leastBody = 0.3
  /// The largest sum of a mark's width and height, in units of the grid: an arrow of 18 × 14 with its stroke.
  private static let largestMark = 36.0
  /// A thinner drawing is a single line, in units of the grid.
  private static let thinnestMark = 4.0
  /// A drawing in which a larger part of the ink is filled is a solid.
  private static let mostlySolid = 0.3

  /// The plural, for messages.
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
