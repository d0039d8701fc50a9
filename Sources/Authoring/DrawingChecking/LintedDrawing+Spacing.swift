internal import Geometry

extension LintedDrawing {
  /// Whether white stays open.
  var spacingProblems: [DrawingProblem] {
    var problems: [DrawingProblem] = []
    let least = DrawingLimits.leastPitch
    // The sides of a shape run side by side, too.
    if let smallest, smallest.width < least - DrawingLimits.pitchSlack {
      problems.append(
        problem(
          .counter, value: smallest.width, limit: least,
          "the shape that lines enclose at \(Self.text(smallest.place)) is \(units(smallest.width)) units wide and closes in Black; the least is \(units(least))"
        ))
    } else if let narrowest, narrowest.distance < least - DrawingLimits.pitchSlack {
      problems.append(
        problem(
          .white, value: narrowest.distance, limit: least,
          "lines run side by side \(units(narrowest.distance)) units apart\(Self.near(narrowest)), and close up in Black; the least is \(units(least))"
        ))
    } else if let blackSlit, let white = numbers.blackSlit, white < DrawingLimits.blackSlit {
      problems.append(
        problem(
          .white, value: white, limit: DrawingLimits.blackSlit,
          "parts \(units(blackSlit.distance)) units apart\(Self.near(blackSlit)) \(white > 0 ? "have \(units(white)) units of white" : "run together") in Black; the least white is \(units(DrawingLimits.blackSlit))"
        ))
    }
    if let slit, let white = numbers.slit, white < DrawingLimits.slit {
      problems.append(
        problem(
          .slit, value: white, limit: DrawingLimits.slit,
          "the white\(Self.near(slit)) is \(units(white)) units wide; the least is \(units(DrawingLimits.slit))"
        ))
    }
    return problems
  }

  private static func near(_ gap: LineGap) -> String {
    gap.place.map { " near \(text($0))" } ?? ""
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
