internal import SymtextSymbols
internal import SymtextGraphics

extension CheckedGlyph {
  /// Checks that the edges of weights made from Regular turn about as often as Regular's.
  ///
  /// Facets, notches and waists turn an edge to and fro.
  /// - Parameter filled: the outline at each weight.
  func smoothnessProblems(_ filled: [FilledOutline?]) -> [FontProblem] {
    guard
      let regular = instances.firstIndex(where: { $0.weight == SymbolWeight.regular.axisValue }),
      let drawn = filled[regular]
    else { return [] }
    let step = FontCheckLimits.turningStep
    let own = TurningMeasurement(drawn, step: step).changes
    var worst: (changes: Int, weight: Double)?
    for (instance, outline) in zip(instances, filled) {
      guard let outline else { continue }
      let changes = TurningMeasurement(outline, step: step).changes
      if changes > worst?.changes ?? (own + FontCheckLimits.turns) {
        worst = (changes, instance.weight)
      }
    }
    guard let worst else { return [] }
    return [
      problem(
        .smoothness, weight: worst.weight,
        "the edges turn the other way \(worst.changes) times and \(own) at Regular; at most \(FontCheckLimits.turns) more are smooth"
      )
    ]
  }
}
