package import SymtextGraphics

/// Writes a glyph's outline as a Type 2 charstring: its width, then its contours, without hints.
///
/// Adobe Technical Note 5177.
package struct CharstringWriter {
  package private(set) var bytes: [UInt8] = []
  private let step: Double
  /// The current point, as 16.16 fixed point.
  private var pen = (x: 0, y: 0)

  /// The number of arguments that an operator takes.
  private static let mostArguments = 48
  /// Coordinates are clamped to this value, so that differences fit in 16 bits.
  private static let most = 16_000.0

  private enum Operator: UInt8 {
    case line = 5
    case curve = 8
    case end = 14
    case move = 21
  }
  private var pending: (operation: Operator, arguments: [Int])?

  /// - Parameters:
  ///   - outline: 1,000 units per em, y up.
  ///   - width: The advance, in the same units.
  ///   - step: The step to which coordinates are rounded: 1 or a power of ½.
  package init(_ outline: Path, width: Double, step: Double) {
    self.step = step
    pending = (.move, [Self.fixed(width, step: 1 / 65536)])
    var start = Point.zero
    var current = Point.zero
    var hasPen = false
    for element in outline.elements {
      switch element {
      case .move(let p):
        add([p], .move)
        (start, current, hasPen) = (p, p, true)
      case .line(let p) where hasPen:
        add([p], .line)
        current = p
      case .quad(let c, let p) where hasPen:
        let curve = QuadraticBezier(current, c, p).elevated
        add([curve.control1, curve.control2, p], .curve)
        current = p
      case .cubic(let c1, let c2, let p) where hasPen:
        add([c1, c2, p], .curve)
        current = p
      default:
        // The next operator closes the contour.
        current = start
      }
    }
    flush()
    bytes.append(Operator.end.rawValue)
  }

  private mutating func add(_ points: [Point], _ operation: Operator) {
    let isWidth = pending?.operation == .move && bytes.isEmpty && operation == .move
    let count = pending?.arguments.count ?? 0
    if !isWidth,
      pending?.operation != operation || operation == .move
        || count + 2 * points.count > Self.mostArguments
    {
      flush()
      pending = (operation, [])
    }
    for point in points {
      let (x, y) = (Self.fixed(point.x, step: step), Self.fixed(point.y, step: step))
      pending?.arguments += [x - pen.x, y - pen.y]
      pen = (x, y)
    }
  }

  /// Returns a number as 16.16 fixed point, rounded to a step.
  private static func fixed(_ value: Double, step: Double) -> Int {
    guard value.isFinite else { return 0 }
    return Int((min(max(value, -most), most) / step).rounded() * step * 65536)
  }

  private mutating func flush() {
    guard let (operation, arguments) = pending else { return }
    for argument in arguments { add(argument) }
    // A glyph without contours has only a width.
    if arguments.count > 1 { bytes.append(operation.rawValue) }
    pending = nil
  }

  private mutating func add(_ fixed: Int) {
    if fixed % 65536 == 0 {
      CompactFontNumber.add(charstring: fixed / 65536, to: &bytes)
    } else {
      bytes.append(255)
      for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: fixed >> shift)) }
    }
  }
}
