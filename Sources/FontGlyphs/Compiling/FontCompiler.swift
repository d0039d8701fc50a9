/// Compiles a symbol set into one variable font.
public struct FontCompiler: Sendable {
  /// The family name in the font.
  public var familyName: String

  /// Makes a compiler.
  public init(familyName: String = "Symtext Symbols") { self.familyName = familyName }

  /// What came out, beside the font itself.
  public struct Report: Sendable {
    /// How many symbols, and glyphs with all scales.
    public var symbolCount: Int
    /// All glyphs.
    public var glyphCount: Int
    /// The glyphs whose contours overlap at some weight and are flagged so.
    public var overlappingGlyphs: [String]
  }

  /// Builds the font.
  ///
  /// The same set gives the same bytes.
  /// - Throws: ``FontError`` that names the symbol or the table.
  public func font(_ set: SymbolSet) throws(FontError) -> (file: FontFile, report: Report) {
    let plan = try GlyphPlan(set)
    var glyphs = [Self.notdef, Self.space]
    for entry in plan.entries {
      let symbol = set.symbols[entry.symbol]
      var glyph = try SymbolOutliner(scale: entry.scale).glyph(
        symbol, layer: entry.layer, name: entry.name)
      if entry.scale == .medium && entry.layer == nil {
        glyph.codePoints = ([symbol.name] + symbol.metadata.aliases)
          .compactMap { set.codePoints[$0] }
      }
      glyphs.append(glyph)
    }
    var file = FontFile()
    try addOutlines(glyphs, to: &file)
    try addVariations(glyphs, to: &file)
    try addNamesAndFeatures(set, plan: plan, to: &file)
    try file.add(SymbolTable(set, plan: plan))
    let report = Report(
      symbolCount: set.symbols.count, glyphCount: glyphs.count,
      overlappingGlyphs: glyphs.filter(\.overlaps).map(\.name))
    return (file, report)
  }

  /// The place of the default master in ``WeightLaw/masters``.
  static let defaultMaster = 1
  private static let regions = [
    VariationRegion(start: -1, peak: -1, end: 0), VariationRegion(start: 0, peak: 1, end: 1),
  ]
  /// The master of each region.
  private static let regionMasters = [0, 2]

  // MARK: Glyphs without a symbol

  /// A rectangle with a hole.
  private static let notdef: VaryingGlyph = {
    func box(_ inset: Int, clockwise: Bool) -> [Outline.Point] {
      let (x0, y0, x1, y1) = (100 + inset, inset, 900 - inset, FontUnits.capHeight - inset)
      let corners = [(x0, y0), (x0, y1), (x1, y1), (x1, y0)]
      return (clockwise ? corners : corners.reversed()).map {
        Outline.Point(x: $0.0, y: $0.1, isOnCurve: true)
      }
    }
    let outline = Outline(contours: [box(0, clockwise: true), box(120, clockwise: false)])
    return VaryingGlyph(
      name: ".notdef", outlines: WeightLaw.masters.map { _ in outline },
      advances: WeightLaw.masters.map { _ in 1000 })
  }()

  private static let space = VaryingGlyph(
    name: "space", codePoints: [0x20, 0xA0], outlines: WeightLaw.masters.map { _ in Outline() },
    advances: WeightLaw.masters.map { _ in FontUnits.perEm / 4 })

  // MARK: Tables

  private func addOutlines(_ glyphs: [VaryingGlyph], to file: inout FontFile) throws(FontError) {
    let outlines = glyphs.map { $0.outlines[Self.defaultMaster] }
    let advances = glyphs.map { $0.advances[Self.defaultMaster] }
    let glyf = GlyfTable(zip(outlines, glyphs).map { ($0, $1.overlaps) })
    try file.add(glyf)
    try file.add(LocaTable(offsets: glyf.offsets))
    let boxes = outlines.map(\.bounds)
    try file.add(
      HmtxTable(metrics: zip(advances, boxes).map { ($0, $1?.minX ?? 0) }))
    try file.add(
      MaxpTable(
        glyphCount: glyphs.count, maxPoints: outlines.map(\.pointCount).max() ?? 0,
        maxContours: outlines.map(\.contours.count).max() ?? 0))
    let inked = zip(advances, boxes).compactMap { advance, box in box.map { (advance, $0) } }
    let bounds = inked.reduce(
      (minX: Int.max, minY: Int.max, maxX: Int.min, maxY: Int.min)
    ) { all, next in
      (
        min(all.minX, next.1.minX), min(all.minY, next.1.minY), max(all.maxX, next.1.maxX),
        max(all.maxY, next.1.maxY)
      )
    }
    try file.add(HeadTable(revision: 0.1, unitsPerEm: FontUnits.perEm, bounds: bounds))
    try file.add(
      HheaTable(
        ascender: FontUnits.ascender, descender: FontUnits.descender,
        advanceWidthMax: advances.max() ?? 0,
        minLeftSideBearing: inked.map { $0.1.minX }.min() ?? 0,
        minRightSideBearing: inked.map { $0.0 - $0.1.maxX }.min() ?? 0,
        xMaxExtent: bounds.maxX, metricCount: glyphs.count))
    let characters = glyphs.enumerated().flatMap { index, glyph in
      glyph.codePoints.map { (character: $0, glyph: index) }
    }
    try file.add(CmapTable(mapping: characters))
    try file.add(PostTable(names: glyphs.map(\.name)))
    try file.add(
      OS2Table(
        averageWidth: advances.reduce(0, +) / advances.count, unitsPerEm: FontUnits.perEm,
        ascender: FontUnits.ascender, descender: FontUnits.descender,
        winAscent: max(FontUnits.ascender, bounds.maxY),
        winDescent: max(-FontUnits.descender, -bounds.minY), xHeight: FontUnits.xHeight,
        capHeight: FontUnits.capHeight, firstCharacter: 0x20,
        lastCharacter: characters.map(\.character).max() ?? 0x20))
    try file.add(GaspTable())
    try file.add(PrepTable())
  }

  private func addVariations(_ glyphs: [VaryingGlyph], to file: inout FontFile) throws(FontError) {
    var pointDeltas: [[[(x: Int, y: Int)]]] = []
    var advanceDeltas: [[Int]] = []
    for glyph in glyphs {
      let base = glyph.outlines[Self.defaultMaster]
      let baseAdvance = glyph.advances[Self.defaultMaster]
      var regions: [[(x: Int, y: Int)]] = []
      for master in Self.regionMasters {
        var deltas = zip(glyph.outlines[master].contours.joined(), base.contours.joined())
          .map { (x: $0.x - $1.x, y: $0.y - $1.y) }
        guard deltas.count == base.pointCount, glyph.outlines[master].pointCount == deltas.count
        else {
          throw FontError(
            "\(glyph.name) has \(glyph.outlines[master].pointCount) points at \(WeightLaw.masters[master].rawValue) and \(base.pointCount) at regular"
          )
        }
        // Phantom points: origin, advance width, top, bottom.
        deltas += [(0, 0), (glyph.advances[master] - baseAdvance, 0), (0, 0), (0, 0)]
        regions.append(deltas)
      }
      pointDeltas.append(regions)
      advanceDeltas.append(Self.regionMasters.map { glyph.advances[$0] - baseAdvance })
    }
    try file.add(GvarTable(regions: Self.regions, glyphs: pointDeltas))
    try file.add(HvarTable(regions: Self.regions, deltas: advanceDeltas))
    // The user's axis runs evenly on both sides of 400; the weights do not.
    try file.add(
      AvarTable(
        segments: SymbolWeight.allCases.map { weight in
          let value = weight.axisValue
          return (
            from: value < 400 ? (value - 400) / 300 : (value - 400) / 500,
            to: WeightLaw.normalized(weight)
          )
        }))
  }

  private func addNamesAndFeatures(
    _ set: SymbolSet, plan: GlyphPlan, to file: inout FontFile
  ) throws(FontError) {
    var names = NameTable()
    let postScriptName = familyName.filter { $0 != " " }
    names.set(0, "Copyright 2026 The symtext authors")
    names.set(1, familyName)
    names.set(2, "Regular")
    names.set(3, "0.1;SYMT;\(postScriptName)-Regular")
    names.set(4, "\(familyName) Regular")
    names.set(5, "Version 0.100")
    names.set(6, "\(postScriptName)-Regular")
    names.set(13, "Licensed under the Apache License, Version 2.0")
    names.set(14, "https://www.apache.org/licenses/LICENSE-2.0")
    names.set(25, postScriptName)
    let axisName = names.add("Weight")
    let weightNames = SymbolWeight.allCases.map { weight in
      (weight, weight == .regular ? 2 : names.add(weight.displayName))
    }
    try file.add(
      FvarTable(
        axis: ("wght", 100, 400, 900, axisName),
        instances: weightNames.map { (nameID: $1, coordinate: $0.axisValue) }))
    try file.add(
      StatTable(
        axis: ("wght", axisName),
        values: weightNames.map { weight, name in
          (
            value: weight.axisValue, nameID: name, isElidable: weight == .regular,
            linked: weight == .regular ? SymbolWeight.bold.axisValue : nil
          )
        }))
    let features = [(Tag("ss01"), SymbolScale.small), (Tag("ss02"), SymbolScale.large)]
    try file.add(
      GsubTable(
        features: features.map { tag, scale in
          .init(
            tag: tag, nameID: names.add("\(scale == .small ? "Small" : "Large") scale"),
            substitutions: set.symbols.indices.map { symbol in
              (
                from: plan.glyphIndex(symbol: symbol, scale: .medium),
                to: plan.glyphIndex(symbol: symbol, scale: scale)
              )
            })
        }))
    try file.add(names)
  }
}
