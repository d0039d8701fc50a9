internal import SymtextGraphics

/// The segments of a variable outline's contours, indexed by the elements of its path.
struct StrokeSegments {
  typealias ControlPoint = VariableOutline.ControlPoint

  /// A line (without a control point) or a quadratic.
  struct Segment {
    var start: ControlPoint
    var control: ControlPoint?
    var end: ControlPoint
  }

  /// The segments of each contour, in order; the last one ends where the first starts.
  private(set) var contours: [[Segment]] = []
  /// The contour and segment of each element of the path; `nil` for moves and closes.
  private var places: [(contour: Int, segment: Int)?] = []

  init(_ outline: VariableOutline) {
    for (number, contour) in outline.contours.enumerated() {
      var segments: [Segment] = []
      places.append(nil)
      var last = contour[0]
      var control: ControlPoint?
      for point in contour.dropFirst() + [contour[0]] {
        guard point.isOnCurve else {
          control = point
          continue
        }
        places.append((number, segments.count))
        segments.append(Segment(start: last, control: control, end: point))
        last = point
        control = nil
      }
      places.append(nil)
      contours.append(segments)
    }
  }

  func place(ofElement index: Int) -> (contour: Int, segment: Int)? {
    index < places.count ? places[index] : nil
  }

  /// The number of elements in the path.
  var elementCount: Int { places.count }

  /// Returns the number of segments in a contour.
  func count(_ contour: Int) -> Int { contours[contour].count }

  /// Returns a segment; the number may exceed the contour's count.
  func segment(_ contour: Int, _ number: Int) -> Segment {
    let count = contours[contour].count
    return contours[contour][((number % count) + count) % count]
  }
}
