internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

struct DrawnContour {
  /// A straight line or a curve.
  enum Piece {
    case line(Point, Point)
    case curve(CubicBezier)
  }

  /// The index of its layer.
  var layer: Int
  /// The place of its shape among all shapes of the symbol, from 1.
  var shape: Int
  var path: Path
  var isSolid: Bool
  var isClosed: Bool
  /// Whether it encloses a body, possibly with an open side.
  var isBody: Bool
  /// The points of the contour as a polygon; a closed one does not repeat its first point.
  var points: [Point]
  /// The pen of its stroke or dot.
  var pen: Pen

  /// Returns the painted contours of a symbol, back to front; some are missing when the budget is spent.
  static func all(of symbol: Symbol, budget: WorkBudget) -> [DrawnContour] {
    var contours: [DrawnContour] = []
    var count = 0
    for (number, layer) in symbol.layers.enumerated() {
      for shape in layer.shapes {
        count += 1
        guard !layer.clearsInMonochrome else { continue }
        for path in shape.path.contours {
          guard let flat = path.flattened(tolerance: 0.02, budget: budget).first else { continue }
          let isDot = flat.points.allSatisfy { $0 == flat.points[0] }
          let (dot, pen) = (DrawingGrid.dotRadius, shape.pen)
          contours.append(
            DrawnContour(
              layer: number, shape: count, path: path, isSolid: shape.isSolid,
              isClosed: flat.isClosed && !isDot,
              isBody: !shape.isSolid && !isDot && (flat.isClosed || shape.inFill == .filled),
              points: isDot ? [flat.points[0]] : flat.points,
              pen: isDot
                ? Pen(base: dot.base + dot.factor * pen.base, factor: dot.factor * pen.factor) : pen
            ))
        }
      }
    }
    return contours
  }

  var isDot: Bool { points.count == 1 }

  /// The polygon; a closed one repeats its first point.
  var line: [Point] { isClosed ? points + [points[0]] : points }

  /// The box around the centre line.
  var box: Rect { path.bounds ?? Rect(points[0]) }

  /// The box around its ink at Regular.
  var inkBox: Rect {
    let pen = self.pen.halfWidth(WeightLaw.halfStroke(.regular))
    return box.insetBy(dx: -pen, dy: -pen)
  }

  /// The lines and curves in order, without empty lines.
  var pieces: [Piece] {
    var pieces: [Piece] = []
    var current = Point.zero
    var start = Point.zero
    func line(to end: Point) {
      if current.distance(to: end) > 1e-6 { pieces.append(.line(current, end)) }
      current = end
    }
    for element in path.elements {
      switch element {
      case .move(let point): (current, start) = (point, point)
      case .line(let point): line(to: point)
      case .quad(let control, let end):
        pieces.append(.curve(QuadraticBezier(current, control, end).elevated))
        current = end
      case .cubic(let control1, let control2, let end):
        pieces.append(.curve(CubicBezier(current, control1, control2, end)))
        current = end
      case .close: line(to: start)
      }
    }
    return pieces
  }
}
