internal import SymtextSymbols
internal import SymtextGraphics
internal import SymtextOpenType

/// Turns a symbol's strokes and outlines into glyphs with an outline for every master.
struct SymbolOutliner: Sendable {
  var scale: SymbolScale
  /// The overlapping strokes that are joined.
  ///
  /// Joining takes most of the time, and does not change the appearance.
  enum Joining {
    /// All strokes, if necessary with several glyphs along the weight axis.
    case everything
    /// Strokes whose joined outline has the same structure at all weights.
    case evenly
    /// No strokes.
    case nothing
  }

  var joining = Joining.everything

  /// The largest deviation of outlines from the true stroke, in font units.
  ///
  /// It is half of the tolerance that font editors have for converting cubic curves to quadratics (a thousandth of the
  /// em, <https://fonttools.readthedocs.io/en/latest/cu2qu/ufo.html>).
  private static let tolerance = 1.0
  /// The tolerance for letters, which are rarely seen; it saves a third of their points.
  private static let letterTolerance = 4.0
  /// The largest deviation of drawn outlines, in font units; rounding to whole units deviates further.
  private static let curveTolerance = 0.5
  /// The tolerances for joining overlapping strokes, in font units.
  ///
  /// The coarse one is fast; where edges nearly touch, the finer one is needed to get the same structure at all
  /// weights.
  private static let clippingTolerances = [0.35, 0.05]
  /// The largest deviation, in font units, of joined outlines between masters from strokes joined at the weight itself.
  ///
  /// It is a little less than four thousandths of the em, to allow for rounding.
  private static let interpolationTolerance = 0.0037 * Double(FontUnits.perEm)
  /// The largest number of outlines of one glyph along the weight axis, when overlaps could remain instead, and when
  /// shapes are cleared.
  private static let mostStretches = (overlapping: 4, clearing: 12)

  /// - Parameters:
  ///   - hold: The limit of the symbol's strokes.
  ///   - withLayers: Whether several layers get glyphs of their own.
  ///   - stacksLayers: Whether they also get glyphs for stacking.
  ///   - budget: The limits of the work.
  /// - Throws: ``FontError`` when the drawing has no extent, leaves the range of font units, its masters differ in
  ///   structure, or it exceeds the limits on points or work.
  func glyphs(
    _ symbol: Symbol, hold: StrokeWidthLimit, withLayers: Bool, stacksLayers: Bool = false,
    budget: OutliningBudget = OutliningBudget()
  ) throws(FontError) -> SymbolGlyphs {
    let ranges = symbol.formRanges(scale)
    // Each form has its own reach beyond the named weights.
    func glyphs(_ symbol: Symbol) throws(FontError) -> SymbolGlyphs {
      var (glyphs, grid) = try evenGlyphs(
        symbol, hold: hold, withLayers: withLayers, stacksLayers: stacksLayers,
        isExchanged: !ranges.isEmpty, budget: budget)
      glyphs.reach = ReachFinder(budget: budget.measuring).reach(
        of: glyphs, halfWidths: grid.halfWidths,
        widest: hold.widestHalfWidth(opening: ReachFinder.keptWhite))
      return glyphs
    }
    var main = try glyphs(symbol)
    for range in ranges { main.exchange(on: range, for: try glyphs(symbol.form(scale, on: range))) }
    return main
  }

  /// Returns the glyphs of a symbol whose outlines have one structure at all weights, from Ultralight to Black.
  /// - Parameter isExchanged: Whether the glyphs replace others, or are replaced, on parts of the weight axis. If so,
  ///   they are neither shared nor composed.
  private func evenGlyphs(
    _ symbol: Symbol, hold: StrokeWidthLimit, withLayers: Bool, stacksLayers: Bool,
    isExchanged: Bool,
    budget: OutliningBudget
  ) throws(FontError) -> (SymbolGlyphs, WeightGrid) {
    try GlyphLimits.check(symbol)
    var grid = hold.grid(scale)
    let symbol = hold.yielding(symbol, at: scale).changed(grid)
    var drawnOutlines: [[DrawnOutline]] = []
    for layer in symbol.layers { drawnOutlines.append(try self.drawn(layer, of: symbol)) }
    grid.hasNineMasters =
      drawnOutlines.joined().contains { $0.weights.count > WeightLaw.masters.count }
      || symbol.margins?.bends(scale) ?? false
      || symbol.layers.flatMap(\.shapes).contains { $0.yielding != nil || !$0.knots.isEmpty }
    let drawn = drawnOutlines.map { $0.map { $0.outline(grid) } }
    let stroker = stroker(grid)
    let outlines = zip(symbol.layers, drawn).map { layer, drawn in
      var outline = stroker.outline(of: layer.strokes, budget: budget.drawing)
      outline.contours += drawn.flatMap(\.contours)
      return outline
    }
    try check(budget, symbol.name)
    let placement = try GlyphPlacement(symbol, layers: outlines, scale: scale, grid: grid)
    let pen = placement.pen(grid)
    var layers: [VaryingGlyph] = []
    if withLayers && symbol.layers.count > 1 {
      for (number, outline) in outlines.enumerated() {
        layers.append(
          try simpleGlyph(
            SymbolStrokes(painting: outline), grid: grid, placement: placement,
            name: "\(symbol.name).L\(number)", budget: budget))
      }
      if !isExchanged, symbol.layers.allSatisfy(\.isInMonochrome), GlyphLimits.canCompose(layers),
        !Self.overlap(layers, budget: budget.measuring)
      {
        let glyphs = SymbolGlyphs(
          whole: .layers, layers: layers,
          stacked: stacksLayers ? layers.indices.map { .painted($0) } : [], pen: pen)
        return (glyphs, grid)
      }
    }
    let strokes =
      outlines.count == 1
      ? SymbolStrokes(painting: outlines[0])
      : SymbolStrokes(
        symbol.monochromeSteps(drawn: drawn), stroker: stroker, budget: budget.drawing)
    try check(budget, symbol.name)
    let result = try whole(
      strokes, grid: grid, placement: placement, name: symbol.name, budget: budget)
    // Colour tables paint glyphs as they are: no feature replaces them by weight.
    if withLayers, outlines.count == 1, case .outline(_, let alternates) = result.whole,
      isExchanged || !alternates.isEmpty
    {
      layers = [
        try simpleGlyph(
          strokes, grid: grid, placement: placement, name: "\(symbol.name).L0", budget: budget)
      ]
    }
    var glyphs = SymbolGlyphs(
      whole: result.whole, layers: layers, keepsWeight: result.keepsWeight,
      isUncut: result.isUncut, pen: pen)
    if stacksLayers && symbol.layers.count > 1 {
      for index in symbol.paintedLayers {
        let outlines = outlines.suffix(from: index)
        guard
          symbol.isCleared(
            index, in: .monochrome, outlines: Array(outlines),
            halfWidth: grid.halfWidths.max() ?? 0)
        else {
          glyphs.stacked.append(.painted(index))
          continue
        }
        let steps = symbol.steps(ofLayer: index, in: .monochrome, drawn: drawn)
        let cut = try self.whole(
          SymbolStrokes(steps, stroker: stroker, budget: budget.drawing), grid: grid,
          placement: placement, name: "\(symbol.name).S\(glyphs.stacked.count)", budget: budget)
        if case .outline(let glyph, let alternates) = cut.whole {
          glyphs.stacked.append(.cut(glyph, alternates: alternates))
        }
        glyphs.keepsWeight = glyphs.keepsWeight || cut.keepsWeight
        glyphs.isUncut = glyphs.isUncut || cut.isUncut
      }
    }
    if withLayers && symbol.layers.count > 1 {
      for mode in [ClearingModes.levels, .multicolor] where mode == .levels || symbol.hasColors {
        glyphs.cut[mode] = try cutLayers(
          of: symbol, in: mode, outlines: outlines, drawn: drawn, grid: grid, placement: placement,
          budget: budget)
      }
    }
    return (glyphs, grid)
  }

  /// Returns the layers painted in a mode without cleared shapes, one glyph for all weights each.
  ///
  /// Colour tables name one glyph for each layer. Beyond its stretch a glyph is extrapolated; parts that vanish there
  /// leave a trace.
  /// - Returns: `nil` when no layer clears, or a layer changes its structure within about Thin to Bold.
  private func cutLayers(
    of symbol: Symbol, in mode: ClearingModes, outlines: [VariableOutline],
    drawn: [[VariableOutline]], grid: WeightGrid, placement: GlyphPlacement,
    budget: OutliningBudget
  ) throws(FontError) -> [SymbolGlyphs.StackedLayer]? {
    let painted = symbol.layersPainted(in: mode)
    guard painted.count < symbol.layers.count else { return nil }
    var layers: [SymbolGlyphs.StackedLayer] = []
    for index in painted {
      guard
        symbol.isCleared(
          index, in: mode, outlines: Array(outlines[index...]),
          halfWidth: grid.halfWidths.max() ?? 0)
      else {
        layers.append(.painted(index))
        continue
      }
      let strokes = SymbolStrokes(
        symbol.steps(ofLayer: index, in: mode, drawn: drawn), stroker: stroker(grid),
        budget: budget.drawing)
      var finder = self.finder(strokes, grid, budget: budget)
      guard let stretch = finder.around(atLeast: WeightGrid.reach / 2),
        let glyph = try self.glyph(
          stretch, placement: placement, name: "\(symbol.name).C\(index)", budget: budget)
      else { return nil }
      layers.append(.cut(glyph, alternates: []))
    }
    return layers
  }

  private func check(_ budget: OutliningBudget, _ name: String) throws(FontError) {
    guard budget.drawing.isSpent else { return }
    throw FontError("\(name) is too intricate to be outlined; simplify its paths")
  }

  /// Returns the glyph of a letter for names.
  func glyph(_ letter: NameLetters.Letter) throws(FontError) -> VaryingGlyph {
    guard let path = try? SVGPathData.parse(letter.path) else {
      throw FontError("the letter \(letter.character) has no drawing")
    }
    let grid = StrokeWidthLimit.law(scale)
    let stroker = stroker(grid, tolerance: Self.letterTolerance)
    let budget = OutliningBudget()
    let strokes = SymbolStrokes(
      [.init(clears: false, strokes: [Stroker.Stroke(path)])], stroker: stroker,
      budget: budget.drawing)
    let placement = GlyphPlacement(letter: strokes.outline, grid: grid)
    return try simpleGlyph(
      strokes, grid: grid, placement: placement, name: String(letter.character), budget: budget)
  }

  private func drawn(
    _ layer: SymbolLayer, of symbol: Symbol
  ) throws(FontError) -> [DrawnOutline] {
    var drawn: [DrawnOutline] = []
    for shape in layer.shapes {
      guard let masters = shape.masters else { continue }
      drawn.append(
        try DrawnOutline(
          masters, scale: scale, symbol: symbol.name, tolerance: Self.curveTolerance / unit))
    }
    return drawn
  }

  private func stroker(_ grid: WeightGrid, tolerance: Double = tolerance) -> Stroker {
    Stroker(
      maximumHalfWidth: grid.halfWidths.max() ?? 0, tolerance: tolerance / unit,
      dotRadius: DrawingGrid.dotRadius)
  }

  /// Font units per unit of the drawing.
  private var unit: Double { FontUnits.perDrawingUnit(scale) }

  private static func overlap(_ layers: [VaryingGlyph], budget: WorkBudget) -> Bool {
    layers.contains(where: \.overlaps)
      || layers[0].outlines.indices.contains { master in
        OverlapDetection.overlaps(
          Outline(contours: layers.flatMap { $0.outlines[master].contours }), budget: budget)
      }
  }

  // MARK: One glyph

  /// Returns a glyph of strokes that are only painted: joined if the masters allow it, else with the overlap flag.
  private func simpleGlyph(
    _ strokes: SymbolStrokes, grid: WeightGrid, placement: GlyphPlacement, name: String,
    budget: OutliningBudget
  ) throws(FontError) -> VaryingGlyph {
    var glyph = try self.glyph(
      of: strokes, grid: grid, placement: placement, name: name, budget: budget)
    guard glyph.overlaps, joining != .nothing else { return glyph }
    var finder = self.finder(strokes, grid, budget: budget)
    if let stretch = finder.whole(),
      let joined = try self.glyph(stretch, placement: placement, name: name, budget: budget),
      !joined.overlaps
    {
      glyph = joined
    }
    return glyph
  }

  /// Returns the unjoined strokes, at every master.
  private func glyph(
    of strokes: SymbolStrokes, grid: WeightGrid, placement: GlyphPlacement, name: String,
    budget: OutliningBudget
  ) throws(FontError) -> VaryingGlyph {
    let contours = grid.masters.map { step in
      let halfWidth = grid.halfWidth(step)
      return strokes.outline.contours.map { $0.map { $0.position(halfWidth: halfWidth) } }
    }
    return try glyph(
      placement.placed(contours, at: grid.masters),
      isOnCurve: strokes.outline.contours.map { $0.map(\.isOnCurve) }, placement: placement,
      name: name, budget: budget)
  }

  /// - Returns: `nil` when the font's masters cannot represent the stretch.
  private func glyph(
    _ stretch: OutlineStretch, placement: GlyphPlacement, name: String, budget: OutliningBudget
  ) throws(FontError) -> VaryingGlyph? {
    let placed = placement.placed(stretch.outline.masters, at: stretch.masterSteps)
    guard let masters = stretch.fontMasters(placed, at: placement.steps) else { return nil }
    var glyph = try glyph(
      masters, isOnCurve: stretch.outline.isOnCurve, placement: placement, name: name,
      budget: budget)
    // Beyond its stretch an outline may fold, but only the part without overlaps is visible.
    if stretch.steps.lowerBound > -WeightGrid.reach || stretch.steps.upperBound < WeightGrid.reach {
      glyph.overlaps = false
    }
    return glyph
  }

  private func glyph(
    _ masters: [[[Point]]], isOnCurve: [[Bool]], placement: GlyphPlacement, name: String,
    budget: OutliningBudget
  ) throws(FontError) -> VaryingGlyph {
    let outlines = try MasterRounding.outlines(masters, isOnCurve: isOnCurve, glyph: name)
    var glyph = VaryingGlyph(name: name, outlines: outlines, advances: placement.advances)
    try GlyphLimits.check(glyph)
    // Heavy strokes overlap first.
    glyph.overlaps = outlines.reversed().contains {
      OverlapDetection.overlaps($0, budget: budget.measuring)
    }
    return glyph
  }

  // MARK: The whole symbol

  /// A symbol as one shape.
  private struct WholeShape {
    var whole: SymbolGlyphs.Whole
    /// Whether the shape keeps Regular's outline at all weights.
    var keepsWeight = false
    /// Whether cut-outs are missing.
    var isUncut = false
  }

  private func whole(
    _ strokes: SymbolStrokes, grid: WeightGrid, placement: GlyphPlacement, name: String,
    budget: OutliningBudget
  ) throws(FontError) -> WholeShape {
    var plain: VaryingGlyph?
    if !strokes.clears {
      let glyph = try glyph(
        of: strokes, grid: grid, placement: placement, name: name, budget: budget)
      if !glyph.overlaps || joining == .nothing {
        return WholeShape(whole: .outline(glyph, alternates: []))
      }
      plain = glyph
    }
    var finder = self.finder(strokes, grid, budget: budget)
    if let stretch = finder.whole(),
      let joined = try glyph(stretch, placement: placement, name: name, budget: budget),
      strokes.clears || !joined.overlaps
    {
      return WholeShape(whole: .outline(joined, alternates: []))
    }
    if let plain, joining == .evenly { return WholeShape(whole: .outline(plain, alternates: [])) }
    let most = strokes.clears ? Self.mostStretches.clearing : Self.mostStretches.overlapping
    if let stretches = finder.cover(most: most),
      let whole = try whole(stretches, placement: placement, name: name, budget: budget)
    {
      return WholeShape(whole: whole)
    }
    if strokes.clears {
      // Cleared shapes cannot remain, however often the structure changes.
      finder = self.finder(strokes, grid, tolerance: Self.clippingTolerances[1], budget: budget)
      for untraced in [false, true] {
        if let stretches = finder.cover(most: WeightGrid.reach * 2 + 1, untraced: untraced),
          let whole = try whole(stretches, placement: placement, name: name, budget: budget)
        {
          return WholeShape(whole: whole)
        }
      }
      // A complex symbol at one weight is better than none.
      if let stretch = regular(strokes, grid: grid, budget: budget.regular),
        let glyph = try glyph(stretch, placement: placement, name: name, budget: budget)
      {
        return WholeShape(whole: .outline(glyph, alternates: []), keepsWeight: true)
      }
    }
    // Layers can always be painted on each other.
    if let plain { return WholeShape(whole: .outline(plain, alternates: [])) }
    let uncut = try simpleGlyph(
      SymbolStrokes(painting: strokes.painted), grid: grid, placement: placement, name: name,
      budget: budget)
    return WholeShape(whole: .outline(uncut, alternates: []), isUncut: true)
  }

  /// Returns the symbol at Regular, for the whole axis.
  private func regular(
    _ strokes: SymbolStrokes, grid: WeightGrid, budget: WorkBudget
  ) -> OutlineStretch? {
    let shape = strokes.shape(
      halfWidth: grid.halfWidth(0), tolerance: Self.clippingTolerances[0] / unit, budget: budget)
    return shape.map {
      OutlineStretch(
        steps: -WeightGrid.reach...WeightGrid.reach, masterSteps: [0],
        outline: JoinedOutline($0.path, weights: 1))
    }
  }

  private func whole(
    _ stretches: [OutlineStretch], placement: GlyphPlacement, name: String,
    budget: OutliningBudget
  ) throws(FontError) -> SymbolGlyphs.Whole? {
    var main: VaryingGlyph?
    var alternates: [SymbolGlyphs.Alternate] = []
    for stretch in stretches {
      let isMain = stretch.steps.contains(0)
      let name = isMain ? name : "\(name).\(alternates.count)"
      guard let glyph = try glyph(stretch, placement: placement, name: name, budget: budget) else {
        return nil
      }
      if isMain {
        main = glyph
        continue
      }
      let start =
        stretch.steps.lowerBound == -WeightGrid.reach
        ? -1 : WeightGrid.boundary(after: stretch.steps.lowerBound - 1)
      let end =
        stretch.steps.upperBound == WeightGrid.reach
        ? 1 : WeightGrid.boundary(after: stretch.steps.upperBound)
      alternates.append(.init(range: start...end, glyph: glyph))
    }
    return main.map { .outline($0, alternates: alternates) }
  }

  private func finder(
    _ strokes: SymbolStrokes, _ grid: WeightGrid, tolerance: Double = clippingTolerances[0],
    budget: OutliningBudget
  ) -> StretchFinder {
    StretchFinder(
      strokes, grid: grid, clippingTolerance: tolerance / unit,
      interpolationTolerance: Self.interpolationTolerance / unit, budget: budget.joining)
  }
}
