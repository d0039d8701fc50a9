/// The tables of a TrueType or OpenType font file, and what can be read from them whatever its glyphs
/// stand for.
///
/// Works on the font's own bytes, which must outlive the value.
/// <https://learn.microsoft.com/typography/opentype/spec/otff#table-directory>
@safe
public struct FontDirectory: Sendable {
  /// An entry of the directory.
  public struct Table: Hashable, Sendable {
    /// Its name.
    public var tag: Tag
    /// From the start of the file, in bytes.
    public var offset: Int
    /// In bytes.
    public var length: Int
  }

  /// The bytes of the file.
  public let byteCount: Int
  /// In the file's order.
  public let tables: [Table]
  private let file: BinaryReader

  /// Reads the directory of a font file, of a collection that of its first font.
  /// - Parameter bytes: the font file, alive as long as this value.
  /// - Throws: ``FontError`` when it is none, or a table lies outside the file.
  public init(_ bytes: UnsafeRawBufferPointer) throws(FontError) {
    file = unsafe BinaryReader(bytes)
    byteCount = file.count
    let collection: Tag = "ttcf"
    let kinds: [Tag] = [Tag(rawValue: 0x0001_0000), "OTTO", "true"]
    let start = file.uint32(0) == Int(collection.rawValue) ? file.uint32(12) : 0
    guard let start, let kind = file.uint32(start), let count = file.uint16(start + 4),
      kinds.contains(where: { Int($0.rawValue) == kind })
    else { throw FontError("it does not begin with a table directory") }
    var tables: [Table] = []
    for index in 0..<count {
      let record = start + 12 + 16 * index
      guard let tag = file.uint32(record).flatMap(UInt32.init(exactly:)),
        let offset = file.uint32(record + 8), let length = file.uint32(record + 12),
        file.part(offset, length) != nil
      else { throw FontError("table \(index + 1) of \(count) lies outside the file") }
      tables.append(Table(tag: Tag(rawValue: tag), offset: offset, length: length))
    }
    self.tables = tables
  }

  /// Whether the font has a table.
  public func has(_ tag: Tag) -> Bool { tables.contains { $0.tag == tag } }

  private func table(_ tag: Tag) -> BinaryReader? {
    tables.first { $0.tag == tag }.flatMap { file.part($0.offset, $0.length) }
  }

  // MARK: avar

  /// A step of how an axis is bent: a normalized coordinate and the one that is taken instead.
  public struct AxisMapping: Hashable, Sendable {
    /// As the axis's range gives it, −1 to 1.
    public var from: Double
    /// As the design space has it, −1 to 1.
    public var to: Double
  }

  /// The steps of every axis, in the axes' order; empty without an `avar` that can be read.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/avar>
  public var axisMappings: [[AxisMapping]] {
    guard let table = table("avar"), let count = table.uint16(6) else { return [] }
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

  // MARK: glyf

  /// The glyphs whose outline says that its contours overlap.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/glyf#simple-glyph-description>
  public var overlappingGlyphs: [Int] {
    guard let glyf = table("glyf"), let loca = table("loca"), let head = table("head"),
      let isLong = head.uint16(50).map({ $0 != 0 }), let count = table("maxp")?.uint16(4)
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
  }

  private static func overlaps(_ outline: BinaryReader) -> Bool {
    guard let contours = outline.uint16(0).map({ Int16(truncatingIfNeeded: $0) }) else {
      return false
    }
    // A composite glyph says it in the flags of its first component, a simple one in its first point's.
    if contours < 0 { return outline.uint16(10).map { $0 & 0x0400 != 0 } ?? false }
    guard contours > 0, let instructions = outline.uint16(10 + 2 * Int(contours)),
      let flags = outline.uint8(12 + 2 * Int(contours) + instructions)
    else { return false }
    return flags & 0x40 != 0
  }
}
