extension WOFF2File {
  /// An entry of the file's directory.
  private struct Entry {
    var tag: Tag
    var isTransformed: Bool
    /// The size in the font, in bytes.
    var length: Int
    /// The size in the file's uncompressed content, in bytes.
    var storedLength: Int
  }

  /// Whether a file is WOFF2: it begins with `wOF2`.
  package static func isOne(_ file: FontData) -> Bool {
    BinaryReader(file).uint32(0) == 0x774F_4632
  }

  /// Returns the font in a file.
  /// - Throws: ``FontError`` when the file is invalid, holds several fonts, or has more than 128 MiB, and when Brotli
  ///   (Debian's package libbrotli1) is not installed.
  package static func decoded(_ file: FontData) throws(FontError) -> [UInt8] {
    let reader = BinaryReader(file)
    let collection: Tag = "ttcf"
    guard reader.uint32(4) != Int(collection.rawValue) else {
      throw FontError(
        "it holds several fonts; WOFF2 collections are not supported, give one font in a file of its own"
      )
    }
    guard let count = reader.uint16(12), let size = reader.uint32(20),
      (1...mostTables).contains(count)
    else { throw FontError("its directory must list 1 to \(mostTables) tables") }
    guard let rest = reader.part(48, reader.count - 48) else {
      throw FontError("it ends within its header")
    }
    var cursor = BinaryCursor(rest)
    var entries: [Entry] = []
    for _ in 0..<count {
      let entry = try entry(&cursor)
      guard !entries.contains(where: { $0.tag == entry.tag }) else {
        throw FontError("it has table \(entry.tag) twice")
      }
      entries.append(entry)
    }
    let total = entries.reduce(0) { $0 + $1.storedLength }
    guard total <= mostBytes, entries.reduce(0, { $0 + $1.length }) <= mostBytes else {
      throw FontError("its tables have more than 128 MiB, the limit")
    }
    guard let content = rest.part(cursor.offset, size) else {
      throw FontError("it ends before its tables do")
    }
    return try font(entries, try Brotli.decompressed(content.copy, count: total))
  }

  /// Reads an entry of the directory.
  ///
  /// <https://www.w3.org/TR/WOFF2/#table_dir_format>
  private static func entry(_ cursor: inout BinaryCursor) throws(FontError) -> Entry {
    let flags = try cursor.uint8()
    let (number, version) = (flags & 63, flags >> 6)
    let tag =
      number < WOFF2Table.knownTags.count
      ? WOFF2Table.knownTags[number]
      : Tag(
        rawValue: UInt32(truncatingIfNeeded: try cursor.uint16() << 16 | (try cursor.uint16())))
    let length = try cursor.base128()
    let isGlyphs = tag == "glyf" || tag == "loca"
    let isTransformed = isGlyphs ? version == 0 : version == 1 && tag == "hmtx"
    guard isTransformed || version == (isGlyphs ? 3 : 0) else {
      throw FontError("its table \(tag) has an unknown transform")
    }
    let stored = isTransformed ? try cursor.base128() : length
    guard tag != "loca" || !isTransformed || stored == 0 else {
      throw FontError("its transformed table loca must be empty, because it is restored from glyf")
    }
    return Entry(tag: tag, isTransformed: isTransformed, length: length, storedLength: stored)
  }

  /// Restores the tables of a font.
  private static func font(_ entries: [Entry], _ content: [UInt8]) throws(FontError) -> [UInt8] {
    let content = BinaryReader(FontData(content))
    var tables: [Tag: BinaryReader] = [:]
    var offset = 0
    for entry in entries {
      guard let table = content.part(offset, entry.storedLength) else {
        throw FontError("it ends before its table \(entry.tag) does")
      }
      tables[entry.tag] = table
      offset += entry.storedLength
    }
    func isTransformed(_ tag: Tag) -> Bool {
      entries.contains { $0.tag == tag && $0.isTransformed }
    }
    guard isTransformed("glyf") == isTransformed("loca") else {
      throw FontError("only one of its tables glyf and loca is transformed")
    }
    var file = FontFile()
    for (tag, table) in tables { file.add(tag: tag, bytes: table.copy) }
    guard var head = tables["head"]?.copy, head.count >= 54 else {
      throw FontError("its table head is missing or too short")
    }
    head.replaceSubrange(8..<12, with: [0, 0, 0, 0])  // checksumAdjustment, set by FontFile
    if let glyf = tables["glyf"], isTransformed("glyf") {
      let glyphs = try RestoredGlyphs(glyf)
      let loca = glyphs.locations
      head[50] = 0
      head[51] = loca.isLong ? 1 : 0  // indexToLocFormat
      file.add(tag: "glyf", bytes: glyphs.glyf.bytes)
      file.add(tag: "loca", bytes: loca.bytes)
      if let hmtx = tables["hmtx"], isTransformed("hmtx") {
        file.add(
          tag: "hmtx",
          bytes: try metrics(hmtx, tables["hhea"]?.uint16(34), leftEdges: glyphs.leftEdges))
      }
    } else if isTransformed("hmtx") {
      throw FontError("its table hmtx is transformed but glyf is not")
    }
    file.add(tag: "head", bytes: head)
    return file.encoded()
  }

  /// Restores the table `hmtx`, with the bearings that equal the left edges of the glyphs.
  ///
  /// <https://www.w3.org/TR/WOFF2/#hmtx_table_format>
  private static func metrics(
    _ table: BinaryReader, _ count: Int?, leftEdges: [Int]
  ) throws(FontError) -> [UInt8] {
    guard let count, count > 0, count <= leftEdges.count else {
      throw FontError("its tables hhea and glyf do not match")
    }
    var cursor = BinaryCursor(table)
    let flags = try cursor.uint8()
    var advances: [Int] = []
    for _ in 0..<count { advances.append(try cursor.uint16()) }
    var bearings = leftEdges
    for glyph in leftEdges.indices where flags & (glyph < count ? 1 : 2) == 0 {
      bearings[glyph] = try cursor.int16()
    }
    var writer = BinaryWriter()
    for (glyph, bearing) in bearings.enumerated() {
      if glyph < count { writer.write(UInt16(clamping: advances[glyph])) }
      writer.write(Int16(clamping: bearing))
    }
    return writer.bytes
  }
}
