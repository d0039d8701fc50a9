internal import SymtextSymbols
internal import SymtextFontGlyphs
internal import SymtextGraphics

extension LintedDrawing {
  /// Checks the radii of corners.
  var radiusProblems: [DrawingProblem] {
    var told: [Double] = []
    return corners.compactMap { corner in
      guard corner.radius <= DrawingLimits.greatestCorner,
        !DrawingLimits.radii.contains(where: {
          abs($0 - corner.radius) <= DrawingLimits.radiusTolerance
        }),
        !told.contains(where: { abs($0 - corner.radius) < DrawingLimits.radiusTolerance })
      else { return nil }
      told.append(corner.radius)
      return problem(
        .radius, at: .point(corner.place), value: corner.radius,
        "the corner at \(Self.text(corner.place)) has a radius of \(units(corner.radius)); corners have 4, 3, 2, 1.5, 1 or 0"
      )
    }
  }

  /// Checks the size and the area of the ink.
  var extentProblems: [DrawingProblem] {
    var problems: [DrawingProblem] = []
    let ink = numbers.ink
    func fits(_ box: (width: Double, height: Double)) -> Bool {
      ink.width <= box.width + DrawingLimits.inkBoxTolerance
        && ink.height <= box.height + DrawingLimits.inkBoxTolerance
    }
    if !hasParts, !fits(DrawingLimits.inkBox), !fits(DrawingLimits.wideInkBox),
      !(isRayed && fits(DrawingLimits.rayedInkBox))
    {
      problems.append(
        problem(
          .inkBox, value: max(ink.width, ink.height), limit: DrawingLimits.inkBox.width,
          "the ink is \(units(ink.width)) × \(units(ink.height)) units; the most is "
            + (isRayed ? "24 × 24 for weather and rays" : "22 × 22, or 24.3 × 18.4")))
    }
    guard !hasParts else { return problems }
    let bounds = DrawingLimits.inkArea(
      numbers.kind, isNarrow: min(ink.width, ink.height) < DrawingLimits.narrow)
    let slack = DrawingLimits.areaTolerance
    if numbers.area < bounds.lowerBound * (1 - slack)
      || numbers.area > bounds.upperBound * (1 + slack)
    {
      let limit = numbers.area < bounds.lowerBound ? bounds.lowerBound : bounds.upperBound
      problems.append(
        problem(
          .inkArea, value: numbers.area, limit: limit,
          "the ink is \(units(numbers.area.rounded())) square units; \(numbers.kind.plural) have \(units(bounds.lowerBound)) to \(units(bounds.upperBound))"
        ))
    }
    return problems
  }

  /// Whether it is a weather symbol or has rays.
  private var isRayed: Bool {
    symbol.metadata.category == "weather" || nameParts.contains("rays")
  }

  /// Checks that the ink and its centre of mass are centred.
  var centerProblems: [DrawingProblem] {
    var problems: [DrawingProblem] = []
    let ink = numbers.ink
    guard !hasParts else { return [] }
    if abs(ink.midY - 12) > DrawingLimits.hair {
      problems.append(
        problem(
          .center, value: ink.midY - 12, limit: DrawingLimits.hair,
          "its vertical middle is at y \(units(ink.midY)); it should be at 12"))
    }
    if isSymmetric, abs(ink.midX - 12) > DrawingLimits.hair {
      problems.append(
        problem(
          .center, value: ink.midX - 12, limit: DrawingLimits.hair,
          "its axis of symmetry is at x \(units(ink.midX)); it should be at 12"))
    }
    // Letters stand on their baseline; a fill has the position of the outline.
    guard symbol.metadata.category != "text", !nameParts.contains("fill") else { return problems }
    let mass = ink.middle + numbers.lean * max(ink.width, ink.height)
    let limit = isPointing ? DrawingLimits.pointingLean : DrawingLimits.lean
    for (amount, words) in [
      (numbers.lean.x, ("right", "left")), (numbers.lean.y, ("below", "above")),
    ] where abs(amount) > limit {
      let side = amount > 0 ? words.0 : words.1
      problems.append(
        problem(
          .center, at: .point(mass), value: amount, limit: limit,
          "its centre of mass is \(units(abs(amount) * 100)) % of its size \(side == "right" || side == "left" ? "to the \(side) of" : side) its middle; the most is \(units(limit * 100)) %"
        ))
    }
    return problems
  }

  /// Whether it is mirror-symmetric.
  private var isSymmetric: Bool {
    // The mask includes cuts, which may be on one side only.
    mask.overlap(mask.mirrored) > DrawingLimits.symmetry
  }

  /// Whether it points somewhere, depends on the reading direction, shows an amount, or has no body.
  private var isPointing: Bool {
    symbol.metadata.rightToLeft != nil || symbol.metadata.category == "arrows"
      || nameParts.contains("arrow") || symbol.layers.contains { $0.variableThreshold != nil }
      || numbers.kind != .object
  }

  /// Whether it has a slash or a badge, which extends beyond the symbol without moving it.
  private var hasParts: Bool {
    symbol.layers.contains { $0.tag == .slash || $0.tag == .badge }
      || !nameParts.isDisjoint(with: ["slash", "badge"])
  }

  private var nameParts: Set<Substring> { Set(symbol.name.split(separator: ".")) }
}
