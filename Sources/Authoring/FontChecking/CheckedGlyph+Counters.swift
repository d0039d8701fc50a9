internal import FontGlyphs
internal import Symbols
internal import Geometry

extension CheckedGlyph {
  /// The narrowest counter in the heaviest weight, of no width if it is closed there; `nil` when there is
  /// none.
  /// - Parameters:
  ///   - filled: the outline at each weight.
  func counter(_ filled: [FilledOutline?]) -> FontCheckReport.Counter? {
    guard let heaviest = instances.last, let black = filled.last ?? nil else { return nil }
    let law = WeightLaw.stroke(axisValue: heaviest.weight, scale: scale)
    // Beside strokes that are held back, less white is enough.
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

  /// The outline at Regular.
  private func regular(_ filled: [FilledOutline?]) -> FilledOutline? {
    instances.firstIndex { $0.weight == SymbolWeight.regular.axisValue }.flatMap { filled[$0] }
  }

  /// The least width of a counter, in strokes: less inside an enclosure, where everything is drawn at
  /// about half the size.
  private var counterPerStroke: Double {
    FontCheckLimits.counterPerStroke * (isEnclosed ? 0.5 : 1)
  }

  /// A counter that is open in Regular and black in the heaviest weight.
  ///
  /// Centre lines stand still vertically; horizontally they keep their distance from the leftmost one.
  private func closedCounter(
    _ filled: [FilledOutline?], stroke: Double, limit: Double
  ) -> CounterMeasurement? {
    guard let heaviest = instances.last, let black = filled.last ?? nil,
      let index = instances.firstIndex(where: { $0.weight == SymbolWeight.regular.axisValue }),
      let regular = filled[index]
    else { return nil }
    let growth =
      stroke - WeightLaw.stroke(axisValue: instances[index].weight, scale: scale)
    let shift = Vector(heaviest.ink.minX - instances[index].ink.minX + growth / 2, 0)
    for var counter in CounterMeasurement.all(in: regular, narrowerThan: growth + limit) {
      counter.place = counter.place + shift
      // Where a counter has closed, black reaches as far as the strokes beside it.
      if black.depth(at: counter.place) > limit {
        counter.width = 0
        return counter
      }
    }
    return nil
  }

  /// Whether a counter is wide enough.
  func counterProblems(_ counter: FontCheckReport.Counter) -> [FontProblem] {
    let (width, place) = (counter.measurement.width, counter.measurement.place)
    guard width < counter.limit else { return [] }
    let state = width == 0 ? "closed" : "\(decimal(width)) cap heights wide"
    return [
      problem(
        .counter, weight: instances.last?.weight, value: width, limit: counter.limit,
        "the \(counter.measurement.kind.rawValue) at x \(decimal(place.x)), y \(decimal(place.y)) is \(state); the least is \(decimal(counter.limit)), a \(isEnclosed ? "tenth" : "fifth") of the stroke"
      )
    ]
  }
}
