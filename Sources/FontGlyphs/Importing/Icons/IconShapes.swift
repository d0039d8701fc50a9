internal import Geometry

/// The shapes of an icon as shapes of a symbol: scaled, dashed, clipped, filled by one rule.
struct IconShapes {
  /// A shape with its paint.
  struct Part {
    var shape: SymbolLayer.Shape
    var color: SVGColor
    /// Of the paint and of all groups around it.
    var opacity: Double
    /// Where errors point to.
    var element: XMLElement
  }

  let file: String
  let isLenient: Bool
  private let weight: IconWeight
  private let viewBox: Rect
  private let map: Affine
  private(set) var parts: [Part] = []
  private var segments = 0
  private(set) var warnings: [ImportError] = []

  private static let mostDashes = 10_000
  /// How far outlines may stray from what they were made of, in units of the drawing grid: a quarter of a
  /// font unit.
  private static let tolerance = 0.0025
  /// Discs with a larger radius are filled shapes rather than dots, in units of the drawing grid.
  private static let largestDot = 3.0

  init(file: String, viewBox: Rect, isLenient: Bool, weight: IconWeight) {
    self.file = file
    self.isLenient = isLenient
    self.weight = weight
    self.viewBox = viewBox
    let middle = DrawingGrid.size / 2
    map =
      Affine.translation(middle, middle) * .scale(weight.scale, weight.scale)
      * .translation(-viewBox.midX, -viewBox.midY)
  }

  /// A glyph has no room for more.
  private static let mostSegments = 16_384

  /// Adds what a shape draws.
  mutating func add(_ drawn: SVGDrawnShape) throws(ImportError) {
    segments += drawn.path.elements.count
    guard segments <= Self.mostSegments else {
      throw failure(
        drawn.element,
        "the icon has more than \(Self.mostSegments) path segments; simplify its paths")
    }
    let path = drawn.path.transformed(by: map)
    guard let box = path.bounds, box.minX.isFinite, box.maxX.isFinite, box.minY.isFinite,
      box.maxY.isFinite, box.width < Self.largestSize, box.height < Self.largestSize
    else {
      throw failure(drawn.element, "<\(drawn.element.name)> is too large for its viewBox")
    }
    let reach = drawn.stroke.map { $0.width * weight.scale * max($0.miterLimit, 1.5) } ?? 0
    let sheet = Rect(
      minX: -reach + 12 - viewBox.width * weight.scale / 2, minY: -reach,
      maxX: reach + 12 + viewBox.width * weight.scale / 2, maxY: DrawingGrid.size + reach)
    guard box.maxX >= sheet.minX, box.minX <= sheet.maxX, box.maxY >= sheet.minY,
      box.minY <= sheet.maxY
    else {
      warn(drawn.element, "<\(drawn.element.name)> lies outside the viewBox and is left out")
      return
    }
    let fill = drawn.fill.flatMap { $0.opacity > 0 ? $0 : nil }
    let stroke = drawn.stroke.flatMap { $0.opacity > 0 ? $0 : nil }
    let clips = drawn.clips.filter { clip in !holds(clip, box, reach: reach) }
    if let fill, let stroke, clips.isEmpty, stroke.dashes.isEmpty,
      fill.color == stroke.color, fill.opacity == stroke.opacity, Self.isSimple(path)
    {
      // The line and what it surrounds are one.
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

  /// The widest and the highest that a shape may be, in units of the drawing grid.
  static let largestSize = 4000.0

  private mutating func append(
    _ shape: SymbolLayer.Shape, _ color: SVGColor, opacity: Double, of drawn: SVGDrawnShape
  ) {
    parts.append(Part(shape: shape, color: color, opacity: opacity, element: drawn.element))
  }

  // MARK: Fills

  private mutating func add(
    _ fill: SVGFill, _ path: Path, isStroked: Bool, clips: [SVGClip], of drawn: SVGDrawnShape
  ) throws(ImportError) {
    let opacity = drawn.opacity * fill.opacity
    if clips.isEmpty, !isStroked, let dot = Self.dot(path, drawn.element) {
      return append(dot, fill.color, opacity: opacity, of: drawn)
    }
    guard let area = path.withoutOverlaps(fillRule: fill.rule, tolerance: Self.tolerance) else {
      throw failure(
        drawn.element,
        "the outline of <\(drawn.element.name)> crosses itself too often to be filled; simplify it")
    }
    // A line without an inside encloses nothing to fill.
    guard !area.isEmpty else { return }
    try append(
      area: area, clips: clips, pen: isStroked ? Pen(base: 0, factor: 0) : nil, fill.color,
      opacity: opacity, of: drawn)
  }

  /// Adds an outline cut to what clips leave of it.
  /// - Parameter pen: what moves its edges; `nil` as much as it bears.
  private mutating func append(
    area: Path, clips: [SVGClip], pen: Pen?, _ color: SVGColor, opacity: Double,
    of drawn: SVGDrawnShape
  ) throws(ImportError) {
    var area = area
    for clip in clips {
      guard
        let clipped = area.combined(.intersection, with: clipArea(clip), tolerance: Self.tolerance)
      else { throw failure(drawn.element, "<\(drawn.element.name)> cannot be clipped") }
      area = clipped
    }
    guard !area.isEmpty else {
      return warn(drawn.element, "<\(drawn.element.name)> is clipped away and left out")
    }
    append(
      SymbolLayer.Shape(
        path: area, isSolid: true, pen: pen ?? IconWeight.edgePen(room: OutlineRoom.room(in: area)),
        style: StrokeStyle(cap: .butt, join: .miter, miterLimit: 3), isOutline: true),
      color, opacity: opacity, of: drawn)
  }

  /// A small disc as a dot.
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
  private static func isSimple(_ path: Path) -> Bool {
    let contours = path.contours
    guard contours.count == 1, contours[0].elements.last == .close,
      let clean = path.withoutOverlaps(tolerance: tolerance), clean.contours.count == 1
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
      guard
        let dashed = path.dashed(
          stroke.dashes.map { $0 * weight.scale }, offset: stroke.dashOffset * weight.scale,
          most: Self.mostDashes)
      else {
        throw failure(
          drawn.element, "the line has more than \(Self.mostDashes) dashes; draw it without them")
      }
      line = dashed
    }
    let shape = SymbolLayer.Shape(
      path: line, isSolid: false, pen: weight.pen(width: stroke.width), style: Self.style(stroke))
    let opacity = drawn.opacity * stroke.opacity
    guard Self.draws(shape) else {
      // A line without length and with butt caps.
      return
    }
    guard !clips.isEmpty else { return append(shape, stroke.color, opacity: opacity, of: drawn) }
    let halfWidth = weight.halfWidth(width: stroke.width)
    let stroker = Stroker(maximumHalfWidth: halfWidth, tolerance: Self.tolerance)
    let outline = stroker.outline(
      of: [.init(shape.path, style: shape.style)]
    ).path(halfWidth: halfWidth)
    guard let area = outline.withoutOverlaps(tolerance: Self.tolerance) else {
      throw failure(drawn.element, "<\(drawn.element.name)> cannot be outlined")
    }
    let uncut = abs(area.area)
    var left = area
    for clip in clips {
      left = left.combined(.intersection, with: clipArea(clip), tolerance: Self.tolerance) ?? left
    }
    if abs(left.area) >= uncut * 0.999 {
      return append(shape, stroke.color, opacity: opacity, of: drawn)
    }
    try append(area: area, clips: clips, pen: nil, stroke.color, opacity: opacity, of: drawn)
  }

  /// Whether anything of a stroke is drawn.
  private static func draws(_ shape: SymbolLayer.Shape) -> Bool {
    shape.style.cap != .butt || (shape.path.bounds.map { $0.width > 0 || $0.height > 0 } ?? false)
  }

  private static func style(_ stroke: SVGStroke) -> StrokeStyle {
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
    return StrokeStyle(cap: cap, join: join, miterLimit: stroke.miterLimit, dots: .asLines)
  }

  // MARK: Clips

  /// Whether a clip holds a box with all that is stroked around it.
  private func holds(_ clip: SVGClip, _ box: Rect, reach: Double) -> Bool {
    clip.paths.contains { path, _ in
      guard let room = Self.rect(path.transformed(by: map)) else { return false }
      return room.minX <= box.minX - reach && room.maxX >= box.maxX + reach
        && room.minY <= box.minY - reach && room.maxY >= box.maxY + reach
    }
  }

  /// The upright rectangle that a path draws.
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

  private func clipArea(_ clip: SVGClip) -> Path {
    var area = Path()
    for (path, rule) in clip.paths {
      let next = path.transformed(by: map)
      area =
        area.combined(.union, with: next, otherFillRule: rule, tolerance: Self.tolerance) ?? area
    }
    return area
  }

  // MARK: Errors

  private func failure(_ element: XMLElement, _ message: String) -> ImportError {
    ImportError(file: file, line: element.line, column: element.column, message: message)
  }

  private mutating func warn(_ element: XMLElement, _ message: String) {
    warnings.append(failure(element, message))
  }
}
