internal import SymtextFontGlyphs
internal import SymtextGraphics

/// The shapes of a part that clears: the line of a slash, and other holes.
///
/// Other holes open when the pen first touches them, if the line is a drawn line: remnants of lines beside the slash,
/// which otherwise come loose before they go. Those of a filled drawing, such as the lens of a camera, are open
/// throughout. Units of the drawing grid.
struct GapShapes {
  /// The longest line; `nil` if no shape is a straight line or bar.
  private(set) var line: DrawnLine?
  private(set) var holes: [(outline: Path, presence: Presence)] = []

  /// The length of the shortest line.
  private static let shortest = 8.0
  /// The fraction of the line during which a hole beside it opens.
  private static let holeShare = 0.02

  private struct Shape {
    var outline: Path
    var line: DrawnLine?
    var isLine: Bool
  }

  /// - Parameters:
  ///   - strokes: the drawn shapes.
  ///   - outline: returns the outline of a stroke.
  init(_ strokes: [Stroker.Stroke], halfWidth: Double, outline: (Stroker.Stroke) -> Path) {
    var shapes: [Shape] = []
    for stroke in strokes {
      guard stroke.isLine else {
        shapes += Self.shapes(outline(stroke), halfWidth)
        continue
      }
      for contour in stroke.path.contours {
        var own = stroke
        own.path = contour
        let line =
          contour.elements.last == .close
          ? nil : PenLine(contour).map { DrawnLine(contour: contour, way: $0, stroke: own) }
        shapes.append(Shape(outline: outline(own), line: line, isLine: true))
      }
    }
    choose(shapes, halfWidth)
  }

  /// - Parameter outline: filled by the nonzero rule.
  init(_ outline: Path, halfWidth: Double) {
    choose(Self.shapes(outline, halfWidth), halfWidth)
  }

  /// Returns the contours of an outline; an outline with holes is one shape.
  private static func shapes(_ outline: Path, _ halfWidth: Double) -> [Shape] {
    let contours = outline.contours
    guard let first = contours.first else { return [] }
    guard contours.allSatisfy({ ($0.area > 0) == (first.area > 0) }) else {
      return [Shape(outline: outline, line: nil, isLine: false)]
    }
    return contours.map {
      Shape(outline: $0, line: BarLine($0)?.line(halfWidth), isLine: false)
    }
  }

  private mutating func choose(_ shapes: [Shape], _ halfWidth: Double) {
    let lengths = shapes.map { $0.line?.way.length ?? 0 }
    guard let best = lengths.indices.max(by: { lengths[$0] < lengths[$1] }),
      lengths[best] > Self.shortest, let line = shapes[best].line
    else { return }
    self.line = line
    let reach = line.stroke.pen.halfWidth(halfWidth)
    for (index, shape) in shapes.enumerated() where index != best {
      holes.append(
        (
          shape.outline,
          shapes[best].isLine
            ? Self.presence(of: shape.outline, beside: line.way, reach)
            : .whileDrawn(length: 0)
        ))
    }
  }

  /// Returns the visibility of a hole beside a line: it opens when the line's end first touches it, and closes when the
  /// line has left it.
  /// - Parameter reach: half the width of the line.
  private static func presence(of hole: Path, beside way: PenLine, _ reach: Double) -> Presence {
    let points = hole.flattened(tolerance: 0.1).flatMap(\.points)
    let touching = way.shares { place in
      points.contains { $0.distance(to: place) <= reach }
    }
    guard let touching else {
      return .at(way.share(nearest: hole.bounds?.middle ?? .zero), length: holeShare)
    }
    return Presence(
      arrival: touching.lowerBound * (1 - holeShare),
      departure: touching.upperBound * (1 - holeShare), length: holeShare)
  }
}
