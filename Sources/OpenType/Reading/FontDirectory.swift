/// The tables of a TrueType or OpenType font file.
///
/// Reads from the font's bytes, which it keeps alive.
/// <https://learn.microsoft.com/typography/opentype/spec/otff#table-directory>
public struct FontDirectory: Sendable {
  /// An entry of the directory.
  public struct Table: Hashable, Sendable {
    /// The name of the table.
    public var tag: Tag
    /// From the start of the file, in bytes.
    public var offset: Int
    /// In bytes.
    public var length: Int
  }

  /// The size of the file in bytes.
  package let byteCount: Int
  /// In the file's order.
  public let tables: [Table]
  private let file: BinaryReader

  /// The version number of fonts with TrueType outlines.
  package static let trueType = Tag(rawValue: 0x0001_0000)

  /// Reads the directory of a font file; for a collection, that of its first font.
  /// - Throws: ``FontError`` when the file has no directory, or a table lies outside the file.
  public init(_ data: FontData) throws(FontError) {
    file = BinaryReader(data)
    byteCount = file.count
    let collection: Tag = "ttcf"
    let start = file.uint32(0) == Int(collection.rawValue) ? file.uint32(12) : 0
    guard let start, let kind = file.tag(start), let count = file.uint16(start + 4),
      [Self.trueType, "OTTO", "true"].contains(kind)
    else { throw FontError("it does not begin with a table directory") }
    var tables: [Table] = []
    for index in 0..<count {
      let record = start + 12 + 16 * index
      guard let tag = file.tag(record), let offset = file.uint32(record + 8),
        let length = file.uint32(record + 12)
      else { throw FontError("the font ends within its directory of \(count) tables") }
      guard file.part(offset, length) != nil else {
        throw FontError("the font ends before its table \(tag) does")
      }
      tables.append(Table(tag: tag, offset: offset, length: length))
    }
    self.tables = tables
  }

  /// Whether the font has a table.
  public func has(_ tag: Tag) -> Bool { tables.contains { $0.tag == tag } }

  /// Returns a table, if it exists.
  package subscript(tag: Tag) -> BinaryReader? {
    tables.first { $0.tag == tag }.flatMap { file.part($0.offset, $0.length) }
  }

  /// Returns a required table.
  package func table(_ tag: Tag) throws(FontError) -> BinaryReader {
    guard let table = self[tag] else { throw FontError("the font has no table \(tag)") }
    return table
  }

  // MARK: avar

  /// A segment point of an `avar` mapping: a normalized coordinate and its replacement.
  package struct AxisMapping: Hashable, Sendable {
    /// By the axis's range, −1 to 1.
    package var from: Double
    /// In the design space, −1 to 1.
    package var to: Double
  }

  /// The mappings of all axes, in the axes' order; empty without a readable `avar`.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/avar>
  package var axisMappings: [[AxisMapping]] {
    guard let table = self["avar"], let count = table.uint16(6) else { return [] }
    func coordinate(_ offset: Int) -> Double? {
      table.uint16(offset).map { Double(Int16(truncatingIfNeeded: $0)) / 16384 }
    }
    var axes: [[AxisMapping]] = []
    var offset = 8
    for _ in 0..<count {
      guard let steps = table.uint16(offset) else { return [] }
      offset += 2
      var mappings: [AxisMapping] = []
      for _ in 0..<steps {
        guard let from = coordinate(offset), let to = coordinate(offset + 2) else { return [] }
        mappings.append(AxisMapping(from: from, to: to))
        offset += 4
      }
      axes.append(mappings)
    }
    return axes
  }

  // MARK: hmtx

  /// The advance and left side bearing of every glyph; empty without readable tables.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/hmtx>
  package var horizontalMetrics: [(advance: Int, leftSideBearing: Int)] {
    guard let hmtx = self["hmtx"], let count = self["maxp"]?.uint16(4),
      let advanceCount = self["hhea"]?.uint16(34), advanceCount > 0
    else { return [] }
    return (0..<count).map { glyph in
      let bearing =
        glyph < advanceCount
        ? hmtx.int16(4 * glyph + 2) : hmtx.int16(4 * advanceCount + 2 * (glyph - advanceCount))
      return (hmtx.uint16(4 * min(glyph, advanceCount - 1)) ?? 0, bearing ?? 0)
    }
  }

  // MARK: glyf

  /// The glyphs whose contours are marked as overlapping.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/glyf#simple-glyph-description>
  package var overlappingGlyphs: [GlyphID] {
    guard let glyf = self["glyf"], let loca = self["loca"], let head = self["head"],
      let isLong = head.uint16(50).map({ $0 != 0 }), let count = self["maxp"]?.uint16(4)
    else { return [] }
    func offset(_ glyph: Int) -> Int? {
      isLong ? loca.uint32(4 * glyph) : loca.uint16(2 * glyph).map { 2 * $0 }
    }
    return (0..<count).filter { glyph in
      guard let start = offset(glyph), let end = offset(glyph + 1),
        let outline = glyf.part(start, end - start)
      else { return false }
      return Self.overlaps(outline)
    }
    .map { GlyphID(UInt32(clamping: $0)) }
  }

  private static func overlaps(_ outline: BinaryReader) -> Bool {
    guard let contours = outline.uint16(0).map({ Int16(truncatingIfNeeded: $0) }) else {
      return false
    }
    // A composite glyph has the mark in the flags of its first component, a simple one in those of its first point.
    if contours < 0 { return outline.uint16(10).map { $0 & 0x0400 != 0 } ?? false }
    guard contours > 0, let instructions = outline.uint16(10 + 2 * Int(contours)),
      let flags = outline.uint8(12 + 2 * Int(contours) + instructions)
    else { return false }
    return flags & 0x40 != 0
  }
}

extension BinaryReader {
  /// Returns the tag at an offset.
  fileprivate func tag(_ offset: Int) -> Tag? {
    uint32(offset).map { Tag(rawValue: UInt32(truncatingIfNeeded: $0)) }
  }
}
