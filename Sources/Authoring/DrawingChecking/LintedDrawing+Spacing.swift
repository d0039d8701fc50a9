internal import Geometry

extension LintedDrawing {
  /// Whether white stays open.
  var spacingProblems: [DrawingProblem] {
    var problems: [DrawingProblem] = []
    func black(_ gap: LineGap?) -> Double { gap?.white(halfWidth: white.black) ?? .infinity }
    let (least, slack) = (DrawingLimits.blackWhite, DrawingLimits.blackWhiteTolerance)
    func end(_ gap: LineGap) -> String {
      let left = black(gap)
      return
        "\(left > 0 ? "\(units(left)) units of white are left" : "no white is left") in Black; the least is"
    }
    // The sides of a shape run side by side, too.
    if let counter = white.counter, black(counter) < least - slack,
      black(counter) < black(white.spacing) + DrawingLimits.hair
    {
      problems.append(
        problem(
          .counter, value: black(counter), limit: least,
          "of the shape\(Self.near(counter)), \(units(counter.distance)) units wide between lines, \(end(counter)) \(units(least))"
        ))
    } else if let spacing = white.spacing, black(spacing) < least - slack {
      problems.append(
        problem(
          .white, value: black(spacing), limit: least,
          "between the lines\(Self.near(spacing)), \(units(spacing.distance)) units apart, \(end(spacing)) \(units(least))"
        ))
    } else if let slit = white.blackSlit, black(slit) < DrawingLimits.blackSlit {
      problems.append(
        problem(
          .white, value: black(slit), limit: DrawingLimits.blackSlit,
          "between the parts\(Self.near(slit)), \(units(slit.distance)) units apart, \(end(slit)) \(units(DrawingLimits.blackSlit))"
        ))
    }
    if let slit = white.slit, let width = numbers.slit, width < DrawingLimits.slit {
      problems.append(
        problem(
          .slit, value: width, limit: DrawingLimits.slit,
          "the white\(Self.near(slit)) is \(units(width)) units wide; the least is \(units(DrawingLimits.slit))"
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
