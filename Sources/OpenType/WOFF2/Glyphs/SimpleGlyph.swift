/// A glyph with an outline of its own.
///
/// <https://learn.microsoft.com/typography/opentype/spec/glyf#simple-glyph-description>
struct SimpleGlyph {
  /// The bounds in the record, which may differ from those of the points.
  var bounds: GlyphBounds
  var outline: Outline
  /// The hinting program.
  var instructions: [UInt8]
  /// Whether contours may overlap.
  var overlaps: Bool

  /// Reads the record after the bounding box.
  init(_ cursor: inout BinaryCursor, contourCount: Int, bounds: GlyphBounds) throws(FontError) {
    self.bounds = bounds
    let ends = try Self.ends(&cursor, contourCount: contourCount)
    instructions = try cursor.bytes(try cursor.uint16())
    let flags = try Self.flags(&cursor, count: ends.last ?? 0)
    overlaps = flags.first.map { $0 & Flag.overlapSimple != 0 } ?? false
    let xs = try Self.coordinates(&cursor, flags, short: Flag.xShort, same: Flag.xSameOrPositive)
    let ys = try Self.coordinates(&cursor, flags, short: Flag.yShort, same: Flag.ySameOrPositive)
    var start = 0
    outline = Outline()
    for end in ends {
      outline.contours.append(
        (start..<end).map { index in
          Outline.Point(
            x: xs[index], y: ys[index], isOnCurve: flags[index] & Flag.onCurve != 0)
        })
      start = end
    }
  }

  /// Returns the number of points up to the end of each contour.
  private static func ends(
    _ cursor: inout BinaryCursor, contourCount: Int
  ) throws(FontError) -> [Int] {
    var ends: [Int] = []
    for _ in 0..<contourCount {
      let end = try cursor.uint16() + 1
      guard end > ends.last ?? 0 else { throw FontError("one of its contours has no points") }
      ends.append(end)
    }
    return ends
  }

  private static func flags(_ cursor: inout BinaryCursor, count: Int) throws(FontError) -> [Int] {
    var flags: [Int] = []
    while flags.count < count {
      let flag = try cursor.uint8()
      let repeats = flag & Flag.repeated != 0 ? try cursor.uint8() : 0
      guard flags.count + repeats < count else {
        throw FontError("it repeats a flag for more points than the \(count) it has")
      }
      flags += repeatElement(flag, count: repeats + 1)
    }
    return flags
  }

  /// Returns one coordinate of every point.
  private static func coordinates(
    _ cursor: inout BinaryCursor, _ flags: [Int], short: Int, same: Int
  ) throws(FontError) -> [Int] {
    var coordinates: [Int] = []
    coordinates.reserveCapacity(flags.count)
    var coordinate = 0
    for flag in flags {
      if flag & short != 0 {
        let delta = try cursor.uint8()
        coordinate += flag & same != 0 ? delta : -delta
      } else if flag & same == 0 {
        coordinate += try cursor.int16()
      }
      coordinates.append(coordinate)
    }
    return coordinates
  }

  private enum Flag {
    static let onCurve = 0x01
    static let xShort = 0x02
    static let yShort = 0x04
    static let repeated = 0x08
    static let xSameOrPositive = 0x10
    static let ySameOrPositive = 0x20
    static let overlapSimple = 0x40
  }
}
