internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

extension CheckedGlyph {
  /// Checks the position of the ink: centred on the cap height, with the grid's side bearings.
  ///
  /// A symbol may have its own margins, so smaller bearings are allowed, except a negative one at the left. A slash
  /// that extends further on one side leaves more space on the other, because the symbol without it stays centred.
  var placementProblems: [FontProblem] { [centringProblem, bearingProblem].compactMap { $0 } }

  private var centringProblem: FontProblem? {
    func offset(_ instance: Instance) -> Double { -instance.ink.midY - 0.5 }
    guard !hasParts, let worst = instances.max(by: { abs(offset($0)) < abs(offset($1)) }),
      abs(offset(worst)) > FontCheckLimits.centring
    else { return nil }
    let value = offset(worst)
    return problem(
      .centring, weight: worst.weight, value: value, limit: FontCheckLimits.centring,
      "the ink's middle is \(decimal(abs(value))) cap heights \(value > 0 ? "above" : "below") that of the cap height; the most is \(decimal(FontCheckLimits.centring))"
    )
  }

  private var bearingProblem: FontProblem? {
    let law = DrawingGrid.sideBearing * scale.factor
    var worst: FontProblem?
    func report(_ side: String, _ instance: Instance, _ value: Double, _ limit: Double) {
      // The space between the ink and the edge of the advance.
      let ends = side == "left" ? (0, instance.ink.minX) : (instance.ink.maxX, instance.advance)
      let space = Rect(
        minX: min(ends.0, ends.1), minY: instance.ink.minY, maxX: max(ends.0, ends.1),
        maxY: instance.ink.maxY)
      let found = problem(
        .bearing, weight: instance.weight, at: .box(space), value: value, limit: limit,
        "the space \(side) of the ink is \(decimal(value)) cap heights; \(limit == 0 ? "the least is 0" : "it should be \(decimal(limit))")"
      )
      if found.excess > worst?.excess ?? 0 { worst = found }
    }
    for instance in instances {
      let left = instance.ink.minX
      let right = instance.advance - instance.ink.maxX
      if left < -FontCheckLimits.rounding { report("left", instance, left, 0) }
      let most = law + FontCheckLimits.rounding
      if hasSlash && min(left, right) <= most { continue }
      if left > most { report("left", instance, left, law) }
      if right > most { report("right", instance, right, law) }
    }
    return worst
  }
}
