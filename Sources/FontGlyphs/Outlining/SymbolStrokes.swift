internal import SymtextSymbols
package import SymtextGraphics

/// The strokes of a whole symbol or of one layer: steps that paint or clear, back to front.
///
/// All form one variable outline, so that any part of the finished shape can be traced to it.
struct SymbolStrokes: Sendable {
  /// Strokes that are painted, or cleared from those behind them.
  struct Step: Sendable {
    var clears: Bool
    var strokes: [Stroker.Stroke]
    /// Drawn outlines that replace strokes.
    var drawn: [VariableOutline] = []
  }

  /// Clearing contours are reversed, so that the edges that they leave run forwards.
  let outline: VariableOutline
  /// The segments of the outline.
  let segments: StrokeSegments
  /// Whether any step clears.
  let clears: Bool
  /// The elements of each step in the outline's path.
  private let steps: [(clears: Bool, elements: Range<Int>)]

  /// Makes strokes that are only painted.
  init(painting outline: VariableOutline) {
    self.outline = outline
    segments = StrokeSegments(outline)
    clears = false
    let segments = self.segments
    let elements = outline.contours.indices.reduce(0) { $0 + segments.count($1) + 2 }
    steps = [(false, 0..<elements)]
  }

  /// - Parameter budget: The limit of the work; outlines are missing when it is spent.
  init(_ steps: [Step], stroker: Stroker, budget: WorkBudget = WorkBudget()) {
    var outline = VariableOutline(contours: [])
    var ends: [(clears: Bool, contours: Int)] = []
    for step in steps {
      var strokes = stroker.outline(of: step.strokes, budget: budget)
      strokes.contours += step.drawn.flatMap(\.contours)
      outline.contours += step.clears ? strokes.reversed.contours : strokes.contours
      ends.append((step.clears, outline.contours.count))
    }
    self.outline = outline
    segments = StrokeSegments(outline)
    var ranges: [(clears: Bool, elements: Range<Int>)] = []
    var element = 0
    var contour = 0
    for (clears, end) in ends {
      let start = element
      while contour < end {
        // A move, the segments, a close.
        element += segments.count(contour) + 2
        contour += 1
      }
      ranges.append((clears, start..<element))
    }
    self.steps = ranges
    clears = steps.dropFirst().contains(where: \.clears)
  }

  /// The painted outlines without cut-outs.
  var painted: VariableOutline {
    let lengths = outline.contours.indices.map { segments.count($0) + 2 }
    var element = 0
    var painted = VariableOutline(contours: [])
    for (contour, length) in lengths.enumerated() {
      if !steps.contains(where: { $0.clears && $0.elements.contains(element) }) {
        painted.contours.append(outline.contours[contour])
      }
      element += length
    }
    return painted
  }

  /// Returns the finished shape without overlaps, at a half-width of the weight's pen.
  /// - Parameters:
  ///   - tolerance: The clipping tolerance, in the space of the outline.
  ///   - budget: The limit of the work.
  /// - Returns: `nil` when clipping fails, or the budget is spent.
  func shape(
    halfWidth: Double, tolerance: Double, budget: WorkBudget = WorkBudget()
  ) -> TracedShape? {
    guard budget.spend(segments.elementCount, times: WorkBudget.point) else { return nil }
    let whole = TracedShape(outline.path(halfWidth: halfWidth))
    var shape: TracedShape?
    var isClean = true
    for (clears, elements) in steps {
      let next = whole.contours(in: elements)
      guard clears else {
        shape = shape?.joined(with: next) ?? next
        isClean = false
        continue
      }
      guard let behind = shape else { continue }
      shape = behind.combined(.difference, with: next, tolerance: tolerance, budget: budget)
      if shape == nil { return nil }
      isClean = true
    }
    return isClean ? shape : shape?.withoutOverlaps(tolerance: tolerance, budget: budget)
  }
}

extension SymbolLayer {
  /// The strokes for the stroker.
  package var strokes: [Stroker.Stroke] {
    shapes.filter { $0.masters == nil }.map(\.stroke)
  }
}

extension SymbolLayer.Shape {
  /// The stroke for the stroker.
  var stroke: Stroker.Stroke {
    var stroke = Stroker.Stroke(
      path, isSolid: isSolid, pen: pen, style: style, isOutline: isOutline, yielding: yielding)
    stroke.knots = knots
    return stroke
  }
}

extension Symbol {
  /// The steps that draw the whole symbol in the monochrome mode.
  ///
  /// Adjacent steps of the same kind are merged.
  var monochromeSteps: [SymbolStrokes.Step] { monochromeSteps(drawn: layers.map { _ in [] }) }

  /// Returns these steps with outlines that replace strokes.
  /// - Parameter drawn: For each layer.
  func monochromeSteps(drawn: [[VariableOutline]]) -> [SymbolStrokes.Step] {
    var steps: [SymbolStrokes.Step] = []
    for (index, (layer, drawn)) in zip(layers, drawn).enumerated() {
      guard layer.clearsInMonochrome ? !isRefilled(index) : layer.isInMonochrome else { continue }
      if let last = steps.indices.last, steps[last].clears == layer.clearsInMonochrome {
        steps[last].strokes += layer.strokes
        steps[last].drawn += drawn
      } else if !(steps.isEmpty && layer.clearsInMonochrome) {
        steps.append(.init(clears: layer.clearsInMonochrome, strokes: layer.strokes, drawn: drawn))
      }
    }
    return steps
  }

  /// Whether the next layer paints the shape that one clears, so that nothing is missing in one colour.
  private func isRefilled(_ index: Int) -> Bool {
    guard layers.indices.contains(index + 1) else { return false }
    let next = layers[index + 1]
    return next.isInMonochrome && next.shapes == layers[index].shapes
  }
}
