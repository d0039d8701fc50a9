internal import Geometry
internal import OpenType

/// Turns a symbol's strokes and outlines into glyphs with an outline for every master.
struct SymbolOutliner: Sendable {
  var scale: SymbolScale
  /// Which strokes are joined that only overlap.
  ///
  /// It takes most of the time, and changes nothing that is seen.
  enum Joining {
    /// All, where need be by glyphs for parts of the weight axis.
    case everything
    /// Those whose structure is the same at all weights.
    case evenly
    /// None.
    case nothing
  }

  var joining = Joining.everything

  /// How far outlines may stray from the true stroke, in font units.
  private static let tolerance = 0.4
  /// How far outlines that were drawn may stray, in font units: rounding to whole units strays further.
  private static let curveTolerance = 0.2
  /// How exactly overlapping strokes are joined, in font units: coarse is fast; where edges nearly touch,
  /// it takes the finer one to see the same structure at all weights.
  private static let clippingTolerances = [0.35, 0.05]
  /// How far, in font units, joined outlines may lie between masters from strokes joined at the weight
  /// itself: a little less than four thousandths of the em, for rounding.
  private static let interpolationTolerance = 0.0037 * Double(FontUnits.perEm)
  /// How many outlines one glyph may have along the weight axis when overlaps could be left instead,
  /// and when something is cleared.
  private static let mostStretches = (overlapping: 4, clearing: 12)

  /// - Parameters:
  ///   - hold: how thick the symbol's strokes may be.
  ///   - withLayers: whether layers get glyphs of their own, when there are several.
  /// - Throws: ``FontError`` when the drawing has no extent, leaves the range of font units, or its masters
  ///   differ in structure.
  func glyphs(
    _ symbol: Symbol, hold: StrokeHold, withLayers: Bool
  ) throws(FontError) -> SymbolGlyphs {
    var drawnOutlines: [[DrawnOutline]] = []
    for layer in symbol.layers { drawnOutlines.append(try self.drawn(layer, of: symbol)) }
    var grid = hold.grid(scale)
    grid.hasNineMasters =
      drawnOutlines.joined().contains { $0.weights.count > WeightLaw.masters.count }
      || symbol.margins?.bends(scale) ?? false
    let drawn = drawnOutlines.map { $0.map { $0.outline(grid) } }
    let stroker = stroker(grid)
    let outlines = zip(symbol.layers, drawn).map { layer, drawn in
      var outline = stroker.outline(of: layer.strokes)
      outline.contours += drawn.flatMap(\.contours)
      return outline
    }
    let placement = try GlyphPlacement(symbol, layers: outlines, scale: scale, grid: grid)
    let pen = placement.pen(grid)
    var layers: [VaryingGlyph] = []
    if withLayers && symbol.layers.count > 1 {
      for (number, outline) in outlines.enumerated() {
        layers.append(
          try simpleGlyph(
            SymbolStrokes(painting: outline), grid: grid, placement: placement,
            name: "\(symbol.name).L\(number)"))
      }
      if !symbol.layers.contains(where: \.clearsInMonochrome), !Self.overlap(layers) {
        return SymbolGlyphs(whole: .layers, layers: layers, pen: pen)
      }
    }
    let strokes =
      outlines.count == 1
      ? SymbolStrokes(painting: outlines[0])
      : SymbolStrokes(symbol.monochromeSteps(drawn: drawn), stroker: stroker)
    let whole = try whole(strokes, grid: grid, placement: placement, name: symbol.name)
    // Colours are painted on glyphs as they are: no feature exchanges them for other weights.
    if withLayers, outlines.count == 1, case .outline(_, let alternates) = whole,
      !alternates.isEmpty
    {
      layers = [
        try simpleGlyph(strokes, grid: grid, placement: placement, name: "\(symbol.name).L0")
      ]
    }
    return SymbolGlyphs(whole: whole, layers: layers, pen: pen)
  }

  /// A letter of the alphabet that names are written in.
  func glyph(_ letter: NameLetters.Letter) throws(FontError) -> VaryingGlyph {
    guard let path = try? SVGPathData.parse(letter.path) else {
      throw FontError("the letter \(letter.character) has no drawing")
    }
    let grid = StrokeHold.law(scale)
    let stroker = stroker(grid)
    let strokes = SymbolStrokes(
      [.init(clears: false, strokes: [Stroker.Stroke(path)])], stroker: stroker)
    let placement = GlyphPlacement(letter: strokes.outline, grid: grid)
    return try simpleGlyph(
      strokes, grid: grid, placement: placement, name: String(letter.character))
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

  private func stroker(_ grid: WeightGrid) -> Stroker {
    Stroker(
      maximumHalfWidth: grid.halfWidths.max() ?? 0, tolerance: Self.tolerance / unit,
      dotRadius: DrawingGrid.dotRadius)
  }

  /// Font units for one unit of the drawing.
  private var unit: Double { FontUnits.perDrawingUnit(scale) }

  private static func overlap(_ layers: [VaryingGlyph]) -> Bool {
    layers.contains(where: \.overlaps)
      || layers[0].outlines.indices.contains { master in
        OverlapDetection.overlaps(
          Outline(contours: layers.flatMap { $0.outlines[master].contours }))
      }
  }

  // MARK: One glyph

  /// A glyph of strokes that are only painted: joined where the masters allow it, else flagged.
  private func simpleGlyph(
    _ strokes: SymbolStrokes, grid: WeightGrid, placement: GlyphPlacement, name: String
  ) throws(FontError) -> VaryingGlyph {
    var glyph = try self.glyph(of: strokes, grid: grid, placement: placement, name: name)
    guard glyph.overlaps, joining != .nothing else { return glyph }
    var finder = self.finder(strokes, grid)
    if let stretch = finder.whole(),
      let joined = try self.glyph(stretch, placement: placement, name: name), !joined.overlaps
    {
      glyph = joined
    }
    return glyph
  }

  /// The strokes as they are, at every master.
  private func glyph(
    of strokes: SymbolStrokes, grid: WeightGrid, placement: GlyphPlacement, name: String
  ) throws(FontError) -> VaryingGlyph {
    let contours = grid.masters.map { step in
      let halfWidth = grid.halfWidth(step)
      return strokes.outline.contours.map { $0.map { $0.position(halfWidth: halfWidth) } }
    }
    return try glyph(
      placement.placed(contours, at: grid.masters),
      isOnCurve: strokes.outline.contours.map { $0.map(\.isOnCurve) }, placement: placement,
      name: name)
  }

  /// - Returns: `nil` when the stretch cannot be expressed by the font's masters.
  private func glyph(
    _ stretch: OutlineStretch, placement: GlyphPlacement, name: String
  ) throws(FontError) -> VaryingGlyph? {
    let placed = placement.placed(stretch.outline.masters, at: stretch.masterSteps)
    guard let masters = stretch.fontMasters(placed, at: placement.steps) else { return nil }
    var glyph = try glyph(
      masters, isOnCurve: stretch.outline.isOnCurve, placement: placement, name: name)
    // Beyond its stretch an outline may fold; what is seen was made without overlaps.
    if stretch.steps.lowerBound > -WeightGrid.reach || stretch.steps.upperBound < WeightGrid.reach {
      glyph.overlaps = false
    }
    return glyph
  }

  private func glyph(
    _ masters: [[[Point]]], isOnCurve: [[Bool]], placement: GlyphPlacement, name: String
  ) throws(FontError) -> VaryingGlyph {
    let outlines = try MasterRounding.outlines(masters, isOnCurve: isOnCurve, glyph: name)
    var glyph = VaryingGlyph(name: name, outlines: outlines, advances: placement.advances)
    // Heavy strokes overlap first.
    glyph.overlaps = outlines.reversed().contains { OverlapDetection.overlaps($0) }
    return glyph
  }

  // MARK: The whole symbol

  private func whole(
    _ strokes: SymbolStrokes, grid: WeightGrid, placement: GlyphPlacement, name: String
  ) throws(FontError) -> SymbolGlyphs.Whole {
    var plain: VaryingGlyph?
    if !strokes.clears {
      let glyph = try glyph(of: strokes, grid: grid, placement: placement, name: name)
      if !glyph.overlaps || joining == .nothing { return .outline(glyph, alternates: []) }
      plain = glyph
    }
    var finder = self.finder(strokes, grid)
    if let stretch = finder.whole(),
      let joined = try glyph(stretch, placement: placement, name: name),
      strokes.clears || !joined.overlaps
    {
      return .outline(joined, alternates: [])
    }
    if let plain, joining == .evenly { return .outline(plain, alternates: []) }
    let most = strokes.clears ? Self.mostStretches.clearing : Self.mostStretches.overlapping
    if let stretches = finder.cover(most: most),
      let whole = try whole(stretches, placement: placement, name: name)
    {
      return whole
    }
    if strokes.clears {
      // What is cleared cannot be left standing, however often the structure changes.
      finder = self.finder(strokes, grid, tolerance: Self.clippingTolerances[1])
      if let stretches = finder.cover(most: WeightGrid.reach * 2 + 1),
        let whole = try whole(stretches, placement: placement, name: name)
      {
        return whole
      }
    }
    guard let plain else {
      throw FontError(
        "\(name) at \(scale.rawValue) scale: what is left after clearing cannot be drawn; draw what clears and what is cleared further apart"
      )
    }
    return .outline(plain, alternates: [])
  }

  private func whole(
    _ stretches: [OutlineStretch], placement: GlyphPlacement, name: String
  ) throws(FontError) -> SymbolGlyphs.Whole? {
    var main: VaryingGlyph?
    var alternates: [SymbolGlyphs.Alternate] = []
    for stretch in stretches {
      let isMain = stretch.steps.contains(0)
      let name = isMain ? name : "\(name).\(alternates.count)"
      guard let glyph = try glyph(stretch, placement: placement, name: name) else { return nil }
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
    _ strokes: SymbolStrokes, _ grid: WeightGrid, tolerance: Double = clippingTolerances[0]
  ) -> StretchFinder {
    StretchFinder(
      strokes, grid: grid, clippingTolerance: tolerance / unit,
      interpolationTolerance: Self.interpolationTolerance / unit)
  }
}
