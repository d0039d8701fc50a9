internal import OpenType

/// Writes the tables of a font from its glyphs.
struct FontAssembler {
  var familyName: String
  var terms: FontTerms
  var set: SymbolSet
  var glyphs: GlyphSet
  var paints: ColorGlyphs.Paints
  var scales: [SymbolScale]
  var ligatures: NameLigatures?
  /// For each symbol and scale, small to large, what draws its lines.
  var pens: [[PlacedPen?]]

  /// The regions of glyphs with three masters, and behind them those of glyphs with nine.
  private var regions: [VariationRegion] {
    let three = [
      VariationRegion(start: -1, peak: -1, end: 0), VariationRegion(start: 0, peak: 1, end: 1),
    ]
    guard glyphs.glyphs.contains(where: \.hasNineMasters) else { return three }
    let places = SymbolWeight.allCases.map { WeightLaw.normalized($0) }
    return three
      + places.indices.filter { places[$0] != 0 }.map { index in
        VariationRegion(
          start: places[max(index - 1, 0)], peak: places[index],
          end: places[min(index + 1, places.count - 1)])
      }
  }

  /// Of each region the master of a glyph; `nil` where the glyph does not vary.
  private static func regionMasters(_ glyph: VaryingGlyph, regions: Int) -> [Int?] {
    guard regions > 2 else { return [0, 2] }
    return glyph.hasNineMasters
      ? [nil, nil, 0, 1, 2, 4, 5, 6, 7, 8]
      : [0, 2] + Array(repeating: nil, count: regions - 2)
  }

  /// The font with all its tables.
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
    let fixed = ColorGlyphs.fixedColors(of: set.allSymbols)
    if !paints.isEmpty || !fixed.isEmpty {
      try file.add(ColorGlyphs.palettes(names: &names, fixed: fixed))
    }
    try file.add(names)
    try file.add(SymbolTable(set, glyphs: glyphs))
    try file.add(DrawingTable(symbols: set.allSymbols, pens: pens))
    return file
  }

  // MARK: Outlines

  private func addOutlines(to file: inout FontFile) throws(FontError) {
    let all = glyphs.glyphs
    let outlines = all.map { $0.outlines[$0.defaultMaster] }
    let advances = all.map { $0.advances[$0.defaultMaster] }
    let boxes = all.indices.map { glyphs.bounds($0) }
    let glyf = GlyfTable(
      all.indices.map { index in
        .init(
          outline: outlines[index], components: all[index].components, bounds: boxes[index],
          overlaps: all[index].overlaps)
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
      glyph.codePoints.map { (character: $0, glyph: index) }
    }
    try file.add(CmapTable(mapping: characters))
    try file.add(PostTable(names: all.map(\.name)))
    try file.add(
      OS2Table(
        averageWidth: advances.reduce(0, +) / advances.count, unitsPerEm: FontUnits.perEm,
        ascender: FontUnits.ascender, descender: FontUnits.descender,
        winAscent: max(FontUnits.ascender, bounds.maxY),
        winDescent: max(-FontUnits.descender, -bounds.minY), xHeight: FontUnits.xHeight,
        capHeight: FontUnits.capHeight,
        firstCharacter: characters.map(\.character).min() ?? 0x20,
        lastCharacter: characters.map(\.character).max() ?? 0x20, vendor: terms.vendor))
    try file.add(GaspTable())
    try file.add(PrepTable())
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
    var pointDeltas: [[[(x: Int, y: Int)]]] = []
    var advanceDeltas: [[Int]] = []
    let allRegions = self.regions
    for glyph in glyphs.glyphs {
      let baseAdvance = glyph.advances[glyph.defaultMaster]
      let masters = Self.regionMasters(glyph, regions: allRegions.count)
      var regions: [[(x: Int, y: Int)]] = []
      for master in masters {
        guard let master else {
          regions.append([])
          continue
        }
        var deltas = try Self.deltas(of: glyph, at: master)
        deltas += glyph.components.map { _ in (0, 0) }
        // Phantom points: origin, advance width, top, bottom.
        deltas += [(0, 0), (glyph.advances[master] - baseAdvance, 0), (0, 0), (0, 0)]
        regions.append(deltas)
      }
      pointDeltas.append(regions)
      advanceDeltas.append(
        masters.map { master in master.map { glyph.advances[$0] - baseAdvance } ?? 0 })
    }
    try file.add(GvarTable(regions: allRegions, glyphs: pointDeltas))
    try file.add(HvarTable(regions: allRegions, deltas: advanceDeltas))
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

  /// How the points move from the default to another master.
  /// - Throws: ``FontError`` that names the contour and point where the masters differ in structure.
  private static func deltas(
    of glyph: VaryingGlyph, at master: Int
  ) throws(FontError) -> [(x: Int, y: Int)] {
    let (base, other) = (glyph.outlines[glyph.defaultMaster], glyph.outlines[master])
    let weight =
      (glyph.hasNineMasters ? SymbolWeight.allCases : WeightLaw.masters)[master].rawValue
    guard base.contours.count == other.contours.count else {
      throw FontError(
        "\(glyph.name) has \(other.contours.count) contours at \(weight) and \(base.contours.count) at regular; masters need the same"
      )
    }
    var deltas: [(x: Int, y: Int)] = []
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
        deltas.append((b.x - a.x, b.y - a.y))
      }
    }
    return deltas
  }

  // MARK: Names and the axis

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
  }

  private func addAxis(names: inout NameTable, to file: inout FontFile) throws(FontError) {
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
  }
}
