internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

extension CheckedGlyph {
  /// Where the ink stands: centred on the cap height, with the grid's space beside it.
  ///
  /// A symbol may have margins of its own, so that less space than usual is no problem, but at the left
  /// less than none is. Opposite a slash that reaches further on one side there is more, because the middle
  /// stays that of the symbol without it.
  var placementProblems: [FontProblem] { [centringProblem, bearingProblem].compactMap { $0 } }

  private var centringProblem: FontProblem? {
    func offset(_ instance: Instance) -> Double { -instance.ink.midY - 0.5 }
    guard !hasParts, let worst = instances.max(by: { abs(offset($0)) < abs(offset($1)) }),
      abs(offset(worst)) > FontCheckLimits.centring
    else { return nil }
    let value = offset(worst)
    return problem(
      .centring, weight: worst.weight, value: value, limit: FontCheckLimits.centring,
      "the ink's middle lies \(decimal(abs(value))) cap heights \(value > 0 ? "above" : "below") that of the cap height; at most \(decimal(FontCheckLimits.centring)) is allowed"
    )
  }

  private var bearingProblem: FontProblem? {
    let law = DrawingGrid.sideBearing * scale.factor
    var worst: FontProblem?
    func report(_ side: String, _ instance: Instance, _ value: Double, _ limit: Double) {
      let found = problem(
        .bearing, weight: instance.weight, value: value, limit: limit,
        "the space \(side) of the ink is \(decimal(value)) cap heights; \(limit == 0 ? "the least is none" : "it should be \(decimal(limit))")"
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
