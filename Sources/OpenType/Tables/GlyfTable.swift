/// TrueType outlines, with the offsets for `loca`.
///
/// <https://learn.microsoft.com/typography/opentype/spec/glyf>
package struct GlyfTable: FontTable {
  package static let tag: Tag = "glyf"

  private var bytes: [UInt8] = []
  /// The start of each glyph, and the end of the last.
  package private(set) var offsets: [Int] = [0]

  /// A glyph of the table.
  package struct Glyph {
    /// Empty for a composite.
    package var outline: Outline
    /// The components of a composite.
    package var components: [Int]
    /// Whether the glyph has the first component's advance at every weight, so that `gvar` need not repeat it.
    package var hasMetricsOfFirst = false
    /// The bounds of all components, in font units.
    package var bounds: GlyphBounds?
    package var overlaps: Bool

    package init(outline: Outline, components: [Int], bounds: GlyphBounds?, overlaps: Bool) {
      self.outline = outline
      self.components = components
      self.bounds = bounds
      self.overlaps = overlaps
    }
  }

  package init(_ glyphs: [Glyph]) {
    for glyph in glyphs {
      bytes += glyph.components.isEmpty ? Self.simple(glyph) : Self.composite(glyph)
      offsets.append(bytes.count)
    }
  }

  package func encode(into writer: inout BinaryWriter) { writer.write(bytes: bytes) }

  private static func header(contours: Int, _ bounds: GlyphBounds, into writer: inout BinaryWriter)
  {
    writer.write(Int16(clamping: contours))  // numberOfContours
    writer.write(Int16(clamping: bounds.minX))
    writer.write(Int16(clamping: bounds.minY))
    writer.write(Int16(clamping: bounds.maxX))
    writer.write(Int16(clamping: bounds.maxY))
  }

  private static func composite(_ glyph: Glyph) -> [UInt8] {
    guard let bounds = glyph.bounds else { return [] }
    var writer = BinaryWriter()
    header(contours: -1, bounds, into: &writer)
    for (index, component) in glyph.components.enumerated() {
      var flags: UInt16 = 0x0002 | 0x0004  // ARGS_ARE_XY_VALUES, ROUND_XY_TO_GRID
      if index == 0 && glyph.overlaps { flags |= 0x0400 }  // OVERLAP_COMPOUND
      if index == 0 && glyph.hasMetricsOfFirst { flags |= 0x0200 }  // USE_MY_METRICS
      if index + 1 < glyph.components.count { flags |= 0x0020 }  // MORE_COMPONENTS
      writer.write(flags)
      writer.write(UInt16(component))  // glyphIndex
      writer.write(UInt16(0))  // arguments: x and y offset, a byte each
    }
    writer.pad(to: 4)
    return writer.bytes
  }

  private static func simple(_ glyph: Glyph) -> [UInt8] {
    let (outline, overlaps) = (glyph.outline, glyph.overlaps)
    guard let bounds = outline.bounds else { return [] }
    var writer = BinaryWriter()
    header(contours: outline.contours.count, bounds, into: &writer)
    var end = -1
    for contour in outline.contours {
      end += contour.count
      writer.write(UInt16(end))  // endPtsOfContours
    }
    writer.write(UInt16(0))  // instructionLength

    var flags: [UInt8] = []
    var xs = BinaryWriter()
    var ys = BinaryWriter()
    var x = 0
    var y = 0
    for point in outline.contours.joined() {
      var flag: UInt8 = point.isOnCurve ? Flag.onCurve : 0
      if flags.isEmpty && overlaps { flag |= Flag.overlapSimple }
      flag |= write(point.x - x, to: &xs, short: Flag.xShort, same: Flag.xSameOrPositive)
      flag |= write(point.y - y, to: &ys, short: Flag.yShort, same: Flag.ySameOrPositive)
      flags.append(flag)
      x = point.x
      y = point.y
    }
    var index = 0
    while index < flags.count {
      var repeats = 0
      while repeats < 255, index + repeats + 1 < flags.count,
        flags[index + repeats + 1] == flags[index]
      {
        repeats += 1
      }
      if repeats > 1 {
        writer.write(flags[index] | Flag.repeated)
        writer.write(UInt8(repeats))
        index += repeats + 1
      } else {
        writer.write(flags[index])
        index += 1
      }
    }
    writer.write(bytes: xs.bytes)
    writer.write(bytes: ys.bytes)
    writer.pad(to: 4)
    return writer.bytes
  }

  private static func write(
    _ delta: Int, to writer: inout BinaryWriter, short: UInt8, same: UInt8
  ) -> UInt8 {
    if delta == 0 { return same }
    if abs(delta) < 256 {
      writer.write(UInt8(abs(delta)))
      return short | (delta > 0 ? same : 0)
    }
    writer.write(Int16(clamping: delta))
    return 0
  }

  private enum Flag {
    static let onCurve: UInt8 = 0x01
    static let xShort: UInt8 = 0x02
    static let yShort: UInt8 = 0x04
    static let repeated: UInt8 = 0x08
    static let xSameOrPositive: UInt8 = 0x10
    static let ySameOrPositive: UInt8 = 0x20
    static let overlapSimple: UInt8 = 0x40
  }
}

/// The start of each glyph in `glyf`, 32-bit.
///
/// <https://learn.microsoft.com/typography/opentype/spec/loca>
package struct LocaTable: FontTable {
  package static let tag: Tag = "loca"

  package var offsets: [Int]

  package init(offsets: [Int]) {
    self.offsets = offsets
  }

  package func encode(into writer: inout BinaryWriter) {
    for offset in offsets { writer.write(UInt32(offset)) }
  }
}
