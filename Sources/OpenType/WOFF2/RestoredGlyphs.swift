/// The tables `glyf` and `loca`, restored from WOFF2's transformed `glyf`.
///
/// <https://www.w3.org/TR/WOFF2/#glyf_table_format>
struct RestoredGlyphs {
  /// The table `glyf`.
  private(set) var glyf = BinaryWriter()
  /// The left edge of each glyph's bounds, in font units.
  private(set) var leftEdges: [Int] = []
  private var starts: [Int] = []
  private let wantsLongLocations: Bool

  private var contourCounts: BinaryCursor
  private var pointCounts: BinaryCursor
  private var flags: BinaryCursor
  private var coordinates: BinaryCursor
  private var components: BinaryCursor
  private var boxes: BinaryCursor
  private var instructions: BinaryCursor
  private let boxBits: BinaryReader
  private let overlapBits: BinaryReader?

  /// Restores all glyphs.
  /// - Parameter table: The transformed table `glyf`.
  init(_ table: BinaryReader) throws(FontError) {
    guard let options = table.uint16(2), let count = table.uint16(4), let format = table.uint16(6)
    else { throw FontError("its table glyf is too short") }
    wantsLongLocations = format != 0
    var offset = 36
    func stream(_ number: Int) throws(FontError) -> BinaryReader {
      guard let size = table.uint32(8 + 4 * number), let part = table.part(offset, size) else {
        throw FontError("its table glyf ends before its stream \(number + 1) does")
      }
      offset += size
      return part
    }
    contourCounts = BinaryCursor(try stream(0))
    pointCounts = BinaryCursor(try stream(1))
    flags = BinaryCursor(try stream(2))
    coordinates = BinaryCursor(try stream(3))
    components = BinaryCursor(try stream(4))
    let boxStream = try stream(5)
    instructions = BinaryCursor(try stream(6))
    let boxSize = (count + 31) / 32 * 4
    guard let bits = boxStream.part(0, boxSize),
      let rest = boxStream.part(boxSize, boxStream.count - boxSize)
    else { throw FontError("its table glyf has too few bounding boxes") }
    boxBits = bits
    boxes = BinaryCursor(rest)
    overlapBits = options & 1 != 0 ? table.part(offset, (count + 7) / 8) : nil
    guard options & 1 == 0 || overlapBits != nil else {
      throw FontError("its table glyf is truncated")
    }
    for glyph in 0..<count {
      starts.append(glyf.count)
      do throws(FontError) {
        try restore(glyph)
      } catch {
        throw FontError("its glyph \(glyph) is damaged: \(error)")
      }
      glyf.pad(to: 4)
      guard glyf.count <= WOFF2File.mostBytes else {
        throw FontError("its glyphs take more than 128 MiB, the limit")
      }
    }
    starts.append(glyf.count)
  }

  /// The table `loca`, and whether its offsets have 32 bits.
  var locations: (bytes: [UInt8], isLong: Bool) {
    let isLong = wantsLongLocations || glyf.count > 2 * 0xFFFF
    var loca = BinaryWriter()
    for start in starts {
      if isLong {
        loca.write(UInt32(clamping: start))
      } else {
        loca.write(UInt16(clamping: start / 2))
      }
    }
    return (loca.bytes, isLong)
  }

  private mutating func restore(_ glyph: Int) throws(FontError) {
    let contours = try contourCounts.int16()
    let hasBox = Self.bit(glyph, of: boxBits)
    guard contours != 0 else {
      guard !hasBox else { throw FontError("it is empty but has a bounding box") }
      leftEdges.append(0)
      return
    }
    guard contours > 0 else {
      guard hasBox else { throw FontError("it is a composite without a bounding box") }
      try restoreComposite()
      return
    }
    try restoreSimple(glyph, contours: contours, hasBox: hasBox)
  }

  private mutating func restoreComposite() throws(FontError) {
    let (parts, hasInstructions) = try CompositeGlyph.components(&components)
    glyf.write(Int16(-1))
    try writeBox(GlyphBounds(&boxes))
    glyf.write(bytes: parts)
    if hasInstructions { try writeInstructions() }
  }

  private mutating func restoreSimple(
    _ glyph: Int, contours: Int, hasBox: Bool
  ) throws(FontError) {
    var ends: [Int] = []
    for _ in 0..<contours {
      let count = try pointCounts.uint255()
      ends.append((ends.last ?? 0) + count)
    }
    let count = ends.last ?? 0
    guard count <= 0x10000, ends.first != 0 else { throw FontError("its contours have no points") }
    var points: [(x: Int, y: Int, isOnCurve: Bool)] = []
    var (x, y) = (0, 0)
    for _ in 0..<count {
      let flag = try flags.uint8()
      let step = try PointTriplet.read(flag: flag, &coordinates)
      (x, y) = (x + step.deltaX, y + step.deltaY)
      guard abs(x) <= 0x8000, abs(y) <= 0x8000 else {
        throw FontError("a coordinate exceeds ±32,768")
      }
      points.append((x, y, flag & 0x80 == 0))
    }
    glyf.write(Int16(clamping: contours))
    let box =
      hasBox
      ? try GlyphBounds(&boxes)
      : GlyphBounds(
        minX: points.map(\.x).min() ?? 0, minY: points.map(\.y).min() ?? 0,
        maxX: points.map(\.x).max() ?? 0, maxY: points.map(\.y).max() ?? 0)
    writeBox(box)
    for end in ends { glyf.write(UInt16(clamping: end - 1)) }
    try writeInstructions()
    write(points, overlaps: overlapBits.map { Self.bit(glyph, of: $0) } ?? false)
  }

  private mutating func writeBox(_ box: GlyphBounds) {
    leftEdges.append(box.minX)
    box.write(to: &glyf)
  }

  private mutating func writeInstructions() throws(FontError) {
    let count = try coordinates.uint255()
    let program = try instructions.bytes(count)
    glyf.write(UInt16(clamping: count))
    glyf.write(bytes: program)
  }

  /// Writes flags, then all x, then all y, in one byte for each step that fits.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/glyf#simple-glyph-description>
  private mutating func write(_ points: [(x: Int, y: Int, isOnCurve: Bool)], overlaps: Bool) {
    var xs = BinaryWriter()
    var ys = BinaryWriter()
    func step(_ delta: Int, to writer: inout BinaryWriter, short: UInt8, same: UInt8) -> UInt8 {
      if delta == 0 { return same }
      if abs(delta) < 256 {
        writer.write(UInt8(abs(delta)))
        return short | (delta > 0 ? same : 0)
      }
      writer.write(Int16(truncatingIfNeeded: delta))
      return 0
    }
    var last = (x: 0, y: 0)
    for (index, point) in points.enumerated() {
      var flag: UInt8 = point.isOnCurve ? 1 : 0
      if index == 0 && overlaps { flag |= 0x40 }
      flag |= step(point.x - last.x, to: &xs, short: 0x02, same: 0x10)
      flag |= step(point.y - last.y, to: &ys, short: 0x04, same: 0x20)
      glyf.write(flag)
      last = (point.x, point.y)
    }
    glyf.write(bytes: xs.bytes)
    glyf.write(bytes: ys.bytes)
  }

  private static func bit(_ number: Int, of bits: BinaryReader) -> Bool {
    bits.uint8(number / 8).map { $0 & 0x80 >> (number % 8) != 0 } ?? false
  }
}
