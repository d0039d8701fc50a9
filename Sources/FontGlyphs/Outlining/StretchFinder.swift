internal import SymtextGraphics

/// Cuts the weight axis where a symbol's finished outline changes its structure.
struct StretchFinder {
  private let strokes: SymbolStrokes
  private let grid: WeightGrid
  /// How exactly to clip, in the space of the strokes.
  private let clippingTolerance: Double
  /// How far outlines between masters may lie from the shape made at the weight itself.
  private let interpolationTolerance: Double
  /// How much work it may be; when it is spent no stretch is found.
  private let budget: WorkBudget
  /// What was made at a step.
  private var made: [Int: Made] = [:]
  /// The same to be compared with, where it was.
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

  /// The whole axis as one stretch, if the structure allows it.
  mutating func whole() -> OutlineStretch? {
    stretch(-WeightGrid.reach...WeightGrid.reach)
  }

  /// The widest stretch with Regular in it, if it goes far enough to both sides.
  mutating func around(atLeast steps: Int) -> OutlineStretch? {
    let ends = WeightGrid.reach
    if let all = whole() { return all }
    guard made(0).runs != nil, let right = widest(from: 0, towards: ends),
      let left = widest(from: 0, towards: -ends), left.steps.lowerBound <= -steps,
      right.steps.upperBound >= steps
    else { return nil }
    return stretch(left.steps.lowerBound...right.steps.upperBound)
  }

  /// Stretches that cover the whole axis, in order.
  /// - Parameters:
  ///   - most: how many there may be.
  ///   - untraced: whether they are wanted too where Regular cannot be traced.
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

  /// The widest stretch from a step towards an end.
  ///
  /// Where nothing can be traced the shape of a step stands for it and its neighbours.
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

  /// The shape of one step for as many as it is near enough to, up to ``stillSteps``.
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

  /// A stroke's edge moves by less than three quarters of a font unit with a step: over half of these by
  /// hardly more than one.
  private static let stillSteps = 4

  /// The shape itself, for one step.
  private mutating func single(_ step: Int) -> OutlineStretch {
    OutlineStretch(
      steps: step...step, masterSteps: [step],
      outline: JoinedOutline(made(step).path, weights: 1))
  }

  /// One outline for a stretch; `nil` when its structure changes, interpolation strays too far, or the
  /// budget is spent.
  private mutating func stretch(_ steps: ClosedRange<Int>) -> OutlineStretch? {
    // One step has no masters to go between.
    if steps.count == 1 { return single(steps.lowerBound) }
    let inside = grid.masters.filter { steps.lowerBound < $0 && $0 < steps.upperBound }
    let masterSteps = [steps.lowerBound] + inside + [steps.upperBound]
    var shapes: [[OutlineRuns]] = []
    // Heavy strokes close counters: mostly the last shape is the one that differs.
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
      // Crossings need not stray the most in the middle: where they turn off elsewhere they stray at
      // least half as far there.
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

  /// How far chords may stray from outlines that are compared.
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
