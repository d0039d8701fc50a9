internal import SymtextImageFormats
internal import SymtextGraphics
internal import SymtextSVGReading
internal import SymtextSupport

/// Converts the shapes of an SVG to fills: strokes become outlines, clips are applied, opacities become groups.
///
/// Coordinates are the drawing's units, y down.
struct ShapeBuilder {
  /// The most elements of all paths, after strokes become outlines.
  static let mostElements = 1 << 18
  /// The most points of a shape, because of FreeType's integer size.
  static let mostPoints = 32_000
  /// The most dashes of a line.
  static let mostDashes = 10_000
  /// The work limit for all shapes.
  static let mostSteps = 200_000_000

  private let name: String
  /// The visible part.
  private let frame: Rect
  /// The largest deviation of chords where shapes are intersected.
  private let tolerance: Double
  private let budget = WorkBudget(steps: mostSteps)
  private var elements = 0
  /// The areas of clips, by their numbers.
  private var rooms: [Int: Path] = [:]

  init(name: String, frame: Rect) {
    self.name = name
    self.frame = frame
    tolerance = max(frame.width, frame.height) / 4096
  }

  /// - Throws: ``ImageError`` when the drawing exceeds a limit.
  mutating func steps(_ shapes: [SVGDrawnShape]) throws(ImageError) -> [VectorImage.Step] {
    /// The open opacity groups, outermost first; the first one is the whole drawing.
    var open: [(fade: SVGFade, steps: [VectorImage.Step])] = [(SVGFade(number: 0, opacity: 1), [])]
    func close(to count: Int) {
      while open.count > count {
        let (fade, steps) = open.removeLast()
        open[open.count - 1].steps += VectorImage.Step.thinned(steps, fade.opacity)
      }
    }
    for shape in shapes where shape.isVisible {
      let steps = try self.steps(shape)
      guard !steps.isEmpty else { continue }
      let common = zip(open.dropFirst(), shape.fades).prefix { $0.fade.number == $1.number }.count
      close(to: common + 1)
      for fade in shape.fades.dropFirst(common) { open.append((fade, [])) }
      open[open.count - 1].steps += steps
    }
    close(to: 1)
    return open[0].steps
  }

  private mutating func steps(_ shape: SVGDrawnShape) throws(ImageError) -> [VectorImage.Step] {
    var steps: [VectorImage.Step] = []
    if let fill = shape.fill, fill.opacity > 0 {
      var path = shape.path
      if fill.rule == .evenOdd {
        guard
          let clean = path.withoutOverlaps(
            fillRule: .evenOdd, tolerance: tolerance, budget: budget)
        else { throw tooIntricate(shape) }
        path = clean
      }
      if let step = try step(path, fill.color, fill.gradient, fill.opacity, shape) {
        steps.append(step)
      }
    }
    if let stroke = shape.stroke, stroke.opacity > 0, stroke.width > 0 {
      let outline = try outline(of: stroke, along: shape.path, shape)
      if let step = try step(outline, stroke.color, stroke.gradient, stroke.opacity, shape) {
        if shape.strokesFirst { steps.insert(step, at: 0) } else { steps.append(step) }
      }
    }
    return steps
  }

  private mutating func step(
    _ path: Path, _ color: SVGColor, _ gradient: SVGGradient?, _ opacity: Double,
    _ shape: SVGDrawnShape
  ) throws(ImageError) -> VectorImage.Step? {
    let seen = try clipped(path, shape)
    guard seen.bounds != nil, !seen.isEmpty else { return nil }
    elements += seen.elements.count
    guard elements <= Self.mostElements else {
      throw ImageError(
        kind: .tooLarge,
        "\(name) has outlines of more than \(Self.mostElements) path elements; simplify it")
    }
    let points = seen.elements.reduce(0) { $0 + $1.pointCount }
    guard points <= Self.mostPoints else {
      throw failure(shape, "has more than \(Self.mostPoints) points; simplify it")
    }
    if let gradient {
      return .fill(
        seen, Paint(gradient, opacity: opacity),
        isCurrent: gradient.stops.allSatisfy { $0.color == .current })
    }
    return .fill(
      seen, .color(Color(color).multiplyingOpacity(by: opacity)), isCurrent: color == .current)
  }

  // MARK: Strokes

  private func outline(
    of stroke: SVGStroke, along path: Path, _ shape: SVGDrawnShape
  ) throws(ImageError) -> Path {
    var line = path
    if !stroke.dashes.isEmpty {
      // Dashes are measured in the space in which the pen is round.
      guard let back = stroke.stretch.inverse,
        let dashed = path.transformed(by: back)
          .dashed(stroke.dashes, offset: stroke.dashOffset, most: Self.mostDashes)
      else {
        throw failure(shape, "has more than \(Self.mostDashes) dashes; draw it without them")
      }
      line = dashed.transformed(by: stroke.stretch)
    }
    let halfWidth = stroke.width / 2
    let stroker = Stroker(maximumHalfWidth: halfWidth, tolerance: tolerance)
    let outline = stroker.outline(of: [.init(line, style: StrokeStyle(stroke))], budget: budget)
    guard !budget.isSpent else { throw tooIntricate(shape) }
    return outline.path(halfWidth: halfWidth)
  }

  // MARK: Clips

  private mutating func clipped(
    _ path: Path, _ shape: SVGDrawnShape
  ) throws(ImageError) -> Path {
    var seen = path
    for clip in shape.clips {
      let room = try room(of: clip, shape)
      guard let inside = Self.cut(seen, to: room, tolerance, budget) else {
        throw tooIntricate(shape)
      }
      seen = inside
    }
    let whole = Path.roundedRect(frame, radiusX: 0, radiusY: 0)
    guard let inside = Self.cut(seen, to: whole, tolerance, budget) else {
      throw tooIntricate(shape)
    }
    return inside
  }

  private mutating func room(
    of clip: SVGClip, _ shape: SVGDrawnShape
  ) throws(ImageError) -> Path {
    if let known = rooms[clip.number] { return known }
    guard let room = clip.area(tolerance: tolerance, budget: budget) else {
      throw tooIntricate(shape)
    }
    rooms[clip.number] = room
    return room
  }

  /// - Returns: `nil` when the budget is spent.
  private static func cut(
    _ path: Path, to room: Path, _ tolerance: Double, _ budget: WorkBudget
  ) -> Path? {
    guard let box = path.bounds else { return path }
    guard let around = room.bounds, around.intersects(box) else { return Path() }
    if let inner = room.uprightBox, inner.minX <= box.minX, inner.minY <= box.minY,
      inner.maxX >= box.maxX, inner.maxY >= box.maxY
    {
      return path
    }
    return path.combined(.intersection, with: room, tolerance: tolerance, budget: budget)
  }

  // MARK: Errors

  private func failure(_ shape: SVGDrawnShape, _ message: String) -> ImageError {
    ImageError(
      kind: .tooLarge,
      "\(name):\(shape.element.line):\(shape.element.column): <\(shape.element.name)> \(message)")
  }

  private func tooIntricate(_ shape: SVGDrawnShape) -> ImageError {
    failure(shape, "and the shapes before it are too complex to draw; simplify them")
  }
}

extension VectorImage.Step {
  /// Applies one opacity to steps: in the paint of a single shape, otherwise by a group.
  fileprivate static func thinned(_ steps: [Self], _ opacity: Double) -> [Self] {
    if steps.isEmpty || opacity <= 0 { return [] }
    if steps.count == 1, case .fill(let path, let paint, let isCurrent) = steps[0] {
      return [.fill(path, paint.multiplyingOpacity(by: opacity), isCurrent: isCurrent)]
    }
    return [.group(steps, opacity: opacity)]
  }
}

extension Path.Element {
  fileprivate var pointCount: Int {
    switch self {
    case .move, .line: 1
    case .quad: 2
    case .cubic: 3
    case .close: 0
    }
  }
}
