internal import SymtextGraphics
internal import SymtextSVGReading
internal import SymtextSupport
internal import SymtextSymbols

/// The optical centre that the `<metadata>` of a drawing has.
struct DrawnCenter {
  /// The expected content of the element.
  static let content =
    "the point of the grid that belongs in the middle of a circle, such as 11 12"

  /// The element in the file.
  let element: XMLElement
  private let point: Point

  /// Reads an element; `nil` if it does not hold two numbers.
  init?(_ element: XMLElement) {
    let numbers = element.text.split { $0.isWhitespace }.map { Double($0) ?? .nan }
    guard numbers.count == 2, numbers.allSatisfy(\.isFinite) else { return nil }
    self.element = element
    point = Point(numbers[0], numbers[1])
  }

  /// Returns the shift from the middle of the drawing's lines; `nil` if it is too far.
  func shift(from box: Rect) -> Vector? {
    let shift = point - box.middle
    let most = OpticalCentering.farthestOwn
    return abs(shift.x) <= most && abs(shift.y) <= most ? shift : nil
  }

  /// The message that the centre is too far from the middle of the drawing's lines.
  func farAway(from box: Rect) -> String {
    "the <optical-center> must be within \(Int(OpticalCentering.farthestOwn)) units of the middle of the drawing, \(box.midX.text(decimals: 2)) \(box.midY.text(decimals: 2))"
  }
}
