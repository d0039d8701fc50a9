internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

extension CheckedGlyph {
  /// Checks that strokes have the thickness of ``WeightLaw``.
  ///
  /// A symbol without strokes, such as one of dots, passes.
  /// - Parameter filled: the outline at each weight.
  func strokeProblems(_ filled: [FilledOutline?]) -> [FontProblem] {
    var worst: FontProblem?
    // Icons may reduce their strokes down to Regular.
    let regular = WeightLaw.stroke(axisValue: SymbolWeight.regular.axisValue, scale: scale)
    for (instance, outline) in zip(instances, filled) {
      let law = WeightLaw.stroke(axisValue: instance.weight, scale: scale)
      // A solid part's thickness may match a stroke in heavy weights only.
      guard let outline,
        let stroke = StrokeMeasurement(
          outline, in: law * FontCheckLimits.thread...law * FontCheckLimits.solid),
        stroke.length >= FontCheckLimits.strokeLength * stroke.width
      else { return [] }
      let most = law * (1 + FontCheckLimits.strokeAbove) + FontCheckLimits.unit
      var least = law * (1 - FontCheckLimits.strokeBelow)
      if isIcon { least = min(least, regular * (1 - FontCheckLimits.strokeAbove)) }
      guard stroke.width > most || stroke.width < least else { continue }
      // Dots and narrow solid parts may have longer edges than the strokes beside them.
      if let lawful = StrokeMeasurement(outline, in: least...most),
        lawful.length >= stroke.length * FontCheckLimits.strokeShare
      {
        continue
      }
      let found = problem(
        .stroke, weight: instance.weight, value: stroke.width, limit: law,
        "most strokes are \(decimal(stroke.width)) cap heights thick; this weight should have \(decimal(law))"
      )
      if found.excess > worst?.excess ?? 0 { worst = found }
    }
    return worst.map { [$0] } ?? []
  }
}
