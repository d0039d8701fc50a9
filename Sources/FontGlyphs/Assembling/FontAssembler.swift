internal import SymtextSymbols
internal import SymtextOpenType

/// Writes the tables of a font from its glyphs.
struct FontAssembler {
  var familyName: String
  var terms: FontTerms
  var set: SymbolSet
  var glyphs: GlyphSet
  var paints: ColorGlyphs.Paints
  var scales: [SymbolScale]
  var ligatures: NameLigatures?
  /// For each symbol and scale, small to large, the pen of its lines.
  var pens: [[PlacedPen?]]
  /// The number of threads; the font does not depend on it.
  var threads = 1

  /// Returns the font with all its tables.
  func file() throws(FontError) -> FontFile {
    var file = FontFile()
    var names = NameTable()
    addNames(to: &names)
    try addOutlines(to: &file)
    try addVariations(to: &file)
    try addAxis(names: &names, to: &file)
    try file.add(
      FeatureAssembler(set: set, glyphs: glyphs, scales: scales, ligatures: ligatures)
        .table(names: &names))
    if !paints.isEmpty { try file.add(paints.table) }
    let own = ColorGlyphs.ownColors(of: set.allSymbols)
    if !paints.isEmpty || !own.isEmpty {
      try file.add(ColorGlyphs.palettes(names: &names, own: own))
    }
    try file.add(names)
    try file.add(SymbolTable(set, glyphs: glyphs))
    let words = WordTable(symbols: set.symbols)
    if !words.isEmpty { try file.add(words) }
    try file.add(DrawingTable(symbols: set.allSymbols, pens: pens, reaches: reaches))
    return file
  }

  /// For each symbol and scale, small to large, the reach of its glyph; an omitted scale has that of medium.
  private var reaches: [[GlyphReach]] {
    self.set.allSymbols.indices.map { symbol in
      SymbolScale.allCases.map { scale in
        let glyph =
          glyphs.whole(.init(symbol: symbol, scale: scale))
          ?? glyphs.whole(.init(symbol: symbol, scale: .medium))
        return glyph.map { glyphs.glyphs[$0].reach } ?? .whole
      }
    }
  }

  // MARK: Outlines

  private func addOutlines(to file: inout FontFile) throws(FontError) {
    let all = glyphs.glyphs
    let outlines = all.map { $0.outlines[$0.defaultMaster] }
    let advances = all.map { $0.advances[$0.defaultMaster] }
    let boxes = all.indices.map { glyphs.bounds($0) }
    let glyf = GlyfTable(
      all.indices.map { index in
        var glyph = GlyfTable.Glyph(
          outline: outlines[index], components: all[index].components, bounds: boxes[index],
          overlaps: all[index].overlaps)
        glyph.hasMetricsOfFirst = hasMetricsOfFirst(all[index])
        return glyph
      })
    try file.add(glyf)
    try file.add(LocaTable(offsets: glyf.offsets))
    let hmtx = HmtxTable(metrics: zip(advances, boxes).map { ($0, $1?.minX ?? 0) })
    try file.add(hmtx)
    try file.add(maximums(outlines))
    let inked = zip(advances, boxes).compactMap { advance, box in box.map { (advance, $0) } }
    let bounds =
      inked.reduce(nil) { GlyphBounds.union($0, $1.1) }
      ?? GlyphBounds(minX: 0, minY: 0, maxX: 0, maxY: 0)
    try file.add(
      HeadTable(revision: terms.version.revision, unitsPerEm: FontUnits.perEm, bounds: bounds))
    try file.add(
      HheaTable(
        ascender: FontUnits.ascender, descender: FontUnits.descender,
        advanceWidthMax: advances.max() ?? 0,
        minLeftSideBearing: inked.map { $0.1.minX }.min() ?? 0,
        minRightSideBearing: inked.map { $0.0 - $0.1.maxX }.min() ?? 0,
        xMaxExtent: bounds.maxX, metricCount: hmtx.advanceCount))
    let characters = all.enumerated().flatMap { index, glyph in
      glyph.codePoints.map { CmapTable.Entry(character: $0, glyph: index) }
    }
    try file.add(CmapTable(mapping: characters))
    let isLarge = set.allSymbols.count > FontCompiler.mostJoined
    try file.add(PostTable(names: isLarge ? glyphs.shortNames : all.map(\.name)))
    try file.add(
      OS2Table(
        averageWidth: advances.reduce(0, +) / advances.count, unitsPerEm: FontUnits.perEm,
        ascender: FontUnits.ascender, descender: FontUnits.descender,
        winAscent: max(FontUnits.ascender, bounds.maxY),
        winDescent: max(-FontUnits.descender, -bounds.minY), xHeight: FontUnits.xHeight,
        capHeight: FontUnits.capHeight,
        firstCharacter: characters.map(\.character).min() ?? 0x20,
        lastCharacter: characters.map(\.character).max() ?? 0x20, vendor: terms.vendor,
        maxContext: ligatures?.longest ?? 1))
    try file.add(GaspTable())
    try file.add(PrepTable())
  }

  /// Whether a glyph is a composite whose first component has the same advance at every weight, also beyond the named
  /// ones.
  private func hasMetricsOfFirst(_ glyph: VaryingGlyph) -> Bool {
    guard let first = glyph.components.first.map({ glyphs.glyphs[$0] }) else { return false }
    return first.advances == glyph.advances && first.reach == glyph.reach
      && first.hasNineMasters == glyph.hasNineMasters
  }

  private func maximums(_ outlines: [Outline]) -> MaxpTable {
    let composites = glyphs.glyphs.filter { !$0.components.isEmpty }
    func sum(_ glyph: VaryingGlyph, _ count: (Outline) -> Int) -> Int {
      glyph.components.reduce(0) { $0 + count(outlines[$1]) }
    }
    return MaxpTable(
      glyphCount: outlines.count, maxPoints: outlines.map(\.pointCount).max() ?? 0,
      maxContours: outlines.map(\.contours.count).max() ?? 0,
      maxCompositePoints: composites.map { sum($0, \.pointCount) }.max() ?? 0,
      maxCompositeContours: composites.map { sum($0, \.contours.count) }.max() ?? 0,
      maxComponents: composites.map(\.components.count).max() ?? 0)
  }

  // MARK: Variations

  private func addVariations(to file: inout FontFile) throws(FontError) {
    var pointDeltas: [[[GvarTable.Delta]]] = []
    var advanceDeltas: [[Int]] = []
    let allRegions = WeightRegions(glyphs.glyphs)
    for glyph in glyphs.glyphs {
      let baseAdvance = glyph.advances[glyph.defaultMaster]
      var regions: [[GvarTable.Delta]] = []
      var advances: [Int] = []
      let takesMetrics = hasMetricsOfFirst(glyph)
      for share in allRegions.shares(of: glyph) {
        guard let share else {
          regions.append([])
          advances.append(0)
          continue
        }
        var deltas = try Self.deltas(of: glyph, at: share.master)
        let advance = glyph.advances[share.master] - baseAdvance
        advances.append(share.of(advance))
        guard !takesMetrics else {
          regions.append([])
          continue
        }
        deltas += glyph.components.map { _ in .zero }
        // Phantom points: origin, advance width, top, bottom.
        deltas += [.zero, GvarTable.Delta(x: advance, y: 0), .zero, .zero]
        let moved = deltas.map { GvarTable.Delta(x: share.of($0.x), y: share.of($0.y)) }
        guard moved.allSatisfy({ Int16(exactly: $0.x) != nil && Int16(exactly: $0.y) != nil })
        else {
          throw FontError(
            "\(glyph.name) moves too far from regular to \(Self.weight(share.master, of: glyph).rawValue); a point may move by at most \(Int(32_767 / WeightLaw.ends.heaviest.place)) font units"
          )
        }
        regions.append(moved)
      }
      pointDeltas.append(regions)
      advanceDeltas.append(advances)
    }
    var variations = GvarTable(
      regions: allRegions.regions, glyphs: pointDeltas,
      outlines: glyphs.glyphs.map { $0.outlines[$0.defaultMaster] },
      tolerances: allRegions.tolerances)
    variations.threads = threads
    try file.add(variations)
    try file.add(HvarTable(regions: allRegions.regions, deltas: advanceDeltas))
    // The user axis is linear on both sides of 400; the weights are not.
    let (lightest, heaviest) = (WeightLaw.ends.lightest, WeightLaw.ends.heaviest)
    try file.add(
      AvarTable(
        segments: WeightLaw.axis.map { value, place in
          let end = value < 400 ? 400 - lightest.axisValue : heaviest.axisValue - 400
          return (from: (value - 400) / end, to: WeightLaw.coordinate(place))
        }))
  }

  private static func weight(_ master: Int, of glyph: VaryingGlyph) -> SymbolWeight {
    (glyph.hasNineMasters ? SymbolWeight.allCases : WeightLaw.masters)[master]
  }

  /// Returns the movement of the points from the default to another master.
  /// - Throws: ``FontError`` with the contour and point where the masters differ in structure.
  private static func deltas(
    of glyph: VaryingGlyph, at master: Int
  ) throws(FontError) -> [GvarTable.Delta] {
    let (base, other) = (glyph.outlines[glyph.defaultMaster], glyph.outlines[master])
    let weight = weight(master, of: glyph).rawValue
    guard base.contours.count == other.contours.count else {
      throw FontError(
        "\(glyph.name) has \(other.contours.count) contours at \(weight) and \(base.contours.count) at regular; masters need the same"
      )
    }
    var deltas: [GvarTable.Delta] = []
    for (number, (contour, moved)) in zip(base.contours, other.contours).enumerated() {
      guard contour.count == moved.count else {
        throw FontError(
          "\(glyph.name), contour \(number), has \(moved.count) points at \(weight) and \(contour.count) at regular; masters need the same"
        )
      }
      for (point, (a, b)) in zip(contour, moved).enumerated() {
        guard a.isOnCurve == b.isOnCurve else {
          throw FontError(
            "\(glyph.name), contour \(number), point \(point), lies on the curve at \(b.isOnCurve ? weight : "regular") only; masters need the same structure"
          )
        }
        deltas.append(GvarTable.Delta(x: b.x - a.x, y: b.y - a.y))
      }
    }
    return deltas
  }

  // MARK: Names and the axis

  /// The description that programs show beside the family's name.
  private static let description =
    "A symbol's name, typed as a word of its own, becomes the symbol when discretionary ligatures (feature dlig) are on. Each symbol also has a private-use code point."

  private func addNames(to names: inout NameTable) {
    let postScriptName = FamilyName.postScript(familyName)
    let version = terms.version.description
    names.set(1, familyName)
    names.set(2, "Regular")
    names.set(3, "\(version);\(terms.vendor.description);\(postScriptName)-Regular")
    names.set(4, "\(familyName) Regular")
    names.set(5, "Version \(version)")
    names.set(6, "\(postScriptName)-Regular")
    names.set(25, postScriptName)
    let others = [
      0: terms.copyright, 9: terms.designer, 12: terms.designerURL, 13: terms.license,
      14: terms.licenseURL,
    ]
    for (id, text) in others { if let text { names.set(id, text) } }
    if let ligatures, !ligatures.lookups.isEmpty { names.set(10, Self.description) }
  }

  private func addAxis(names: inout NameTable, to file: inout FontFile) throws(FontError) {
    let axisName = names.add("Weight")
    let weightNames = SymbolWeight.allCases.map { weight in
      (weight, weight == .regular ? 2 : names.add(weight.displayName))
    }
    try file.add(
      FvarTable(
        axis: (
          "wght", WeightLaw.ends.lightest.axisValue, SymbolWeight.regular.axisValue,
          WeightLaw.ends.heaviest.axisValue, axisName
        ),
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
  }
}
