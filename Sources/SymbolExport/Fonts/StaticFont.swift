internal import SymtextFonts
internal import SymtextGraphics
internal import SymtextOpenType
internal import SymtextSymbolText
internal import SymtextSymbols

/// A font without axes: symbols of a library in one weight and scale, under their code points.
///
/// It is for programs that cannot vary fonts. It has no layers, colours or features.
struct StaticFont {
  /// The size and place of glyphs in the em.
  enum Metrics {
    /// Those of the library's font, for text.
    case text
    /// The em is the box of 24 units, and all glyphs are as wide, for programs that show an icon in a square of the
    /// font's size.
    case icon
  }

  /// The names of the font and its style.
  let names: StaticFontNames
  /// The scale for which the family is named.
  let scale: SymbolScale
  /// The symbols that were scaled down to fit the box of icons, with their factors.
  private(set) var scaled: [(symbol: String, factor: Double)] = []
  private let metrics: Metrics
  private let face: Face
  /// The units of the em.
  let unitsPerEm: Int
  /// The font at the size at which a unit of the drawing grid is a point.
  private let font: Font
  private var glyphs: [(outline: Outline, advance: Int, overlaps: Bool)] = []
  private var mapping: [CmapTable.Entry] = []

  /// The units of the em of icons: 100 for each unit of the drawing grid.
  private static let iconUnitsPerEm = 2400

  /// Makes the font of symbols at one scale.
  /// - Parameter symbols: those without a code point are left out.
  /// - Throws: ``ExportError`` if a symbol cannot be drawn.
  init(
    _ symbols: [ListedSymbol], of library: ExportedLibrary, weight: SymbolWeight,
    scale: SymbolScale, metrics: Metrics
  ) throws(ExportError) {
    let characters = symbols.compactMap { listed in
      listed.codePoint.map { (key: ScaleCharacters.Key(symbol: listed.name, scale: scale), $0) }
    }
    try self.init(characters, of: library, weight: weight, scale: scale, metrics: metrics)
  }

  /// Makes the font of symbols at any scales.
  /// - Parameters:
  ///   - characters: the symbols and their characters.
  ///   - scale: the scale for which the family is named.
  /// - Throws: ``ExportError`` if a symbol cannot be drawn.
  init(
    _ characters: [(key: ScaleCharacters.Key, character: UInt32)], of library: ExportedLibrary,
    weight: SymbolWeight, scale: SymbolScale = .medium, metrics: Metrics = .text
  ) throws(ExportError) {
    names = StaticFontNames(library, weight: weight, scale: scale)
    (self.metrics, self.scale) = (metrics, scale)
    face = library.library.face
    unitsPerEm = metrics == .icon ? Self.iconUnitsPerEm : face.unitsPerEm
    let flattener = SymbolFlattener(library.library, box: .icon)
    font = flattener.font
    let missing = font.outline(of: 0).transformed(by: fromPoints)
    glyphs = [
      (
        try Self.outline(missing, of: ".notdef"), Int((font.advance(of: 0) * unit).rounded()), false
      ),
      (Outline(), unitsPerEm / 4, false),
    ]
    let overlapping = Set((try? FontDirectory(face.data))?.overlappingGlyphs ?? [])
    mapping = [.init(character: 0x20, glyph: 1)]
    for (key, character) in characters {
      mapping.append(.init(character: character, glyph: glyphs.count))
      let symbol: ResolvedSymbol
      do throws(SymbolError) {
        symbol = try flattener.resolved(key.symbol, .init(weight: weight, scale: key.scale))
      } catch {
        throw ExportError("\(error)")
      }
      try add(symbol, overlaps: overlapping.contains(symbol.glyph))
    }
  }

  private mutating func add(_ symbol: ResolvedSymbol, overlaps: Bool) throws(ExportError) {
    let outline = symbol.font.outline(of: symbol.glyph)
    guard metrics == .icon else {
      glyphs.append(
        (
          try Self.outline(outline.transformed(by: fromPoints), of: symbol.name),
          Int((symbol.advance * unit).rounded()), overlaps
        ))
      return
    }
    let placement = SymbolPlacement(
      .icon, ink: outline.bounds ?? symbol.bounds, advance: symbol.advance,
      capHeight: symbol.capHeight)
    if placement.factor < 1 { scaled.append((symbol.name, placement.factor)) }
    let map = Affine.translation(0, Double(ascender)) * fromPoints * placement.map
    let placed = try Self.outline(outline.transformed(by: map), of: symbol.name)
    glyphs.append((placed, unitsPerEm, overlaps))
  }

  // MARK: Units

  /// Font units in a unit of the drawing grid.
  private var unit: Double {
    Double(unitsPerEm) / (metrics == .icon ? SymbolBox.side : font.size)
  }
  /// From points from the baseline, y down, to font units, y up.
  private var fromPoints: Affine { .scale(unit, -unit) }
  /// The height of capitals beside which the symbols stand, in font units.
  var capHeight: Int { Int((font.metrics.capHeight * unit).rounded()) }
  /// The top of the line.
  ///
  /// In fonts of icons, the middle of the line is that of the capitals.
  private var ascender: Int {
    metrics == .icon
      ? (unitsPerEm + capHeight) / 2 : Int((font.metrics.ascent * unit).rounded())
  }
  /// The bottom of the line, below the baseline.
  private var descender: Int {
    metrics == .icon ? ascender - unitsPerEm : -Int((font.metrics.descent * unit).rounded())
  }

  /// Returns a path of lines and quadratic curves as points.
  /// - Throws: ``ExportError`` if it has cubic curves, or coordinates beyond those of fonts.
  private static func outline(_ path: Path, of name: String) throws(ExportError) -> Outline {
    var contours: [[Outline.Point]] = []
    func add(_ point: Point, isOnCurve: Bool) throws(ExportError) {
      guard let x = Int16(exactly: point.x.rounded()), let y = Int16(exactly: point.y.rounded())
      else {
        throw ExportError("`\(name)` is too large for a font; make its drawing smaller")
      }
      contours[contours.count - 1].append(.init(x: Int(x), y: Int(y), isOnCurve: isOnCurve))
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        contours.append([])
        try add(point, isOnCurve: true)
      case .line(let point) where !contours.isEmpty: try add(point, isOnCurve: true)
      case .quad(let control, let point) where !contours.isEmpty:
        try add(control, isOnCurve: false)
        try add(point, isOnCurve: true)
      case .close: break
      default:
        throw ExportError(
          "the outline of `\(name)` is not TrueType's; build the library's font with `symtext font build`"
        )
      }
    }
    return Outline(contours: contours.map(closed).filter { $0.count > 2 })
  }

  /// Leaves out a last point that is the first one again, because contours of fonts are always closed.
  private static func closed(_ contour: [Outline.Point]) -> [Outline.Point] {
    contour.count > 1 && contour.first == contour.last ? contour.dropLast() : contour
  }

  // MARK: Tables

  /// Returns the font file.
  /// - Throws: ``ExportError`` if a table cannot hold the font.
  func file() throws(ExportError) -> [UInt8] {
    do throws(FontError) { return try tables().encoded() } catch { throw ExportError("\(error)") }
  }

  private func tables() throws(FontError) -> FontFile {
    var file = FontFile()
    let boxes = glyphs.map(\.outline.bounds)
    let glyf = GlyfTable(
      zip(glyphs, boxes).map {
        GlyfTable.Glyph(
          outline: $0.outline, components: [], bounds: $1, overlaps: $0.overlaps)
      })
    try file.add(glyf)
    try file.add(LocaTable(offsets: glyf.offsets))
    let hmtx = HmtxTable(metrics: zip(glyphs, boxes).map { ($0.advance, $1?.minX ?? 0) })
    try file.add(hmtx)
    try file.add(
      MaxpTable(
        glyphCount: glyphs.count, maxPoints: glyphs.map(\.outline.pointCount).max() ?? 0,
        maxContours: glyphs.map(\.outline.contours.count).max() ?? 0, maxCompositePoints: 0,
        maxCompositeContours: 0, maxComponents: 0))
    try file.add(CmapTable(mapping: mapping))
    try file.add(names.table)
    // Names by code point, as https://github.com/adobe-type-tools/agl-specification has them.
    let codes = mapping.dropFirst().map {
      "u" + $0.character.hexadecimal(digits: 4, uppercase: true)
    }
    try file.add(PostTable(names: [".notdef", "space"] + codes))
    try file.add(GaspTable())
    try file.add(PrepTable())
    try addMetrics(boxes, advanceCount: hmtx.advanceCount, to: &file)
    return file
  }

  private func addMetrics(
    _ boxes: [GlyphBounds?], advanceCount: Int, to file: inout FontFile
  ) throws(FontError) {
    let bounds =
      boxes.reduce(nil) { GlyphBounds.union($0, $1) }
      ?? GlyphBounds(minX: 0, minY: 0, maxX: 0, maxY: 0)
    let advances = glyphs.map(\.advance)
    try file.add(HeadTable(revision: names.revision, unitsPerEm: unitsPerEm, bounds: bounds))
    try file.add(
      HheaTable(
        ascender: ascender, descender: descender, advanceWidthMax: advances.max() ?? 0,
        minLeftSideBearing: bounds.minX,
        minRightSideBearing: zip(advances, boxes).compactMap { advance, box in
          box.map { advance - $0.maxX }
        }.min() ?? 0,
        xMaxExtent: bounds.maxX, metricCount: advanceCount))
    let characters = mapping.map(\.character)
    try file.add(
      OS2Table(
        averageWidth: advances.reduce(0, +) / advances.count, unitsPerEm: unitsPerEm,
        ascender: ascender, descender: descender, winAscent: max(ascender, bounds.maxY),
        winDescent: max(-descender, -bounds.minY),
        xHeight: Int((font.metrics.xHeight * unit).rounded()), capHeight: capHeight,
        firstCharacter: characters.min() ?? 0x20, lastCharacter: characters.max() ?? 0x20,
        vendor: StaticFontNames.vendor, maxContext: 0))
    names.setStyle(of: &file)
  }
}
