internal import SymtextSymbols

extension LintedDrawing {
  /// Checks that no level is left out before the tertiary one.
  var levelProblems: [DrawingProblem] {
    let levels = symbol.layers.map(\.level)
    guard levels.contains(.tertiary) else { return [] }
    let missing = [HierarchicalLevel.primary, .secondary].filter { !levels.contains($0) }
    return missing.map { level in
      problem(
        .level, "a layer is tertiary, but none is \(level.rawValue); use the levels in order")
    }
  }
}
