internal import SymtextSymbols
internal import SymtextOpenType

/// Reads glyphs that ``GlyphWriter`` wrote, and checks every number.
struct GlyphReader {
  private let reader: BinaryReader
  private var place = 0

  private init(_ reader: BinaryReader) { self.reader = reader }

  /// Reads the glyphs of a symbol at each scale; `nil` for other bytes.
  static func scales(_ bytes: BinaryReader) -> [SymbolGlyphs]? {
    var reader = GlyphReader(bytes)
    guard let scales = reader.list({ $0.glyphs() }), reader.place == bytes.count else { return nil }
    return scales
  }

  /// Reads a glyph; `nil` for other bytes.
  static func glyph(_ bytes: BinaryReader) -> VaryingGlyph? {
    var reader = GlyphReader(bytes)
    guard let glyph = reader.glyph(), reader.place == bytes.count else { return nil }
    return glyph
  }

  private mutating func glyphs() -> SymbolGlyphs? {
    guard let isOutline = flag() else { return nil }
    var whole = SymbolGlyphs.Whole.layers
    if isOutline {
      guard let glyph = glyph(), let alternates = alternates() else { return nil }
      whole = .outline(glyph, alternates: alternates)
    }
    guard let layers = list({ $0.glyph() }), let forms = list({ $0.layerForm() }),
      let stacked = list({ $0.stackedLayer() }), let cuts = list({ $0.cut() }),
      let keepsWeight = flag(), let isUncut = flag(), let hasPen = flag()
    else { return nil }
    var pen: PlacedPen?
    if hasPen {
      guard let masters = list({ $0.penMaster() }) else { return nil }
      pen = PlacedPen(masters: masters)
    }
    guard let reach = reach() else { return nil }
    return SymbolGlyphs(
      whole: whole, layers: layers, layerForms: forms, stacked: stacked,
      cut: Dictionary(cuts) { first, _ in first }, keepsWeight: keepsWeight, isUncut: isUncut,
      pen: pen, reach: reach)
  }

  private mutating func layerForm() -> SymbolGlyphs.LayerForm? {
    guard let range = range(), let layers = list({ $0.glyph() }) else { return nil }
    return .init(range: range, layers: layers)
  }

  private mutating func cut() -> (ClearingModes, [SymbolGlyphs.StackedLayer])? {
    guard let mode = number(), let layers = list({ $0.stackedLayer() }) else { return nil }
    return (ClearingModes(rawValue: mode), layers)
  }

  private mutating func stackedLayer() -> SymbolGlyphs.StackedLayer? {
    guard let isCut = flag() else { return nil }
    guard isCut else { return number().map { .painted($0) } }
    guard let glyph = glyph(), let alternates = alternates() else { return nil }
    return .cut(glyph, alternates: alternates)
  }

  private mutating func alternates() -> [SymbolGlyphs.Alternate]? {
    list { reader in
      guard let range = reader.range(), let glyph = reader.glyph() else { return nil }
      return .init(range: range, glyph: glyph)
    }
  }

  private mutating func penMaster() -> PlacedPen.Master? {
    guard let halfWidth = double(), let left = double(), let middle = double() else { return nil }
    return .init(halfWidth: halfWidth, left: left, middle: middle)
  }

  private mutating func glyph() -> VaryingGlyph? {
    guard let length = number(), let name = reader.string(place, length) else { return nil }
    place += length
    guard let advances = list({ $0.number() }), let overlaps = flag(), let reach = reach(),
      let masters = number(), let shape = list({ $0.list { $0.flag() } })
    else { return nil }
    let points = shape.reduce(0) { $0 + $1.count }
    // Four bytes for each point of each master.
    let (length32, overflows) = masters.multipliedReportingOverflow(by: points)
    guard !overflows, length32 <= (reader.count - place) / 4, masters <= Self.mostMasters else {
      return nil
    }
    var outlines: [Outline] = []
    for _ in 0..<masters {
      outlines.append(Outline(contours: shape.map { contour in contour.map { point($0) } }))
    }
    return VaryingGlyph(
      name: name, outlines: outlines, advances: advances, overlaps: overlaps, reach: reach)
  }

  /// A master for each named weight.
  private static let mostMasters = SymbolWeight.allCases.count

  /// Reads a point; the caller has checked that it lies within.
  private mutating func point(_ isOnCurve: Bool) -> Outline.Point {
    defer { place += 4 }
    return Outline.Point(
      x: reader.int16(place) ?? 0, y: reader.int16(place + 2) ?? 0, isOnCurve: isOnCurve)
  }

  private mutating func reach() -> GlyphReach? {
    guard let lighter = double(), let heavier = double() else { return nil }
    return GlyphReach(lighter: lighter, heavier: heavier)
  }

  private mutating func range() -> ClosedRange<Double>? {
    guard let start = double(), let end = double(), start <= end else { return nil }
    return start...end
  }

  private mutating func double() -> Double? {
    guard let high = number(), let low = number() else { return nil }
    return Double(bitPattern: UInt64(high) << 32 | UInt64(low))
  }

  private mutating func flag() -> Bool? {
    guard let value = reader.uint8(place), value <= 1 else { return nil }
    place += 1
    return value == 1
  }

  private mutating func number() -> Int? {
    guard let value = reader.uint32(place) else { return nil }
    place += 4
    return value
  }

  private mutating func list<Element>(
    _ next: (inout GlyphReader) -> Element?
  ) -> [Element]? {
    // An element takes at least a byte.
    guard let count = number(), count <= reader.count - place else { return nil }
    var elements: [Element] = []
    elements.reserveCapacity(min(count, 1024))
    for _ in 0..<count {
      guard let element = next(&self) else { return nil }
      elements.append(element)
    }
    return elements
  }
}
