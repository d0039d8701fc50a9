internal import SymtextDrawing
internal import SymtextGraphics

/// Writes path data with relative coordinates on a grid, in the fewest characters that the grammar allows.
///
/// Because of the grid, rounding errors do not add up.
///
/// <https://www.w3.org/TR/SVG2/paths.html#PathDataBNF>
struct CompactPathData {
  /// The written path data.
  private(set) var bytes: [UInt8] = []

  private struct Place: Equatable {
    var x: Int
    var y: Int
  }

  private let precision: SVGPrecision
  private var pen = Place(x: 0, y: 0)
  /// The start of the contour.
  private var start = Place(x: 0, y: 0)
  private var isContourBegun = false
  /// The command that applies to numbers without a command.
  private var command: UInt8 = 0
  /// Whether the last number has a decimal point; `nil` after a command.
  private var lastHasPoint: Bool?

  init(_ path: Path, precision: SVGPrecision) {
    self.precision = precision
    let elements = path.elements
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let p):
        start = place(p)
        isContourBegun = false
        if bytes.isEmpty { pen = start }
      case .line(let p):
        // Closing the contour draws the line back to its start.
        var isLast = false
        if index + 1 < elements.count, case .close = elements[index + 1] { isLast = true }
        if !(isLast && place(p) == start) { line(to: place(p)) }
      case .quad(let c, let p): curve("q", [place(c), place(p)])
      case .cubic(let c1, let c2, let p): curve("c", [place(c1), place(c2), place(p)])
      case .close: close()
      }
    }
  }

  private func place(_ point: Point) -> Place {
    Place(x: precision.units(point.x), y: precision.units(point.y))
  }

  /// Writes the start of a contour with its first segment, so that empty contours are left out.
  private mutating func beginContour() {
    guard !isContourBegun else { return }
    isContourBegun = true
    if bytes.isEmpty {
      write("M", [start.x, start.y])
    } else {
      write("m", [start.x - pen.x, start.y - pen.y])
      command = UInt8(ascii: "l")
    }
    pen = start
  }

  private mutating func line(to end: Place) {
    let from = isContourBegun ? pen : start
    guard end != from else { return }
    beginContour()
    if end.y == pen.y {
      write("h", [end.x - pen.x])
    } else if end.x == pen.x {
      write("v", [end.y - pen.y])
    } else {
      write("l", [end.x - pen.x, end.y - pen.y])
    }
    pen = end
  }

  private mutating func curve(_ name: Unicode.Scalar, _ places: [Place]) {
    let from = isContourBegun ? pen : start
    guard let end = places.last, places.contains(where: { $0 != from }) else { return }
    beginContour()
    write(name, places.flatMap { [$0.x - from.x, $0.y - from.y] })
    pen = end
  }

  private mutating func close() {
    guard isContourBegun else { return }
    bytes.append(UInt8(ascii: "z"))
    command = UInt8(ascii: "z")
    pen = start
    // Without a move, the next segment starts where this contour started.
    isContourBegun = false
  }

  private mutating func write(_ name: Unicode.Scalar, _ numbers: [Int]) {
    let letter = UInt8(ascii: name)
    if command != letter {
      bytes.append(letter)
      command = letter
      lastHasPoint = nil
    }
    for number in numbers { write(number) }
  }

  /// A minus sign or a second decimal point separates numbers as a space does.
  private mutating func write(_ number: Int) {
    let isFraction = number.magnitude < UInt(precision.unitsPerPoint) && number != 0
    if let lastHasPoint, number >= 0, !(lastHasPoint && isFraction) {
      bytes.append(UInt8(ascii: " "))
    }
    lastHasPoint = precision.append(number, to: &bytes)
  }
}
