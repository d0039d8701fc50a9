internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

extension CheckedGlyph {
  /// Checks that outlines between two masters lie between those of the masters.
  var compatibilityProblems: [FontProblem] {
    guard let lightest = instances.first, let heaviest = instances.last else { return [] }
    if lightest.outline == heaviest.outline {
      return [
        problem(
          .compatibility,
          "the outline is the same at wght \(Int(lightest.weight)) and \(Int(heaviest.weight))")
      ]
    }
    // Every other instance is a master.
    return stride(from: 1, to: instances.count - 1, by: 2).compactMap { index in
      problem(instances[index - 1], instances[index], instances[index + 1])
    }
  }

  private func problem(_ below: Instance, _ between: Instance, _ above: Instance) -> FontProblem? {
    let masters = "wght \(Int(below.weight)) and \(Int(above.weight))"
    var beyond = 0.0
    for side in [\Rect.minX, \.minY, \.maxX, \.maxY] {
      let ends = [below.ink[keyPath: side], above.ink[keyPath: side]].sorted()
      let value = between.ink[keyPath: side]
      beyond = max(beyond, ends[0] - value, value - ends[1])
    }
    if beyond > FontCheckLimits.rounding {
      return problem(
        .compatibility, weight: between.weight, value: beyond, limit: FontCheckLimits.rounding,
        "the ink extends \(decimal(beyond)) cap heights beyond that at \(masters)")
    }
    // A glyph substituted at some weights has contours of its own.
    guard below.glyph == between.glyph, between.glyph == above.glyph else { return nil }
    let contours = [below, between, above].map(\.outline.contours)
    guard contours.allSatisfy({ $0.count == contours[0].count }) else {
      return problem(
        .compatibility, weight: between.weight,
        "there are \(contours[1].count) contours, but \(contours[0].count) and \(contours[2].count) at \(masters)"
      )
    }
    let place = Self.place(between.weight, from: below.weight, to: above.weight)
    var worst = (part: 0.0, box: Rect(.zero))
    for index in contours[0].indices {
      let areas = contours.map { $0[index].area }
      let boxes = [contours[0], contours[2]].compactMap { $0[index].bounds }
        .map { $0.width * $0.height }
      guard let box = boxes.max(), box > FontCheckLimits.unit * FontCheckLimits.unit else {
        continue
      }
      let straight = areas[0] + (areas[2] - areas[0]) * place
      let part = abs(areas[1] - straight) / box
      if part > worst.part { worst = (part, contours[1][index].bounds ?? between.ink) }
    }
    guard worst.part > FontCheckLimits.areaBetweenMasters else { return nil }
    return problem(
      .compatibility, weight: between.weight, at: .box(worst.box), value: worst.part,
      limit: FontCheckLimits.areaBetweenMasters,
      "a contour's area deviates by \(decimal(worst.part)) of its box from those at \(masters); check that its points correspond"
    )
  }

  /// Returns the position of a weight between two others, 0 to 1.
  private static func place(_ weight: Double, from low: Double, to high: Double) -> Double {
    let ends = (WeightLaw.normalized(axisValue: low), WeightLaw.normalized(axisValue: high))
    return (WeightLaw.normalized(axisValue: weight) - ends.0) / (ends.1 - ends.0)
  }
}
