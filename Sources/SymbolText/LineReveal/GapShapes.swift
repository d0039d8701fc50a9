internal import SymtextFontGlyphs
internal import SymtextGraphics

/// The shapes of a part that clears: the line of a slash, and other holes.
///
/// Other holes open as the pen arrives at them, if the line is a drawn line: remnants of lines beside the slash. Those of a
/// filled drawing, such as the lens of a camera, are open throughout. Units of the drawing grid.
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
    choose(shapes)
  }

  /// - Parameter outline: filled by the nonzero rule.
  init(_ outline: Path, halfWidth: Double) { choose(Self.shapes(outline, halfWidth)) }

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

  /// Returns the fraction of a line at which its pen arrives beside a shape: a remnant is gone before it would be cut
  /// off.
  private static func arrival(of line: DrawnLine, at shape: Path) -> Double {
    let first =
      shape.flattened(tolerance: PartLines.tolerance * 10).flatMap(\.points)
      .map { line.way.share(nearest: $0) }.min() ?? 0
    return max(first - Self.ahead / max(line.way.length, 1), 0)
  }

  /// The length of the pen's end before its place, in units of the drawing grid.
  private static let ahead = 2.5

  private mutating func choose(_ shapes: [Shape]) {
    let lengths = shapes.map { $0.line?.way.length ?? 0 }
    guard let best = lengths.indices.max(by: { lengths[$0] < lengths[$1] }),
      lengths[best] > Self.shortest, let line = shapes[best].line
    else { return }
    self.line = line
    for (index, shape) in shapes.enumerated() where index != best {
      holes.append(
        (
          shape.outline,
          shapes[best].isLine
            ? .at(Self.arrival(of: line, at: shape.outline), length: Self.holeShare)
            : .whileDrawn(length: 0)
        ))
    }
  }
}
