internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextGraphics

extension CheckedGlyph {
  /// Returns the narrowest counter in the heaviest weight, with width 0 if it is closed; `nil` without counters.
  /// - Parameter filled: the outline at each weight.
  func counter(_ filled: [FilledOutline?]) -> FontCheckReport.Counter? {
    guard let heaviest = instances.last, let black = filled.last ?? nil else { return nil }
    let law = WeightLaw.stroke(axisValue: heaviest.weight, scale: scale)
    // Reduced strokes need less white beside them.
    let stroke = StrokeMeasurement(black, in: law * FontCheckLimits.thread...law)?.width ?? law
    var limit = stroke * counterPerStroke
    if isIcon, let drawn = regular(filled).flatMap({ CounterMeasurement($0)?.width }) {
      limit = min(limit, drawn * FontCheckLimits.iconCounter)
    }
    guard
      var measurement = closedCounter(filled, stroke: stroke, limit: limit)
        ?? CounterMeasurement(black)
    else { return nil }
    measurement.place.y = -measurement.place.y
    return .init(symbol: symbol, scale: scale, measurement: measurement, limit: limit)
  }

  /// Returns the outline at Regular.
  private func regular(_ filled: [FilledOutline?]) -> FilledOutline? {
    instances.firstIndex { $0.weight == SymbolWeight.regular.axisValue }.flatMap { filled[$0] }
  }

  /// The least width of a counter, in strokes; half of it inside an enclosure, where everything is drawn at about half
  /// the size.
  private var counterPerStroke: Double {
    FontCheckLimits.counterPerStroke * (isEnclosed ? 0.5 : 1)
  }

  /// Returns a counter that is open at Regular and closed in the heaviest weight, or open in the lightest weight and
  /// closed from Regular on.
  private func closedCounter(
    _ filled: [FilledOutline?], stroke: Double, limit: Double
  ) -> CounterMeasurement? {
    let last = instances.count - 1
    guard last > 0,
      let regular = instances.firstIndex(where: { $0.weight == SymbolWeight.regular.axisValue })
    else { return nil }
    let heaviest = (index: last, stroke: stroke, limit: limit)
    if let closed = closedCounter(filled, from: regular, widerThan: 0, in: [heaviest]) {
      return closed
    }
    let drawn = WeightLaw.stroke(axisValue: instances[regular].weight, scale: scale)
    return closedCounter(
      filled, from: 0, widerThan: FontCheckLimits.slit,
      in: [(regular, drawn, drawn * counterPerStroke), heaviest])
  }

  /// Returns a counter that is open in one weight and closed in others.
  ///
  /// Centre lines keep their vertical position and their horizontal distance from the leftmost one.
  /// - Parameters:
  ///   - index: the weight in which it is open.
  ///   - least: its least width there, in strokes.
  ///   - others: the weights in which it is closed, with their strokes and the required depth of black. The growth of
  ///     strokes up to the first one closes it; the result is at the last one.
  private func closedCounter(
    _ filled: [FilledOutline?], from index: Int, widerThan least: Double,
    in others: [(index: Int, stroke: Double, limit: Double)]
  ) -> CounterMeasurement? {
    guard let lighter = filled[index], let first = others.first, let last = others.last else {
      return nil
    }
    let drawn = WeightLaw.stroke(axisValue: instances[index].weight, scale: scale)
    func isBlack(_ place: Point, _ other: (index: Int, stroke: Double, limit: Double)) -> Bool {
      let growth = other.stroke - drawn
      let shift = instances[other.index].ink.minX - instances[index].ink.minX + growth / 2
      // In a closed counter, the depth of black is that of the adjacent strokes.
      return filled[other.index].map { $0.depth(at: place + Vector(shift, 0)) > other.limit }
        ?? false
    }
    for var counter in CounterMeasurement.all(
      in: lighter, narrowerThan: first.stroke - drawn + first.limit)
    where counter.width > drawn * least
      && others.allSatisfy({ isBlack(counter.place, $0) })
    {
      let shift =
        instances[last.index].ink.minX - instances[index].ink.minX + (last.stroke - drawn) / 2
      counter.place = counter.place + Vector(shift, 0)
      counter.width = 0
      return counter
    }
    return nil
  }

  /// Checks the width of a counter.
  func counterProblems(_ counter: FontCheckReport.Counter) -> [FontProblem] {
    let (width, place) = (counter.measurement.width, counter.measurement.place)
    guard width < counter.limit else { return [] }
    let state = width == 0 ? "closed" : "\(decimal(width)) cap heights wide"
    return [
      problem(
        .counter, weight: instances.last?.weight, at: .point(Point(place.x, -place.y)),
        value: width, limit: counter.limit,
        "the \(counter.measurement.kind.rawValue) at x \(decimal(place.x)), y \(decimal(place.y)) is \(state); the least is \(decimal(counter.limit)), a \(isEnclosed ? "tenth" : "fifth") of the stroke"
      )
    ]
  }
}
