internal import SymtextGraphics

/// Gives outlines of one glyph at several weights the same commands: lines and cubic curves.
///
/// HarfBuzz omits a contour's closing line of length zero. That depends on the weight when the last point of a contour
/// meets the first at some weights only.
enum AlignedOutlines {
  /// A closed contour.
  private struct Contour {
    var start: Point
    /// Lines and curves, each from the end of the previous one.
    var segments: [Path.Element] = []

    /// Whether the last segment is a line to the start.
    var endsWithLineToStart: Bool { segments.last == .line(start) }
  }

  /// - Parameter outlines: outlines of one glyph, as HarfBuzz draws them.
  /// - Returns: the outlines without closing lines.
  static func aligned(_ outlines: [Path]) -> [Path] {
    var drawings = outlines.map(contours)
    for contour in 0..<(drawings.map(\.count).min() ?? 0) {
      let fewest = drawings.map { $0[contour].segments.count }.min() ?? 0
      for index in drawings.indices
      where drawings[index][contour].segments.count > fewest
        && drawings[index][contour].endsWithLineToStart
      {
        drawings[index][contour].segments.removeLast()
      }
      guard drawings.allSatisfy({ $0[contour].endsWithLineToStart }) else { continue }
      for index in drawings.indices { drawings[index][contour].segments.removeLast() }
    }
    return drawings.map(path)
  }

  private static func contours(_ path: Path) -> [Contour] {
    var contours: [Contour] = []
    var current = Point.zero
    func add(_ segment: Path.Element, to end: Point) {
      if contours.isEmpty { contours.append(Contour(start: current)) }
      contours[contours.count - 1].segments.append(segment)
      current = end
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        contours.append(Contour(start: p))
        current = p
      case .line(let p): add(element, to: p)
      case .quad(let c, let p):
        let curve = QuadraticBezier(current, c, p).elevated
        add(.cubic(curve.control1, curve.control2, p), to: p)
      case .cubic(_, _, let p): add(element, to: p)
      case .close: break
      }
    }
    return contours
  }

  private static func path(_ contours: [Contour]) -> Path {
    Path(contours.flatMap { [.move($0.start)] + $0.segments + [.close] })
  }
}
