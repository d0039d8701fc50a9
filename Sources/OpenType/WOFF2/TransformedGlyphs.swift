/// The transformed table `glyf` of WOFF2, with one stream for each kind of data.
///
/// <https://www.w3.org/TR/WOFF2/#glyf_table_format>
struct TransformedGlyphs {
  private var contourCounts = BinaryWriter()
  private var pointCounts = BinaryWriter()
  private var flags = BinaryWriter()
  private var coordinates = BinaryWriter()
  private var components = BinaryWriter()
  private var boxes = BinaryWriter()
  private var instructions = BinaryWriter()
  /// Whether each glyph's bounds are stored, because they differ from those of its points.
  private var boxed: [Bool] = []
  /// Whether each glyph's contours may overlap.
  private var overlapping: [Bool] = []
  /// Whether `loca` has 32-bit offsets.
  private let hasLongLocations: Bool

  init(hasLongLocations: Bool) { self.hasLongLocations = hasLongLocations }

  /// Adds the next glyph.
  mutating func append(_ glyph: GlyphRecord) throws(FontError) {
    boxed.append(false)
    overlapping.append(false)
    switch glyph {
    case .empty: contourCounts.write(Int16(0))
    case .simple(let glyph): try append(glyph)
    case .composite(let glyph): append(glyph)
    }
    guard size <= WOFF2File.mostBytes else {
      throw FontError("the font's glyphs take more than 128 MiB, the limit")
    }
  }

  private mutating func append(_ glyph: SimpleGlyph) throws(FontError) {
    contourCounts.write(Int16(clamping: glyph.outline.contours.count))
    for contour in glyph.outline.contours {
      guard let count = UInt16(exactly: contour.count) else {
        throw FontError("a contour of the font has more than 65,535 points")
      }
      pointCounts.write(uint255: count)
    }
    var x = 0
    var y = 0
    for contour in glyph.outline.contours {
      for point in contour {
        PointTriplet.write(
          deltaX: point.x - x, deltaY: point.y - y, isOnCurve: point.isOnCurve, flags: &flags,
          coordinates: &coordinates)
        x = point.x
        y = point.y
      }
    }
    append(instructions: glyph.instructions)
    if glyph.outline.bounds != glyph.bounds { append(box: glyph.bounds) }
    overlapping[overlapping.count - 1] = glyph.overlaps
  }

  private mutating func append(_ glyph: CompositeGlyph) {
    contourCounts.write(Int16(-1))
    components.write(bytes: glyph.components)
    if let instructions = glyph.instructions { append(instructions: instructions) }
    append(box: glyph.bounds)
  }

  private mutating func append(instructions program: [UInt8]) {
    coordinates.write(uint255: UInt16(clamping: program.count))
    instructions.write(bytes: program)
  }

  private mutating func append(box: GlyphBounds) {
    boxed[boxed.count - 1] = true
    box.write(to: &boxes)
  }

  private var size: Int {
    contourCounts.count + pointCounts.count + flags.count + coordinates.count + components.count
      + boxes.count + instructions.count
  }

  func encode(into writer: inout BinaryWriter) {
    let hasOverlaps = overlapping.contains(true)
    let boxBits = Self.bits(boxed, alignment: 32)
    writer.write(UInt16(0))  // reserved
    writer.write(UInt16(hasOverlaps ? 1 : 0))  // optionFlags: overlapSimpleBitmap exists
    writer.write(UInt16(clamping: boxed.count))  // numGlyphs
    writer.write(UInt16(hasLongLocations ? 1 : 0))  // indexFormat
    writer.write(UInt32(clamping: contourCounts.count))  // nContourStreamSize
    writer.write(UInt32(clamping: pointCounts.count))  // nPointsStreamSize
    writer.write(UInt32(clamping: flags.count))  // flagStreamSize
    writer.write(UInt32(clamping: coordinates.count))  // glyphStreamSize
    writer.write(UInt32(clamping: components.count))  // compositeStreamSize
    writer.write(UInt32(clamping: boxBits.count + boxes.count))  // bboxStreamSize
    writer.write(UInt32(clamping: instructions.count))  // instructionStreamSize
    for stream in [contourCounts, pointCounts, flags, coordinates, components] {
      writer.write(bytes: stream.bytes)
    }
    writer.write(bytes: boxBits)  // bboxBitmap
    writer.write(bytes: boxes.bytes)
    writer.write(bytes: instructions.bytes)
    if hasOverlaps { writer.write(bytes: Self.bits(overlapping, alignment: 8)) }
  }

  /// Returns a bit for each glyph, the first one highest.
  /// - Parameter alignment: The number of bits is rounded up to a multiple of this, itself a multiple of 8.
  private static func bits(_ values: [Bool], alignment: Int) -> [UInt8] {
    let size = (values.count + alignment - 1) / alignment * alignment / 8
    var bytes = [UInt8](repeating: 0, count: size)
    for (index, value) in values.enumerated() where value {
      bytes[index / 8] |= 0x80 >> (index % 8)
    }
    return bytes
  }
}
