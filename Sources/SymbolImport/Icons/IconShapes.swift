internal import SymtextSVGReading
internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

/// Converts the shapes of an icon to shapes of a symbol: scales, dashes and clips them, and resolves their fill rules.
struct IconShapes {
  /// The geometry of a part.
  enum Drawing {
    /// Lines, or dots.
    case line(SymbolLayer.Shape)
    /// A filled area: contours on the drawing grid that neither cross nor overlap.
    case area(Path)

    /// Whether it is a line or a dot.
    var isLine: Bool { if case .line = self { true } else { false } }
  }

  /// A shape with its paint.
  struct Part {
    var drawing: Drawing
    var color: SVGColor
    /// The product of the opacities of the paint and of all groups around it.
    var opacity: Double
    /// The index of its shape among the visible shapes.
    var shape: Int
    /// The element for error messages.
    var element: XMLElement
  }

  let file: String
  let isLenient: Bool
  private let weight: IconWeight
  /// Whether the icon has strokes.
  ///
  /// If so, small discs are dots.
  private let hasLines: Bool
  /// The visible area of the file, in its own space and on the drawing grid.
  private let page: (clip: SVGClip, box: Rect)
  let map: Affine
  private(set) var parts: [Part] = []
  /// The number of shapes added before the current one.
  private var index = 0
  /// The path elements of all dashed lines.
  private var dashedElements = 0
  /// The most path elements of all dashed lines: those that a glyph holds.
  package static let mostDashedElements = 65_535
  /// The limit of work for all shapes.
  private let budget: WorkBudget
  /// The areas of clips on the drawing grid, by clip number; `nil` if an area cannot be computed.
  private var rooms: [Int: Path?] = [:]
  private var segments = 0
  private(set) var warnings: [ImportError] = []

  static let mostDashes = 10_000
  /// The maximal deviation of outlines from their source, in units of the drawing grid: a quarter of a font unit.
  private static let tolerance = 0.0025
  /// The maximal radius of a dot, in units of the drawing grid.
  ///
  /// Larger discs are filled shapes.
  private static let largestDot = 3.0

  init(
    file: String, viewBox: Rect, isLenient: Bool, weight: IconWeight, hasLines: Bool,
    budget: WorkBudget
  ) {
    self.file = file
    self.budget = budget
    self.isLenient = isLenient
    self.weight = weight
    self.hasLines = hasLines
    map = Self.map(viewBox)
    let path = Path.roundedRect(viewBox, radiusX: 0, radiusY: 0)
    page = (
      SVGClip(parts: [.init(path: path, rule: .nonzero)]),
      path.transformed(by: map).bounds ?? Rect(.zero)
    )
  }

  /// Returns the transform from the viewBox to the drawing grid, which has the same height and centre.
  static func map(_ viewBox: Rect) -> Affine {
    let scale = DrawingGrid.size / viewBox.height
    let middle = DrawingGrid.size / 2
    return Affine(
      scale, 0, 0, scale, middle - viewBox.midX * scale, middle - viewBox.midY * scale)
  }

  /// Returns the box of a shape on the drawing grid.
  /// - Parameter path: The shape's path on the drawing grid.
  /// - Throws: ``ImportError`` if it is not smaller than ``largestSize``.
  static func box(
    of drawn: SVGDrawnShape, _ path: Path, file: String
  ) throws(ImportError) -> Rect {
    guard let box = path.bounds, box.minX.isFinite, box.maxX.isFinite, box.minY.isFinite,
      box.maxY.isFinite, box.width < largestSize, box.height < largestSize
    else {
      throw ImportError(
        file: file, line: drawn.element.line, column: drawn.element.column,
        message: "<\(drawn.element.name)> is too large for its viewBox")
    }
    return box
  }

  /// The distance that shapes may extend beyond the viewBox before they are clipped to it, in units of the drawing
  /// grid.
  private static let slack = 0.05

  /// Adds the fill and the stroke of a shape.
  mutating func add(_ drawn: SVGDrawnShape) throws(ImportError) {
    defer { index += 1 }
    segments += drawn.path.elements.count
    guard segments <= Symbol.mostSegments else {
      throw failure(
        drawn.element,
        "the icon has more than \(Symbol.mostSegments) path segments; simplify its paths")
    }
    let path = drawn.path.transformed(by: map)
    let box = try Self.box(of: drawn, path, file: file)
    let reach = drawn.stroke.map { self.reach(of: $0) } ?? 0
    guard box.maxX >= page.box.minX - reach, box.minX <= page.box.maxX + reach,
      box.maxY >= page.box.minY - reach, box.minY <= page.box.maxY + reach
    else {
      warn(drawn.element, "<\(drawn.element.name)> lies outside the viewBox and is left out")
      return
    }
    let fill = drawn.fill.flatMap { $0.opacity > 0 ? $0 : nil }
    let stroke = drawn.stroke.flatMap { $0.opacity > 0 ? $0 : nil }
    var clips = drawn.clips.filter { clip in !holds(clip, box, reach: reach) }
    if box.minX < page.box.minX - Self.slack || box.maxX > page.box.maxX + Self.slack
      || box.minY < page.box.minY - Self.slack || box.maxY > page.box.maxY + Self.slack
    {
      clips.append(page.clip)
    }
    if let fill, let stroke, clips.isEmpty, stroke.dashes.isEmpty,
      fill.color == stroke.color, fill.opacity == stroke.opacity, isSimple(path)
    {
      // The stroke and the area inside it have the same paint and become one shape.
      append(
        SymbolLayer.Shape(
          path: path, isSolid: true, pen: weight.pen(width: stroke.width),
          style: Self.style(stroke)),
        fill.color, opacity: drawn.opacity * fill.opacity, of: drawn)
      return
    }
    if let fill {
      try add(
        fill, path, isStroked: stroke != nil && clips.isEmpty && stroke?.color == fill.color,
        clips: clips, of: drawn)
    }
    if let stroke { try add(stroke, path, clips: clips, of: drawn) }
  }

  /// The maximal width and height of a shape, in units of the drawing grid.
  static let largestSize = 4000.0

  /// Returns the maximal distance from a line to the edge of its stroke, in units of the drawing grid.
  private func reach(of stroke: SVGStroke) -> Double {
    stroke.width * weight.scale * max(stroke.miterLimit, 1.5)
      * (stroke.stretch == .identity ? 1 : stroke.stretch.a + stroke.stretch.d)
  }

  private mutating func append(
    _ shape: SymbolLayer.Shape, _ color: SVGColor, opacity: Double, of drawn: SVGDrawnShape
  ) {
    parts.append(
      Part(
        drawing: .line(shape), color: color, opacity: opacity, shape: index, element: drawn.element)
    )
  }

  // MARK: Fills

  private mutating func add(
    _ fill: SVGFill, _ path: Path, isStroked: Bool, clips: [SVGClip], of drawn: SVGDrawnShape
  ) throws(ImportError) {
    let opacity = drawn.opacity * fill.opacity
    if hasLines, clips.isEmpty, !isStroked, let dot = Self.dot(path, drawn.element) {
      return append(dot, fill.color, opacity: opacity, of: drawn)
    }
    guard
      let area = path.withoutOverlaps(
        fillRule: fill.rule, tolerance: Self.tolerance, budget: budget)
    else {
      throw failure(
        drawn.element,
        "the outline of <\(drawn.element.name)> crosses itself too often to be filled; simplify it")
    }
    // A path such as a single line encloses no area.
    guard !area.isEmpty else { return }
    if isStroked {
      // The stroke around the area moves its edge.
      let shape = SymbolLayer.Shape(
        path: area, isSolid: true, pen: Pen(base: 0, factor: 0),
        style: StrokeStyle(cap: .butt, join: .miter, miterLimit: 3), isOutline: true)
      return append(shape, fill.color, opacity: opacity, of: drawn)
    }
    try append(area: area, clips: clips, fill.color, opacity: opacity, of: drawn)
  }

  /// Adds an area after clipping it.
  private mutating func append(
    area: Path, clips: [SVGClip], _ color: SVGColor, opacity: Double, of drawn: SVGDrawnShape
  ) throws(ImportError) {
    let area = try clipped(area, by: clips, of: drawn)
    guard !area.isEmpty else {
      return warn(drawn.element, "<\(drawn.element.name)> is clipped away and left out")
    }
    parts.append(
      Part(
        drawing: .area(area), color: color, opacity: opacity, shape: index, element: drawn.element))
  }

  /// Returns the part of an area inside clips.
  private mutating func clipped(
    _ area: Path, by clips: [SVGClip], of drawn: SVGDrawnShape
  ) throws(ImportError) -> Path {
    var area = area
    for clip in clips {
      guard let room = room(of: clip),
        let inside = area.combined(
          .intersection, with: room, tolerance: Self.tolerance, budget: budget)
      else {
        throw failure(
          drawn.element,
          budget.isSpent
            ? "<\(drawn.element.name)> and its clip path cross too often; simplify them"
            : "<\(drawn.element.name)> cannot be clipped")
      }
      area = inside
    }
    return area
  }

  /// Returns the area of a clip on the drawing grid.
  private mutating func room(of clip: SVGClip) -> Path? {
    if let known = rooms[clip.number] { return known }
    let room = clip.area(tolerance: Self.tolerance / weight.scale, budget: budget)?
      .transformed(by: map)
    rooms[clip.number] = .some(room)
    return room
  }

  /// Returns a small disc as a dot; `nil` for any other shape.
  private static func dot(_ path: Path, _ element: XMLElement) -> SymbolLayer.Shape? {
    guard element.name == "circle" || element.name == "ellipse", let box = path.bounds,
      abs(box.width - box.height) < 1e-6, box.width <= 2 * largestDot
    else { return nil }
    let center = Point(box.midX, box.midY)
    return SymbolLayer.Shape(
      path: Path([.move(center), .line(center)]), isSolid: false,
      pen: IconWeight.dotPen(radius: box.width / 2),
      style: StrokeStyle(cap: .round, join: .round, dots: .asLines))
  }

  /// Whether a path is one closed contour that does not cross itself.
  private func isSimple(_ path: Path) -> Bool {
    let contours = path.contours
    guard contours.count == 1, contours[0].elements.last == .close,
      let clean = path.withoutOverlaps(tolerance: Self.tolerance, budget: budget),
      clean.contours.count == 1
    else { return false }
    let area = abs(path.area)
    return abs(abs(clean.area) - area) <= 1e-3 * area
  }

  // MARK: Strokes

  private mutating func add(
    _ stroke: SVGStroke, _ path: Path, clips: [SVGClip], of drawn: SVGDrawnShape
  ) throws(ImportError) {
    var line = path
    if !stroke.dashes.isEmpty {
      // Dashes are measured in the space where the pen is round.
      guard let back = stroke.stretch.inverse,
        let dashed = path.transformed(by: back).dashed(
          stroke.dashes.map { $0 * weight.scale }, offset: stroke.dashOffset * weight.scale,
          most: Self.mostDashes)
      else {
        throw failure(
          drawn.element, "the line has more than \(Self.mostDashes) dashes; draw it without them")
      }
      dashedElements += dashed.elements.count
      guard dashedElements <= Self.mostDashedElements else {
        throw failure(
          drawn.element,
          "the dashed lines together have more than \(Self.mostDashedElements) path segments; draw them without dashes"
        )
      }
      line = dashed.transformed(by: stroke.stretch)
    }
    if stroke.cap == .round && stroke.join == .round { line = line.withoutSeams }
    let shape = SymbolLayer.Shape(
      path: line, isSolid: isClosed(line, by: stroke.width * weight.scale),
      pen: weight.pen(width: stroke.width), style: Self.style(stroke))
    let opacity = drawn.opacity * stroke.opacity
    guard Self.draws(shape) else {
      // A line of length zero with butt caps.
      return
    }
    guard !clips.isEmpty else { return append(shape, stroke.color, opacity: opacity, of: drawn) }
    let halfWidth = weight.halfWidth(width: stroke.width)
    let stroker = Stroker(maximumHalfWidth: halfWidth, tolerance: Self.tolerance)
    let outline = stroker.outline(
      of: [.init(shape.path, style: shape.style)], budget: budget
    ).path(halfWidth: halfWidth)
    guard let area = outline.withoutOverlaps(tolerance: Self.tolerance, budget: budget) else {
      throw failure(
        drawn.element,
        budget.isSpent
          ? "the outline of <\(drawn.element.name)> crosses itself too often to be clipped; simplify it"
          : "<\(drawn.element.name)> cannot be outlined")
    }
    let uncut = abs(area.area)
    let left = try clipped(area, by: clips, of: drawn)
    if abs(left.area) >= uncut * 0.999 {
      return append(shape, stroke.color, opacity: opacity, of: drawn)
    }
    try append(area: left, clips: [], stroke.color, opacity: opacity, of: drawn)
  }

  /// Whether the icon's stroke leaves no white inside a small shape.
  ///
  /// Such a shape is a disc at all weights.
  private func isClosed(_ path: Path, by width: Double) -> Bool {
    guard let box = path.bounds, min(box.width, box.height) <= width * 1.001 else { return false }
    return isSimple(path)
  }

  /// Whether a stroke draws something.
  private static func draws(_ shape: SymbolLayer.Shape) -> Bool {
    shape.style.cap != .butt || (shape.path.bounds.map { $0.width > 0 || $0.height > 0 } ?? false)
  }

  static func style(_ stroke: SVGStroke) -> StrokeStyle {
    let cap: StrokeStyle.Cap =
      switch stroke.cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: StrokeStyle.Join =
      switch stroke.join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return StrokeStyle(
      cap: cap, join: join, miterLimit: stroke.miterLimit, dots: .asLines, stretch: stroke.stretch)
  }

  // MARK: Clips

  /// Whether a clip contains a box and the stroke around it.
  private func holds(_ clip: SVGClip, _ box: Rect, reach: Double) -> Bool {
    clip.parts.contains { part in
      guard part.clips.isEmpty, let room = Self.rect(part.path.transformed(by: map)) else {
        return false
      }
      return room.minX <= box.minX - reach && room.maxX >= box.maxX + reach
        && room.minY <= box.minY - reach && room.maxY >= box.maxY + reach
    }
  }

  /// Returns the axis-aligned rectangle that a path draws; `nil` for any other shape.
  private static func rect(_ path: Path) -> Rect? {
    guard let box = path.bounds else { return nil }
    let corners = path.flattened(tolerance: 1)
    guard corners.count == 1, corners[0].points.count == 4 || corners[0].points.count == 5,
      corners[0].points.allSatisfy({
        ($0.x == box.minX || $0.x == box.maxX) && ($0.y == box.minY || $0.y == box.maxY)
      }), abs(abs(path.area) - box.width * box.height) <= 1e-9 * box.width * box.height
    else { return nil }
    return box
  }

  // MARK: Errors

  private func failure(_ element: XMLElement, _ message: String) -> ImportError {
    ImportError(file: file, line: element.line, column: element.column, message: message)
  }

  private mutating func warn(_ element: XMLElement, _ message: String) {
    warnings.append(failure(element, message))
  }
}

extension Path {
  /// The path with contours closed if they end where they start, and without contours of a single point.
  ///
  /// With round caps and joins it looks the same.
  fileprivate var withoutSeams: Path {
    var path = Path()
    for contour in contours {
      guard contours.count == 1 || contour.elements.count > 1 else { continue }
      guard case .move(let start)? = contour.elements.first,
        let end = contour.elements.last.flatMap({ $0.points.last }),
        contour.elements.count > 2, start.distance(to: end) < 1e-6
      else {
        path.append(contour)
        continue
      }
      path.append(contour)
      path.close()
    }
    return path
  }
}
