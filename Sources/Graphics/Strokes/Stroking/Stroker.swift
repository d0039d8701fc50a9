internal import SymtextSupport

/// Converts centre lines to outlines of fixed structure.
///
/// The structure is chosen for the widest pen, and every narrower pen shares it. Outer contours turn from the x axis
/// towards the y axis (clockwise with y down) and holes the other way, so fill the result by the nonzero rule. Where a
/// bend is tighter than the pen, the inner side folds back into the stroke: such outlines overlap themselves, and the
/// nonzero rule fills them correctly. A counter that a pen closes stays closed for wider pens.
package struct Stroker: Sendable {
  /// The half-width of the widest pen, in the units of the path.
  package var maximumHalfWidth: Double
  /// The greatest distance between a quadratic and the exact outline, in the units of the path.
  package var tolerance: Double
  /// The radius of a dot, a line without length: `base`, in the units of the path, plus `factor` times the half-width.
  package var dotRadius: (base: Double, factor: Double)

  package init(
    maximumHalfWidth: Double, tolerance: Double, dotRadius: (base: Double, factor: Double) = (0, 1)
  ) {
    self.maximumHalfWidth = maximumHalfWidth
    self.tolerance = tolerance
    self.dotRadius = dotRadius
  }

  /// A path to stroke.
  package struct Stroke: Hashable, Sendable {
    /// The centre lines.
    package var path: Path
    /// Whether closed contours are also filled: then only their outer side is outlined.
    package var isSolid: Bool
    /// The pen of the stroke.
    package var pen: Pen
    /// The caps and joins.
    package var style: StrokeStyle
    /// Whether the path is an outline that the pen strokes on the outside only.
    ///
    /// Outer contours turn from the x axis towards the y axis, holes the other way, and none crosses another.
    package var isOutline: Bool
    /// The changes that make its contours give way to others; `nil` for a stroke that does not give way.
    package var yielding: StrokeYielding?
    /// Its widths and places at increasing widths of the shared pen, in place of ``pen``; empty for one that follows
    /// the pen.
    package var knots: [StrokeKnot] = []

    package init(
      _ path: Path, isSolid: Bool = false, pen: Pen = .ofWeight, style: StrokeStyle = .round,
      isOutline: Bool = false, yielding: StrokeYielding? = nil
    ) {
      self.path = path
      self.isSolid = isSolid
      self.pen = pen
      self.style = style
      self.isOutline = isOutline
      self.yielding = yielding
    }
  }

  /// Outlines the strokes of a path.
  /// - Parameter isSolid: whether closed contours are also filled; then only their outer side is outlined.
  package func outline(
    of path: Path, isSolid: Bool = false, budget: WorkBudget = WorkBudget()
  ) -> VariableOutline {
    outline(of: [Stroke(path, isSolid: isSolid)], budget: budget)
  }

  /// Outlines the strokes of several paths together.
  ///
  /// An end that lies on another line of the same pen gets no cap if the other stroke covers it at every width. Without
  /// the cap the two outlines cross cleanly instead of touching.
  /// - Parameter budget: the work limit; if it is spent, outlines are missing.
  package func outline(
    of strokes: [Stroke], budget: WorkBudget = WorkBudget()
  ) -> VariableOutline {
    var tools: [Tool] = []
    for tool in strokes.map(Tool.init) where !tools.contains(tool) { tools.append(tool) }
    var contours: [Contour] = []
    for tool in tools {
      var stroker = self
      let widest = tool.knots.map(\.halfWidth).max() ?? tool.pen.halfWidth(maximumHalfWidth)
      stroker.maximumHalfWidth = max(widest, 0)
      contours += stroker.stretchedContours(
        of: strokes.filter { Tool($0) == tool }, style: tool.style, budget: budget
      ).map { $0.map { $0.drawn(by: tool.pen, tool.knots) } }
    }
    return VariableOutline(contours: contours)
  }

  /// Outlines with a possibly elliptic pen: strokes with a round pen in the space before the transform.
  private func stretchedContours(
    of strokes: [Stroke], style: StrokeStyle, budget: WorkBudget
  ) -> [Contour] {
    guard style.stretch != .identity, let back = style.stretch.inverse else {
      return contours(of: strokes, style: style, budget: budget)
    }
    let round = strokes.map { stroke in
      var stroke = stroke
      stroke.yielding = nil
      stroke.path = stroke.path.transformed(by: back)
      return stroke
    }
    var stroker = self
    // A symmetric map stretches by at most its trace.
    stroker.tolerance /= max(style.stretch.a + style.stretch.d, 1)
    return stroker.contours(of: round, style: style, budget: budget).map { contour in
      contour.map { $0.mapped(by: style.stretch) }
    }
  }

  /// The pen and style of lines that are outlined together.
  private struct Tool: Hashable {
    var pen: Pen
    var knots: [StrokeKnot]
    var style: StrokeStyle

    init(_ stroke: Stroke) {
      pen = stroke.pen
      knots = stroke.knots
      style = stroke.style
    }
  }

  private func contours(
    of strokes: [Stroke], style: StrokeStyle, budget: WorkBudget
  ) -> [Contour] {
    var lines: [(line: CentreLine, stroke: Stroke)] = []
    for stroke in strokes {
      guard let yielding = stroke.yielding else {
        lines += centreLines(of: stroke.path, budget: budget).map { ($0, stroke) }
        continue
      }
      for (contour, own) in zip(stroke.path.contours, yielding.lines) {
        let yielding = YieldingPen(own, stroke.pen, from: yielding.from, to: yielding.to)
        for line in centreLines(of: contour, budget: budget) {
          var line = line
          line.yielding = yielding
          lines.append((line, stroke))
        }
      }
    }
    var capped = lines.map(\.line)
    if style.hidesCoveredEnds {
      capped = CoveredEnds.removed(
        from: capped, maximumHalfWidth: maximumHalfWidth, budget: budget)
    }
    var contours: [Contour] = []
    for (line, source) in zip(capped, lines) {
      let drawn =
        source.stroke.isOutline
        ? outlineSide(of: line, style: style, budget: budget)
        : outline(of: line, isSolid: source.stroke.isSolid, style: style, budget: budget)
      let moved =
        line.yielding.map { yielding in drawn.map { yielding.moved($0, of: line) } } ?? drawn
      guard budget.spend(drawn.reduce(0) { $0 + $1.count }, times: WorkBudget.point) else { break }
      contours += moved
    }
    return contours
  }

  // MARK: Centre lines

  private func centreLines(of path: Path, budget: WorkBudget) -> [CentreLine] {
    var lines: [CentreLine] = []
    var current: CentreLine?
    var pen = Point.zero
    var isStarted = false
    func finish() { if let line = current { lines.append(line) } }
    func add(_ segment: StrokeSegment?) {
      if current == nil { current = CentreLine(start: pen) }
      if let segment { current?.segments.append(segment) }
    }
    for element in path.elements {
      guard budget.spend(WorkBudget.point) else { break }
      switch element {
      case .move(let p):
        finish()
        current = nil
        pen = p
        isStarted = true
      case .line(let p):
        add(StrokeSegment(from: pen, to: p))
        pen = p
      case .quad(let c, let p):
        let curve = QuadraticBezier(pen, c, p).elevated
        add(
          StrokeSegment(
            curve, halfWidth: maximumHalfWidth, tolerance: tolerance, budget: budget))
        pen = p
      case .cubic(let c1, let c2, let p):
        let curve = CubicBezier(pen, c1, c2, p)
        add(
          StrokeSegment(
            curve, halfWidth: maximumHalfWidth, tolerance: tolerance, budget: budget))
        pen = p
      case .close:
        // A contour that is closed at its start is a dot.
        guard var line = current ?? (isStarted ? CentreLine(start: pen) : nil) else { continue }
        isStarted = false
        if pen.distance(to: line.start) > tolerance * 1e-3,
          let closing = StrokeSegment(from: pen, to: line.start)
        {
          line.segments.append(closing)
        }
        line.isClosed = true
        pen = line.start
        lines.append(line)
        current = nil
      }
    }
    finish()
    return lines
  }

  // MARK: Outlines

  typealias Contour = [VariableOutline.ControlPoint]

  private func outline(
    of line: CentreLine, isSolid: Bool, style: StrokeStyle, budget: WorkBudget
  ) -> [Contour] {
    guard let first = line.segments.first, let last = line.segments.last else {
      return dot(at: line.start, style: style).map { contour in
        [line.yielding.map { $0.dot(contour) } ?? contour]
      } ?? []
    }
    guard line.isClosed else {
      var contour: Contour = []
      appendSide(of: line, side: -1, style: style, to: &contour)
      if line.hasEndCap {
        appendCap(
          style.cap, at: last.last.point, from: -last.last.normal, yielding: line.yielding,
          to: &contour)
      }
      appendSide(of: line, side: 1, style: style, to: &contour)
      if line.hasStartCap {
        appendCap(
          style.startCap ?? style.cap, at: first.first.point, from: first.first.normal,
          yielding: line.yielding,
          isStart: true, to: &contour)
      }
      return [withoutRepeats(contour)]
    }
    var left: Contour = []
    var right: Contour = []
    appendSide(of: line, side: -1, style: style, to: &left)
    appendSide(of: line, side: 1, style: style, to: &right)
    // In its own direction, a clockwise shape (y down) has its outside on the side of −normal.
    let isClockwise = line.isClockwise
    let outer = withoutRepeats(isClockwise ? left : right)
    if isSolid { return [outer] }
    let inner = withoutRepeats(isClockwise ? right : left)
    return [outer, closing(inner, of: line, budget: budget)]
  }

  /// Outlines a contour by moving it outwards by the half-width.
  private func outlineSide(
    of line: CentreLine, style: StrokeStyle, budget: WorkBudget
  ) -> [Contour] {
    guard !line.segments.isEmpty else { return [] }
    var line = line
    line.isClosed = true
    var contour: Contour = []
    appendSide(of: line, side: -1, style: style, to: &contour)
    contour = withoutRepeats(contour)
    return [line.isClockwise ? contour : closing(contour, of: line, budget: budget)]
  }

  /// Returns the edge of a counter that stays closed for all pens wide enough to close it.
  ///
  /// Otherwise a pen wider than the counter would turn it inside out, into a hole that grows again.
  private func closing(_ contour: Contour, of line: CentreLine, budget: WorkBudget) -> Contour {
    let inradius = line.inradius(upTo: maximumHalfWidth, budget: budget)
    guard inradius < maximumHalfWidth else { return contour }
    var contour = contour
    // A point that is held back does not close the counter.
    for index in contour.indices where contour[index].bends.isEmpty {
      contour[index].limit = inradius
    }
    return contour
  }

  /// Appends the outline of one side of a line, forwards for side −1 and backwards for side +1, so that the two sides
  /// of a closed line turn in opposite directions.
  private func appendSide(
    of line: CentreLine, side: Double, style: StrokeStyle, to contour: inout Contour
  ) {
    let segments = line.segments
    // The join after each segment; the last one leads back to the first segment.
    var joins = segments.indices.dropLast().map { index in
      join(segments, index, index + 1, side: side, isClosed: line.isClosed, style: style)
    }
    joins.append(
      line.isClosed
        ? join(segments, segments.count - 1, 0, side: side, isClosed: true, style: style)
        : .smooth)
    var points: Contour = []
    let keeping = HeldBackEdge(of: line, side: side)
    for (index, segment) in segments.enumerated() {
      let previous = index > 0 ? index - 1 : segments.count - 1
      let (before, after) = (joins[previous], joins[index])
      var edge: Contour = []
      for (number, node) in segment.nodes.enumerated() {
        let (isFirst, isLast) = (number == 0, number == segment.nodes.count - 1)
        if !isFirst && !segment.isLine {
          edge.append(StrokeSegment.control(segment.nodes[number - 1], node, side: side))
        }
        var offset = node.normal * side
        if isFirst, case .crossing(let crossing) = before { offset = crossing }
        if isLast, case .crossing(let crossing) = after { offset = crossing }
        edge.append(.init(base: node.point, offset: offset, isOnCurve: true))
      }
      let next = (index + 1) % segments.count
      if let keeping {
        let count = points.count
        func smooth(_ join: Join, _ other: Int, isEnd: Bool) -> Int? {
          if case .smooth = join, line.isClosed || !isEnd { other } else { nil }
        }
        points += keeping.held(
          edge, segment: index, before: smooth(before, previous, isEnd: index == 0),
          after: smooth(after, next, isEnd: index == segments.count - 1))
        if case .crossing = before {
          points[count] = keeping.crossing(edge[0], after: previous, next: index)
        }
        if case .crossing = after {
          points[points.count - 1] = keeping.crossing(
            edge[edge.count - 1], after: index, next: next)
        }
      } else {
        points += edge
      }
      switch after {
      case .smooth, .crossing, .bevel: break
      case .tip(let tip):
        let point = VariableOutline.ControlPoint(
          base: segment.last.point, offset: tip, isOnCurve: true)
        points.append(
          keeping?.crossing(point, after: index, next: next) ?? point)
      case .corner: points.append(.init(base: segment.last.point, offset: .zero, isOnCurve: true))
      case .arc(let turn):
        let count = points.count
        appendArc(
          at: segment.last.point, from: segment.last.normal * side, turn: turn, to: &points)
        if let keeping {
          for place in count..<points.count {
            points[place] = keeping.held(
              points[place], atCornerOf: index, next: next,
              share: Double(place - count) / Double(points.count - 1 - count))
          }
        }
      }
    }
    contour += side < 0 ? points : points.reversed()
  }

  /// The connection of two segments on one side.
  private enum Join {
    /// The segments continue smoothly.
    case smooth
    /// Outside a corner: an arc through the turn.
    case arc(turn: Double)
    /// Outside a corner: straight to the tip at this offset, and from there to the next segment.
    case tip(Vector)
    /// Outside a corner: straight to the next segment.
    case bevel
    /// Inside a corner of two long lines, or at the tip of a corner: both sides stop where they cross, at this offset,
    /// which is also linear in the half-width.
    case crossing(Vector)
    /// Inside any other corner: through the corner itself.
    case corner
  }

  private func join(
    _ segments: [StrokeSegment], _ index: Int, _ next: Int, side: Double, isClosed: Bool,
    style: StrokeStyle
  ) -> Join {
    let before = segments[index].last
    let after = segments[next].first
    let turn = atan2(before.direction.cross(after.direction), before.direction.dot(after.direction))
    if abs(turn) <= Self.smoothTurn { return .smooth }
    if turn * side < 0 {
      switch style.join {
      case .round: return .arc(turn: turn)
      case .bevel: return .bevel
      case .miter:
        guard let tip = style.miter(before.normal * side, after.normal * side) else {
          return .bevel
        }
        return segments[index].isLine && segments[next].isLine ? .crossing(tip) : .tip(tip)
      }
    }
    if abs(turn) > .pi - Self.smoothTurn {
      return style.join == .round ? .arc(turn: -turn) : .bevel
    }
    let reach = maximumHalfWidth * tan(abs(turn) / 2)
    guard room(in: segments, at: index, isClosed: isClosed) >= reach,
      room(in: segments, at: next, isClosed: isClosed) >= reach
    else { return .corner }
    return .crossing(
      (before.normal + after.normal) * (side / (1 + before.normal.dot(after.normal))))
  }

  /// Returns the length that a corner may take from a straight segment; negative for a curve.
  private func room(in segments: [StrokeSegment], at index: Int, isClosed: Bool) -> Double {
    let segment = segments[index]
    guard segment.isLine else { return -1 }
    let hasFreeEnd = !isClosed && (index == 0 || index == segments.count - 1)
    return hasFreeEnd ? segment.length : segment.length / 2
  }

  /// Removes points on the curve that equal the one before at every width.
  func withoutRepeats(_ contour: Contour) -> Contour {
    func same(_ a: VariableOutline.ControlPoint, _ b: VariableOutline.ControlPoint) -> Bool {
      a.isOnCurve && b.isOnCurve && a.base.distance(to: b.base) < 1e-7
        && (a.offset - b.offset).length < 1e-7
    }
    var result: Contour = []
    for point in contour {
      if let last = result.last, same(last, point) { continue }
      result.append(point)
    }
    while result.count > 1, same(result[result.count - 1], result[0]) { result.removeLast() }
    return result
  }

  /// The greatest angle, in radians, of directions that continue smoothly: about half a degree.
  private static let smoothTurn = 0.01
}
