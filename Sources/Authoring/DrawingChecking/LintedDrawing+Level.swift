internal import SymtextGraphics
internal import SymtextSymbols

extension LintedDrawing {
  /// Checks that no level is left out before the tertiary one.
  var levelProblems: [DrawingProblem] {
    let levels = symbol.layers.map(\.level)
    guard levels.contains(.tertiary) else { return [] }
    let missing = [HierarchicalLevel.primary, .secondary].filter { !levels.contains($0) }
    let first = levels.firstIndex(of: .tertiary)
    let box = contours.filter { $0.layer == first }.map(\.inkBox).union
    return missing.map { level in
      var found = problem(
        .level, at: box.map { .box($0) },
        "a layer is tertiary, but none is \(level.rawValue); use the levels in order")
      found.place.layer = first
      return found
    }
  }
}
