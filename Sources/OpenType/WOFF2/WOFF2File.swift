/// The WOFF2 format: a TrueType font, transformed and compressed by Brotli.
///
/// <https://www.w3.org/TR/WOFF2/>
public enum WOFF2File {
  /// Returns the WOFF2 file of a font.
  ///
  /// Outlines, metrics and all other tables are preserved, except a digital signature (`DSIG`), which would be invalid.
  /// Equal fonts give equal bytes with one version of Brotli.
  /// - Parameter font: A font file with TrueType outlines, such as from ``FontFile/encoded()``; at most 128 MiB.
  /// - Throws: ``FontError`` when the font is invalid or has other outlines, and when Brotli (Debian's package
  ///   libbrotli1) is not installed.
  public static func encoded(_ font: [UInt8]) throws(FontError) -> [UInt8] {
    try encoded(font, effort: .most)
  }

  /// Compresses a font like the other method, with a choice of time and size.
  package static func encoded(
    _ font: [UInt8], effort: CompressionEffort
  ) throws(FontError) -> [UInt8] {
    let prepared = try Self.prepared(try Self.directory(font)).encoded()
    let tables = try Self.tables(of: try Self.directory(prepared))
    var content: [UInt8] = []
    for table in tables { content += table.content }
    return file(
      tables, uncompressedSize: prepared.count,
      content: try Brotli.compressed(font: content, effort: effort))
  }

  /// The limit of the tables' total size, 128 MiB: more than fonts have, and less than memory.
  static let mostBytes = 1 << 27

  /// The largest number of tables; known fonts have at most some thirty.
  static let mostTables = 255

  /// Reads a font's directory.
  /// - Throws: ``FontError`` when the outlines are not TrueType, or the file is invalid.
  private static func directory(_ font: [UInt8]) throws(FontError) -> FontDirectory {
    guard font.starts(with: [0, 1, 0, 0]) else {
      throw FontError(
        "the file is not a font with TrueType outlines: it does not begin with 00 01 00 00")
    }
    let directory = try FontDirectory(FontData(font))
    guard (1...mostTables).contains(directory.tables.count) else {
      throw FontError("the font's directory must list 1 to \(mostTables) tables")
    }
    var known: Set<Tag> = []
    for table in directory.tables where !known.insert(table.tag).inserted {
      throw FontError("the font has table \(table.tag) twice")
    }
    guard directory.tables.reduce(0, { $0 + $1.length }) <= mostBytes else {
      throw FontError("the font's tables have more than 128 MiB, the limit")
    }
    return directory
  }

  /// Returns the font as decoders will restore it: with aligned glyphs, the flag for lossless transforms and no
  /// signature.
  private static func prepared(_ font: FontDirectory) throws(FontError) -> FontFile {
    let glyphs = try GlyphLocations(font).aligned()
    var head = try font.table("head").copy
    guard head.count >= 54 else { throw FontError("the font's table head is too short") }
    head.replaceSubrange(8..<12, with: [0, 0, 0, 0])  // checksumAdjustment, set by FontFile
    head[16] |= 0x08  // flags, bit 11: the font has been through a lossless transform
    head[51] = glyphs.isLong ? 1 : 0  // indexToLocFormat
    var file = FontFile()
    for tag in font.tables.map(\.tag).sorted() where tag != "DSIG" {
      file.add(tag: tag, bytes: try font.table(tag).copy)
    }
    file.add(tag: "head", bytes: head)
    file.add(tag: "glyf", bytes: glyphs.glyf)
    file.add(tag: "loca", bytes: glyphs.loca)
    return file
  }

  /// Returns the tables in stored order; `loca`, which takes no space, follows `glyf`.
  private static func tables(of font: FontDirectory) throws(FontError) -> [WOFF2Table] {
    let locations = try GlyphLocations(font)
    var glyphs = TransformedGlyphs(hasLongLocations: locations.isLong)
    var leftEdges: [Int] = []
    for index in 0..<locations.count {
      let glyph = try locations.glyph(index)
      try glyphs.append(glyph)
      leftEdges.append(glyph.minX)
    }
    var tables: [WOFF2Table] = []
    for tag in font.tables.map(\.tag).sorted() where tag != "loca" {
      let table = try font.table(tag)
      var writer = BinaryWriter()
      if tag == "glyf" {
        glyphs.encode(into: &writer)
        tables.append(
          WOFF2Table(tag, originalLength: table.count, transform: 0, content: writer.bytes))
        let length = try font.table("loca").count
        tables.append(WOFF2Table("loca", originalLength: length, transform: 0, content: []))
      } else if tag == "hmtx", let metrics = TransformedMetrics(font, leftEdges: leftEdges) {
        metrics.encode(into: &writer)
        tables.append(
          WOFF2Table(tag, originalLength: table.count, transform: 1, content: writer.bytes))
      } else {
        tables.append(WOFF2Table(tag, content: table.copy))
      }
    }
    return tables
  }

  private static func file(
    _ tables: [WOFF2Table], uncompressedSize: Int, content: [UInt8]
  ) -> [UInt8] {
    var directory = BinaryWriter()
    for table in tables { table.encodeEntry(into: &directory) }
    let size = (48 + directory.count + content.count + 3) & ~3
    var writer = BinaryWriter()
    writer.write(UInt32(0x774F_4632))  // signature: wOF2
    writer.write(UInt32(0x0001_0000))  // flavor: TrueType outlines
    writer.write(UInt32(clamping: size))  // length
    writer.write(UInt16(clamping: tables.count))  // numTables
    writer.write(UInt16(0))  // reserved
    writer.write(UInt32(clamping: uncompressedSize))  // totalSfntSize
    writer.write(UInt32(clamping: content.count))  // totalCompressedSize
    writer.write(UInt32(0x0001_0000))  // majorVersion, minorVersion
    for _ in 0..<3 { writer.write(UInt32(0)) }  // metaOffset, metaLength, metaOrigLength
    for _ in 0..<2 { writer.write(UInt32(0)) }  // privOffset, privLength
    writer.write(bytes: directory.bytes)
    writer.write(bytes: content)
    writer.pad(to: 4)
    return writer.bytes
  }
}
