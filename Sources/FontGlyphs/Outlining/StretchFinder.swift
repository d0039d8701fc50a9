internal import SymtextGraphics

/// Cuts the weight axis where a symbol's finished outline changes its structure.
struct StretchFinder {
  private let strokes: SymbolStrokes
  private let grid: WeightGrid
  /// The clipping tolerance, in the space of the strokes.
  private let clippingTolerance: Double
  /// The largest deviation of an interpolated outline from the shape made at the weight itself.
  private let interpolationTolerance: Double
  /// The limit of the work; no stretch is found when it is spent.
  private let budget: WorkBudget
  /// The shapes made at steps.
  private var made: [Int: Made] = [:]
  /// The same shapes for comparison.
  private var compared: [Int: ComparedOutline] = [:]

  private struct Made {
    var path: Path
    /// `nil` when a part of the shape cannot be traced to the strokes.
    var runs: [OutlineRuns]?
  }

  init(
    _ strokes: SymbolStrokes, grid: WeightGrid, clippingTolerance: Double,
    interpolationTolerance: Double, budget: WorkBudget = WorkBudget()
  ) {
    self.budget = budget
    self.strokes = strokes
    self.grid = grid
    self.clippingTolerance = clippingTolerance
    self.interpolationTolerance = interpolationTolerance
  }

  /// Returns the whole axis as one stretch, if the structure allows it.
  mutating func whole() -> OutlineStretch? {
    stretch(-WeightGrid.reach...WeightGrid.reach)
  }

  /// Returns the widest stretch around Regular, if it extends far enough to both sides.
  mutating func around(atLeast steps: Int) -> OutlineStretch? {
    let ends = WeightGrid.reach
    if let all = whole() { return all }
    guard made(0).runs != nil, let right = widest(from: 0, towards: ends),
      let left = widest(from: 0, towards: -ends), left.steps.lowerBound <= -steps,
      right.steps.upperBound >= steps
    else { return nil }
    return stretch(left.steps.lowerBound...right.steps.upperBound)
  }

  /// Returns stretches that cover the whole axis, in order.
  /// - Parameters:
  ///   - most: The largest number of stretches.
  ///   - untraced: Whether to return stretches even when Regular cannot be traced.
  /// - Returns: `nil` when more would be needed.
  mutating func cover(most: Int, untraced: Bool = false) -> [OutlineStretch]? {
    let ends = WeightGrid.reach
    guard untraced ? !made(0).path.isEmpty : made(0).runs != nil,
      let right = widest(from: 0, towards: ends),
      let left = widest(from: 0, towards: -ends), !budget.isSpent
    else { return nil }
    var stretches: [OutlineStretch]
    if let both = stretch(left.steps.lowerBound...right.steps.upperBound) {
      stretches = [both]
    } else if left.steps.lowerBound < 0 {
      stretches = [left, right]
      stretches[0].steps = left.steps.lowerBound...(-1)
    } else {
      stretches = [right]
    }
    while let end = stretches.last?.steps.upperBound, end < ends {
      guard stretches.count < most, !budget.isSpent,
        let next = widest(from: end + 1, towards: ends)
      else { return nil }
      stretches.append(next)
    }
    while let start = stretches.first?.steps.lowerBound, start > -ends {
      guard stretches.count < most, !budget.isSpent,
        let next = widest(from: start - 1, towards: -ends)
      else { return nil }
      stretches.insert(next, at: 0)
    }
    return stretches.count <= most && !budget.isSpent ? stretches : nil
  }

  /// Returns the widest stretch from a step towards an end.
  ///
  /// Where nothing can be traced, one step's shape represents it and its neighbours.
  private mutating func widest(from start: Int, towards end: Int) -> OutlineStretch? {
    func range(_ other: Int) -> ClosedRange<Int> { min(start, other)...max(start, other) }
    if start != end, let all = stretch(range(end)) { return all }
    var best: OutlineStretch?
    var (near, far) = (start, end)
    while abs(far - near) > 1 {
      let middle = near + (far - near) / 2
      if let found = stretch(range(middle)) {
        best = found
        near = middle
      } else {
        far = middle
      }
    }
    return best ?? still(from: start, towards: end)
  }

  /// Returns the shape of one step for all steps that it approximates, up to ``stillSteps``.
  private mutating func still(from start: Int, towards end: Int) -> OutlineStretch {
    // Regular is exact.
    let reach = start == 0 ? 0 : min(Self.stillSteps - 1, abs(end - start))
    let direction = end < start ? -1 : 1
    let (middle, last) = (start + direction * (reach / 2), start + direction * reach)
    guard reach > 1, !made(middle).path.isEmpty,
      compared(middle).isWithin(interpolationTolerance, of: compared(start), budget),
      compared(middle).isWithin(interpolationTolerance, of: compared(last), budget)
    else { return single(start) }
    var stretch = single(middle)
    stretch.steps = min(start, last)...max(start, last)
    return stretch
  }

  /// The edge of a stroke moves by less than three quarters of a font unit per step; over half of these steps, by
  /// hardly more than one unit.
  private static let stillSteps = 4

  /// Returns the shape itself, for one step.
  private mutating func single(_ step: Int) -> OutlineStretch {
    OutlineStretch(
      steps: step...step, masterSteps: [step],
      outline: JoinedOutline(made(step).path, weights: 1))
  }

  /// Returns one outline for a stretch; `nil` when its structure changes, interpolation deviates too far, or the budget
  /// is spent.
  private mutating func stretch(_ steps: ClosedRange<Int>) -> OutlineStretch? {
    // One step has no masters to interpolate.
    if steps.count == 1 { return single(steps.lowerBound) }
    let inside = grid.masters.filter { steps.lowerBound < $0 && $0 < steps.upperBound }
    let masterSteps = [steps.lowerBound] + inside + [steps.upperBound]
    var shapes: [[OutlineRuns]] = []
    // Heavy strokes close counters, so the last shape is usually the one that differs.
    for step in masterSteps.reversed() {
      guard let runs = made(step).runs, runs.count == shapes.last?.count ?? runs.count else {
        return nil
      }
      shapes.insert(runs, at: 0)
    }
    guard
      let outline = JoinedOutline(
        shapes, strokes: strokes.segments, halfWidths: masterSteps.map { grid.halfWidth($0) },
        budget: budget)
    else { return nil }
    func between(_ a: Int, _ b: Int, _ part: Double) -> ComparedOutline {
      ComparedOutline(
        outline.path(between: a, b, part), tolerance: chordTolerance, budget: budget)
    }
    for (index, step) in masterSteps.enumerated() {
      guard between(index, index, 0).isWithin(interpolationTolerance, of: compared(step), budget)
      else { return nil }
    }
    for (index, (a, b)) in zip(masterSteps, masterSteps.dropFirst()).enumerated() where b - a > 1 {
      let middle = (a + b) / 2
      let halfway = between(index, index + 1, part(middle, a, b))
      if halfway.isWithin(interpolationTolerance / 2, of: compared(middle), budget) { continue }
      guard halfway.isWithin(interpolationTolerance, of: compared(middle), budget) else {
        return nil
      }
      // The deviation of a crossing may be largest off the middle; at the middle it is then at least half as large.
      for step in [(3 * a + b) / 4, (a + 3 * b) / 4] {
        let aside = between(index, index + 1, part(step, a, b))
        guard aside.isWithin(interpolationTolerance, of: compared(step), budget) else { return nil }
      }
    }
    return OutlineStretch(steps: steps, masterSteps: masterSteps, outline: outline)
  }

  private func part(_ step: Int, _ a: Int, _ b: Int) -> Double {
    WeightGrid.part(of: step, from: a, to: b, hasNineMasters: grid.hasNineMasters)
  }

  /// The largest deviation of chords from compared outlines.
  private var chordTolerance: Double { interpolationTolerance / 12 }

  private mutating func compared(_ step: Int) -> ComparedOutline {
    if let known = compared[step] { return known }
    let result = ComparedOutline(made(step).path, tolerance: chordTolerance, budget: budget)
    compared[step] = result
    return result
  }

  private mutating func made(_ step: Int) -> Made {
    if let known = made[step] { return known }
    let shape = strokes.shape(
      halfWidth: grid.halfWidth(step), tolerance: clippingTolerance, budget: budget)
    let path = shape?.path ?? Path()
    var result = Made(path: path, runs: nil)
    if let shape {
      let runs = shape.contours.map { OutlineRuns($0, strokes: strokes.segments) }
      if !runs.contains(where: { $0 == nil }) { result.runs = runs.compactMap { $0 } }
    }
    made[step] = result
    return result
  }
}
