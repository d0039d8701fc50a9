internal import FontGlyphs
internal import Geometry

extension LintedDrawing {
  /// Whether white stays open.
  var spacingProblems: [DrawingProblem] {
    var problems: [DrawingProblem] = []
    let distance = min(numbers.spacing ?? .infinity, numbers.counter ?? .infinity)
    if numbers.hold < DrawingLimits.hold,
      distance < DrawingLimits.leastPitch - DrawingLimits.pitchSlack
    {
      let law = StrokeHold.opening + 1
      let gap = narrowest.map { $0.widestHalfWidth(opening: StrokeHold.opening) } ?? .infinity
      let hole = smallest.map { $0.width / 2 / law } ?? .infinity
      let end =
        "Black is drawn at \(units(numbers.hold)) of the law; the least is \(units(DrawingLimits.leastPitch)) units"
      // The sides of a shape run side by side, too.
      if gap < hole - DrawingLimits.hair, let narrowest {
        let place = narrowest.place.map { " near \(Self.text($0))" } ?? ""
        problems.append(
          problem(
            .white, value: numbers.hold, limit: DrawingLimits.hold,
            "lines run side by side \(units(narrowest.distance)) units apart\(place), so that \(end)"
          ))
      } else if let smallest {
        problems.append(
          problem(
            .counter, value: numbers.hold, limit: DrawingLimits.hold,
            "the shape that lines enclose at \(Self.text(smallest.place)) is \(units(smallest.width)) units wide, so that \(end)"
          ))
      }
    }
    if let slit, slit.width < DrawingLimits.slit {
      problems.append(
        problem(
          .slit, value: slit.width, limit: DrawingLimits.slit,
          "the white at \(Self.text(slit.place)) is \(units(slit.width)) units wide; the least is \(units(DrawingLimits.slit))"
        ))
    }
    return problems
  }

  /// Whether bars stand evenly.
  var pitchProblems: [DrawingProblem] {
    rows.compactMap { row in
      let pitches = zip(row, row.dropFirst()).map { $1 - $0 }
      guard let least = pitches.min(), let most = pitches.max() else { return nil }
      let list = pitches.map(units).joined(separator: ", ")
      if most - least > DrawingLimits.pitchTolerance {
        return problem(
          .pitch, value: most - least, limit: DrawingLimits.pitchTolerance,
          "its \(row.count) parallel bars stand \(list) units apart; all should stand equally far apart, 5 or 6.25"
        )
      }
      guard least < DrawingLimits.leastPitch - DrawingLimits.pitchTolerance else { return nil }
      return problem(
        .pitch, value: least, limit: DrawingLimits.leastPitch,
        "its \(row.count) parallel bars stand \(units(least)) units apart; 5 or 6.25 is usual, \(units(DrawingLimits.leastPitch)) the least"
      )
    }
  }
}
