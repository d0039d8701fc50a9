internal import SymtextDrawing
internal import SymtextGraphics

/// A content stream with the current graphics state.
///
/// Input coordinates are in points, y down from the top of the page. PDF's y grows upwards from the bottom.
struct PDFContent {
  private(set) var bytes: [UInt8] = []
  /// The height of the page.
  let height: Double
  private var state = State()
  private var saved: [State] = []

  private struct State {
    /// The current colour.
    ///
    /// It is empty if unknown, as in a form, which inherits the colour of its user.
    var color = ""
    var opacity = ""
    var font = ""
    var isInvisible = false
    /// The transform to the space of the page or the form; `nil` for none.
    var map: Affine?
  }

  init(height: Double) { self.height = height }

  /// Returns a point on the page, y up.
  func place(_ point: Point) -> Point { Point(point.x, height - point.y) }

  /// Returns a box on the page, y up.
  func place(_ box: Rect) -> Rect {
    Rect(minX: box.minX, minY: height - box.maxY, maxX: box.maxX, maxY: height - box.minY)
  }

  /// Returns a box on the page or the form, y up, with the current transform.
  func placeOnPage(_ box: Rect) -> Rect { place(state.map.map { $0 * box } ?? box) }

  /// Returns a gradient on the page or the form, in points, y down.
  func moved(_ gradient: LinearGradient) -> LinearGradient {
    state.map.map { gradient.transformed(by: $0) } ?? gradient
  }

  /// Returns a radial gradient on the page or the form, in points, y down.
  func moved(_ gradient: RadialGradient) -> RadialGradient {
    state.map.map { gradient.transformed(by: $0) } ?? gradient
  }

  /// Concatenates a transform until the graphics state is restored.
  /// - Parameter map: A transform of points, y down.
  mutating func move(by map: Affine) {
    state.map = state.map.map { $0 * map } ?? map
    // The same transform in a space with y up from the bottom of the page.
    let flip = Affine(1, 0, 0, -1, 0, height)
    let matrix = flip * map * flip
    let parts = [matrix.a, matrix.b, matrix.c, matrix.d].map { PDFSyntax.factor($0) }
    add(parts.joined(separator: " ") + " \(PDFSyntax.numbers([matrix.tx, matrix.ty])) cm")
  }

  mutating func add(_ text: String) {
    bytes += text.utf8
    bytes.append(0x0A)
  }

  mutating func save() {
    saved.append(state)
    add("q")
  }

  mutating func restore() {
    state = saved.popLast() ?? State()
    add("Q")
  }

  /// Sets a colour or a pattern if it differs from the current one.
  /// - Parameter operators: PDF operators, such as `1 0 0 rg`.
  mutating func setColor(_ operators: String) {
    guard state.color != operators else { return }
    state.color = operators
    add(operators)
  }

  /// Sets a graphics state if it differs from the current one.
  /// - Parameter name: The name of the state; empty for full opacity, if no state was set before.
  mutating func setOpacity(_ name: String) {
    guard state.opacity != name else { return }
    state.opacity = name
    add("/\(name) gs")
  }

  /// Whether a graphics state for opacity is set.
  var hasOpacity: Bool { !state.opacity.isEmpty }

  /// Sets a font and whether its glyphs are visible, inside a text object.
  mutating func setFont(_ operators: String, isInvisible: Bool) {
    if state.font != operators { add(operators) }
    if state.isInvisible != isInvisible { add(isInvisible ? "3 Tr" : "0 Tr") }
    state.font = operators
    state.isInvisible = isInvisible
  }

  /// Adds the segments of a path.
  mutating func add(_ path: Path) {
    var current = Point.zero
    var start = Point.zero
    for element in path.elements {
      switch element {
      case .move(let p):
        add([p], "m")
        (current, start) = (p, p)
      case .line(let p):
        add([p], "l")
        current = p
      case .quad(let c, let p):
        let curve = QuadraticBezier(current, c, p).elevated
        add([curve.control1, curve.control2, p], "c")
        current = p
      case .cubic(let c1, let c2, let p):
        add([c1, c2, p], "c")
        current = p
      case .close:
        add("h")
        current = start
      }
    }
  }

  private mutating func add(_ points: [Point], _ operation: String) {
    add(
      PDFSyntax.numbers(points.map(place).flatMap { [$0.x, $0.y] }) + " " + operation)
  }
}
