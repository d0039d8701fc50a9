internal import SymtextFontGlyphs
internal import SymtextGraphics
internal import SymtextSymbols

extension LintedDrawing {
  /// Checks that white stays open.
  var spacingProblems: [DrawingProblem] {
    var problems: [DrawingProblem] = []
    func widest(_ gap: LineGap?) -> Double {
      gap?.widestHalfWidth(opening: StrokeWidthLimit.opening) ?? .infinity
    }
    let limit = DrawingLimits.hold
    if white.hold < limit - DrawingLimits.holdTolerance {
      // The sides of an enclosed shape are also lines side by side.
      let isCounter = widest(white.counter) < widest(white.spacing) + DrawingLimits.hair
      let gap = isCounter ? white.counter : white.spacing
      let distance = units(gap?.distance ?? 0)
      let what =
        isCounter
        ? "a shape \(distance) units wide between lines" : "lines \(distance) units apart"
      problems.append(
        problem(
          isCounter ? .counter : .white, at: Self.spot(gap), value: white.hold, limit: limit,
          "\(what)\(gap.map(Self.near) ?? "") \(isCounter ? "holds" : "hold") Black back to \(units(white.hold)) of its stroke width; the least is \(units(limit))"
        ))
    } else if let slit = white.blackSlit {
      let left = slit.white(halfWidth: white.black)
      if left < DrawingLimits.blackSlit {
        problems.append(
          problem(
            .white, at: Self.spot(slit), value: left, limit: DrawingLimits.blackSlit,
            "parts \(units(slit.distance)) units apart\(Self.near(slit)) leave \(left > 0 ? "\(units(left)) units of" : "no") white in Black; the least is \(units(DrawingLimits.blackSlit))"
          ))
      }
    }
    if let slit = white.slit, let width = numbers.slit, width < DrawingLimits.slit {
      problems.append(
        problem(
          .slit, at: Self.spot(slit), value: width, limit: DrawingLimits.slit,
          "the white\(Self.near(slit)) is \(units(width)) units wide; the least is \(units(DrawingLimits.slit))"
        ))
    }
    return problems
  }

  private static func spot(_ gap: LineGap?) -> FindingPlace.Spot? {
    gap?.place.map { .point($0) }
  }

  private static func near(_ gap: LineGap) -> String {
    gap.place.map { " near \(text($0))" } ?? ""
  }

  /// Checks the pitch of parallel bars.
  var pitchProblems: [DrawingProblem] {
    rows.compactMap { row in
      let pitches = row.pitches
      guard let least = pitches.min(), let most = pitches.max() else { return nil }
      let (count, spot) = (row.positions.count, row.box.map { FindingPlace.Spot.box($0) })
      let list = pitches.map(units).joined(separator: ", ")
      if most - least > DrawingLimits.pitchTolerance {
        return problem(
          .pitch, at: spot, value: most - least, limit: DrawingLimits.pitchTolerance,
          "its \(count) parallel bars are \(list) units apart; use one pitch, 5 or 6.25"
        )
      }
      guard least < DrawingLimits.leastPitch - DrawingLimits.pitchTolerance else { return nil }
      return problem(
        .pitch, at: spot, value: least, limit: DrawingLimits.leastPitch,
        "its \(count) parallel bars are \(units(least)) units apart; the least is \(units(DrawingLimits.leastPitch)), 5 or 6.25 is usual"
      )
    }
  }
}
