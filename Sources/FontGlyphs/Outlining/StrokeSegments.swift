internal import SymtextGraphics

/// The segments of a variable outline's contours, found by the elements of the path that it draws.
struct StrokeSegments {
  typealias ControlPoint = VariableOutline.ControlPoint

  /// A line (without a control point) or a quadratic.
  struct Segment {
    var start: ControlPoint
    var control: ControlPoint?
    var end: ControlPoint
  }

  /// For each contour its segments, in order; the last one ends where the first starts.
  private(set) var contours: [[Segment]] = []
  /// For each element of the path its contour and segment; `nil` for moves and closes.
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

  /// How many elements the path has.
  var elementCount: Int { places.count }

  /// How many segments a contour has.
  func count(_ contour: Int) -> Int { contours[contour].count }

  /// A segment, counted around the contour as often as need be.
  func segment(_ contour: Int, _ number: Int) -> Segment {
    let count = contours[contour].count
    return contours[contour][((number % count) + count) % count]
  }
}
