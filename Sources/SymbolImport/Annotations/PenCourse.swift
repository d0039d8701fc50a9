internal import SymtextGraphics
internal import SymtextSupport
internal import SymtextSymbols

/// The way in which a pen draws the lines of a layer, where it differs from the way in which the icon's paths run.
struct PenCourse: Hashable, Sendable {
  /// Where the pen sets down on a closed line: a share of its length, from where the path starts.
  var start: Double?
  /// Whether it draws against the direction of the path.
  var isReversed = false
  /// Whether it draws from the start of a closed line, or the middle of an open one, both ways.
  var drawsBothWays = false
  /// Whether a pen draws the lines; otherwise the layer appears in its place.
  var isDrawn = true
  /// The ends of the part drawn so far.
  var ends = PenEnds()
  /// The index of the layer with whose pen the layer travels; `nil` for a pen of its own.
  var carrier: Int?

  /// The keys about the pen itself, which apply to lines and outlines.
  static let penKeys: ExactSet = ["both", "pen", "ends", "with"]

  /// This without a start and a direction.
  var ofPen: PenCourse {
    var course = self
    (course.start, course.isReversed) = (nil, false)
    return course
  }

  /// Whether a line runs in another way.
  var changesLines: Bool { start != nil || isReversed || drawsBothWays }

  /// The length of the shortest line, in units of the drawing grid.
  private static let shortest = 1e-6

  /// Returns a line that a pen draws in this way.
  ///
  /// A pen draws a closed line clockwise from the top. With another start, another direction, or two pens the line becomes an open one
  /// whose ends meet; it looks the same because its ends are round, and filled variants still close it.
  func applied(to shape: SymbolLayer.Shape) -> SymbolLayer.Shape {
    guard changesLines, isLine(shape) else { return shape }
    var shape = shape
    var path = Path()
    for contour in shape.path.contours {
      let isClosed = contour.elements.last == .close
      if isClosed { shape.inFill = .filled }
      let course = isClosed ? opened(contour) : contour
      path.append(isReversed ? course.reversed : course)
    }
    shape.path = path
    return shape
  }

  /// Whether a shape is a stroke with round ends, which this can change without changing its look.
  func isLine(_ shape: SymbolLayer.Shape) -> Bool {
    !shape.isSolid && !shape.isOutline && shape.masters == nil && shape.style.cap == .round
      && shape.style.join == .round
  }

  private func opened(_ contour: Path) -> Path {
    guard let line = MeasuredLine.contours(of: contour).first, line.length > 0 else {
      return contour
    }
    var path = Path()
    var pen: Point?
    // Two pens begin in the middle of the line.
    let share = (start ?? 0) + (drawsBothWays ? 0.5 : 0)
    for element in line.arc(from: share * line.length, length: line.length).elements {
      // Rounded numbers leave a closing line without a visible length, which has no direction.
      if let pen, element.points.allSatisfy({ $0.distance(to: pen) < Self.shortest }) { continue }
      path.append(Path([element]))
      pen = element.points.last
    }
    return path
  }
}
