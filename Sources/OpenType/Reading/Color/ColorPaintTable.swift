package import SymtextGraphics

/// The paints of `COLR` version 1, read node by node.
///
/// Nodes are checked when they are read. A node outside the table or of an unknown format is `nil`.
/// <https://learn.microsoft.com/typography/opentype/spec/colr>
package struct ColorPaintTable: Sendable {
  private let table: BinaryReader
  private let variations: ItemVariations?
  /// The offsets of the base glyph list, the layer list and the clip list.
  private let glyphs: Int
  private let glyphCount: Int
  private let layerList: Int?
  private let clipList: Int?

  /// - Parameter bytes: The table `COLR`.
  /// - Returns: `nil` when no glyph has a paint.
  package init?(_ bytes: FontData) {
    table = BinaryReader(bytes)
    guard let version = table.uint16(0), version >= 1, let glyphs = table.uint32(14), glyphs > 0,
      let count = table.uint32(glyphs), count > 0
    else { return nil }
    self.glyphs = glyphs
    // A font has no more glyphs.
    glyphCount = min(count, 0x10000)
    func offset(_ place: Int, in table: BinaryReader) -> Int? {
      table.uint32(place).flatMap { $0 > 0 ? $0 : nil }
    }
    func rest(_ place: Int, in table: BinaryReader) -> BinaryReader? {
      offset(place, in: table).flatMap { table.part($0, table.count - $0) }
    }
    layerList = offset(18, in: table)
    clipList = offset(22, in: table)
    variations = ItemVariations(store: rest(30, in: table), map: rest(26, in: table))
  }

  /// Returns the offset of a glyph's root paint; `nil` for glyphs without one.
  package func paint(of glyph: GlyphID) -> Int? {
    var range = 0..<glyphCount
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let record = glyphs + 4 + 6 * middle
      guard let own = table.uint16(record) else { return nil }
      if own == Int(glyph.rawValue) { return table.uint32(record + 2).map { glyphs + $0 } }
      range =
        own < Int(glyph.rawValue) ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// Returns the offset of a layer's paint.
  package func paint(ofLayer layer: Int) -> Int? {
    guard let layerList, let count = table.uint32(layerList), layer < count else { return nil }
    return table.uint32(layerList + 4 + 4 * layer).map { layerList + $0 }
  }

  /// Returns the clip box of a glyph, in font units, y up; `nil` without one.
  /// - Parameter coordinates: The normalized coordinate on each axis, −1 to 1.
  package func clipBox(of glyph: GlyphID, at coordinates: [Double]) -> Rect? {
    guard let clipList, let count = table.uint32(clipList + 1) else { return nil }
    var range = 0..<min(count, 0x10000)
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let record = clipList + 5 + 7 * middle
      guard let first = table.uint16(record), let last = table.uint16(record + 2) else {
        return nil
      }
      if Int(glyph.rawValue) < first {
        range = range.lowerBound..<middle
      } else if Int(glyph.rawValue) > last {
        range = middle + 1..<range.upperBound
      } else {
        return uint24(record + 4).flatMap { box(clipList + $0, coordinates) }
      }
    }
    return nil
  }

  private func box(_ offset: Int, _ coordinates: [Double]) -> Rect? {
    var fields = Fields(self, at: offset, coordinates, isVariable: table.uint8(offset) == 2)
    guard let format = fields.uint8(), format == 1 || format == 2 else { return nil }
    guard let minX = fields.length(), let minY = fields.length(), let maxX = fields.length(),
      let maxY = fields.length(), fields.finish(), minX < maxX, minY < maxY
    else { return nil }
    return Rect(
      minX: minX + fields.delta(0), minY: minY + fields.delta(1), maxX: maxX + fields.delta(2),
      maxY: maxY + fields.delta(3))
  }

  /// Returns the node at an offset of the table.
  /// - Parameter coordinates: The normalized coordinate on each axis, −1 to 1.
  package func paint(at offset: Int, at coordinates: [Double]) -> ColorPaint? {
    guard let format = table.uint8(offset) else { return nil }
    // From solid colours on, each format is followed by its variable counterpart.
    let isVariable =
      switch format {
      case 3, 5, 7, 9, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31: true
      default: false
      }
    var fields = Fields(self, at: offset, coordinates, isVariable: isVariable)
    _ = fields.uint8()
    switch format {
    case 1: return layers(offset)
    case 2, 3:
      guard let index = fields.uint16(), let alpha = fields.fraction(), fields.finish() else {
        return nil
      }
      return .solid(Self.color(index, alpha + fields.fractionDelta(0)))
    case 4...9: return gradient(format, &fields)
    case 10:
      guard let paint = fields.offset(), let glyph = fields.uint16() else { return nil }
      return .glyph(GlyphID(UInt32(glyph)), paint: paint)
    case 11: return fields.uint16().map { .colorGlyph(GlyphID(UInt32($0))) }
    case 12...31:
      guard let paint = fields.offset(), let map = map(format, &fields), map.isFinite else {
        return nil
      }
      return .transformed(map, paint: paint)
    case 32:
      guard let source = fields.offset(), let mode = fields.uint8(), let backdrop = fields.offset(),
        let mode = CompositeMode(rawValue: mode)
      else { return nil }
      return .composite(source: source, mode, backdrop: backdrop)
    default: return nil
    }
  }

  private func layers(_ offset: Int) -> ColorPaint? {
    guard let count = table.uint8(offset + 1), let first = table.uint32(offset + 2) else {
      return nil
    }
    return .layers(first..<first + count)
  }

  private func gradient(_ format: Int, _ fields: inout Fields) -> ColorPaint? {
    guard let place = fields.offset(),
      let line = line(place, fields.coordinates, isVariable: fields.isVariable)
    else { return nil }
    if format >= 8 {
      guard let x = fields.length(), let y = fields.length(), let start = fields.fraction(),
        let end = fields.fraction(), fields.finish()
      else { return nil }
      // Angles are stored with a bias of half a turn, so that a full turn can be represented.
      return .sweep(
        line, around: Point(x + fields.delta(0), y + fields.delta(1)),
        from: (start + fields.fractionDelta(2) + 1) * 180,
        to: (end + fields.fractionDelta(3) + 1) * 180)
    }
    var numbers: [Double] = []
    for place in 0..<6 {
      let isRadius = format >= 6 && place % 3 == 2
      guard let number = isRadius ? fields.uint16().map(Double.init) : fields.length() else {
        return nil
      }
      numbers.append(number)
    }
    guard fields.finish() else { return nil }
    for place in 0..<6 { numbers[place] += fields.delta(place) }
    if format >= 6 {
      return .radial(
        line, from: Point(numbers[0], numbers[1]), startRadius: numbers[2],
        to: Point(numbers[3], numbers[4]), endRadius: numbers[5])
    }
    return .linear(
      line, from: Point(numbers[0], numbers[1]), to: Point(numbers[2], numbers[3]),
      rotation: Point(numbers[4], numbers[5]))
  }

  private func line(_ offset: Int, _ coordinates: [Double], isVariable: Bool) -> ColorLine? {
    guard let extend = table.uint8(offset), let count = table.uint16(offset + 1), count > 0 else {
      return nil
    }
    let size = isVariable ? 10 : 6
    guard table.part(offset + 3, count * size) != nil else { return nil }
    var stops: [ColorLine.Stop] = []
    for number in 0..<count {
      var fields = Fields(
        self, at: offset + 3 + number * size, coordinates, isVariable: isVariable)
      guard let place = fields.fraction(), let index = fields.uint16(),
        let alpha = fields.fraction(), fields.finish()
      else { return nil }
      stops.append(
        ColorLine.Stop(
          offset: place + fields.fractionDelta(0),
          color: Self.color(index, alpha + fields.fractionDelta(1))))
    }
    // An unknown extend mode pads.
    return ColorLine(extend: ColorLine.Extend(rawValue: extend) ?? .pad, stops: stops)
  }

  private func map(_ format: Int, _ fields: inout Fields) -> Affine? {
    if format <= 13 {
      guard let place = fields.offset() else { return nil }
      var fields = Fields(self, at: place, fields.coordinates, isVariable: fields.isVariable)
      var parts: [Double] = []
      for _ in 0..<6 {
        guard let part = fields.fixed() else { return nil }
        parts.append(part)
      }
      guard fields.finish() else { return nil }
      for place in 0..<6 { parts[place] += fields.delta(place) / 65536 }
      return Affine(parts[0], parts[1], parts[2], parts[3], parts[4], parts[5])
    }
    if format <= 15 {
      guard let x = fields.length(), let y = fields.length(), fields.finish() else { return nil }
      return .translation(x + fields.delta(0), y + fields.delta(1))
    }
    // Scales and angles: one, or one for each direction; then the centre.
    let hasTwo = (16...19).contains(format) || format >= 28
    let isAbout = [18, 19, 22, 23, 26, 27, 30, 31].contains(format)
    guard var first = fields.fraction() else { return nil }
    var second = first
    if hasTwo {
      guard let other = fields.fraction() else { return nil }
      second = other
    }
    var center = Point.zero
    if isAbout {
      guard let x = fields.length(), let y = fields.length() else { return nil }
      center = Point(x, y)
    }
    guard fields.finish() else { return nil }
    first += fields.fractionDelta(0)
    second += fields.fractionDelta(hasTwo ? 1 : 0)
    if isAbout {
      let place = hasTwo ? 2 : 1
      center = Point(center.x + fields.delta(place), center.y + fields.delta(place + 1))
    }
    let map =
      switch format {
      case 16...23: Affine.scale(first, second)
      case 24...27: Affine.rotation(degrees: first * 180, about: .zero)
      default: Affine.skew(x: -first * 180, y: second * 180)
      }
    return .translation(center.x, center.y) * map * .translation(-center.x, -center.y)
  }

  private static func color(_ index: Int, _ opacity: Double) -> PaletteColor {
    PaletteColor(
      index: index == ColorTable.foreground ? nil : index, opacity: min(max(opacity, 0), 1))
  }

  private func uint24(_ offset: Int) -> Int? {
    guard let high = table.uint8(offset), let low = table.uint16(offset + 1) else { return nil }
    return high << 16 | low
  }

  /// Reads the fields of a node in sequence, with their variations.
  private struct Fields {
    private let owner: ColorPaintTable
    private let start: Int
    private var next: Int
    let coordinates: [Double]
    let isVariable: Bool
    private var base = ItemVariations.none

    init(_ owner: ColorPaintTable, at start: Int, _ coordinates: [Double], isVariable: Bool) {
      self.owner = owner
      self.start = start
      next = start
      self.coordinates = coordinates
      self.isVariable = isVariable
    }

    private mutating func take<Value>(_ size: Int, _ value: Value?) -> Value? {
      next += size
      return value
    }

    mutating func uint8() -> Int? { take(1, owner.table.uint8(next)) }
    mutating func uint16() -> Int? { take(2, owner.table.uint16(next)) }
    /// An offset from the node's start, as an offset in the table.
    mutating func offset() -> Int? { take(3, owner.uint24(next)).map { start + $0 } }
    mutating func length() -> Double? { take(2, owner.table.int16(next)).map(Double.init) }
    /// 2.14 fixed point.
    mutating func fraction() -> Double? {
      take(2, owner.table.int16(next)).map { Double($0) / 16384 }
    }
    /// 16.16 fixed point.
    mutating func fixed() -> Double? {
      take(4, owner.table.uint32(next)).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
    }

    /// Reads the variation index after the fields.
    /// - Returns: `false` when the table ends before it.
    mutating func finish() -> Bool {
      guard isVariable else { return true }
      guard let base = take(4, owner.table.uint32(next)) else { return false }
      self.base = base
      return true
    }

    /// Returns the delta of a field, in stored units.
    func delta(_ number: Int) -> Double {
      guard base != ItemVariations.none, !coordinates.isEmpty, let variations = owner.variations
      else {
        return 0
      }
      return variations.delta(base + number, at: coordinates)
    }

    func fractionDelta(_ number: Int) -> Double { delta(number) / 16384 }
  }
}
