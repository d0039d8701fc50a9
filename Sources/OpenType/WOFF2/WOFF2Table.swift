/// A table in a WOFF2 file.
///
/// <https://www.w3.org/TR/WOFF2/#table_dir_format>
struct WOFF2Table {
  private let tag: Tag
  /// The size of the table in the font, in bytes.
  private let originalLength: Int
  /// The version of the transform, 0 to 3.
  private let transform: UInt8
  private let isTransformed: Bool
  /// The data to compress.
  let content: [UInt8]

  /// Makes an entry for an unchanged table.
  init(_ tag: Tag, content: [UInt8]) {
    self.tag = tag
    originalLength = content.count
    transform = 0
    isTransformed = false
    self.content = content
  }

  /// Makes an entry for a transformed table.
  init(_ tag: Tag, originalLength: Int, transform: UInt8, content: [UInt8]) {
    self.tag = tag
    self.originalLength = originalLength
    self.transform = transform
    isTransformed = true
    self.content = content
  }

  /// Writes the directory entry.
  func encodeEntry(into writer: inout BinaryWriter) {
    let known = Self.knownTags.firstIndex(of: tag).map { UInt8($0) }
    writer.write(transform << 6 | (known ?? 63))  // flags
    if known == nil { writer.write(tag) }
    writer.write(base128: UInt32(clamping: originalLength))  // origLength
    if isTransformed { writer.write(base128: UInt32(clamping: content.count)) }  // transformLength
  }

  /// The tags with a number.
  static let knownTags: [Tag] = [
    "cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2", "post",
    "cvt", "fpgm", "glyf", "loca", "prep", "CFF", "VORG", "EBDT",
    "EBLC", "gasp", "hdmx", "kern", "LTSH", "PCLT", "VDMX", "vhea",
    "vmtx", "BASE", "GDEF", "GPOS", "GSUB", "EBSC", "JSTF", "MATH",
    "CBDT", "CBLC", "COLR", "CPAL", "SVG", "sbix", "acnt", "avar",
    "bdat", "bloc", "bsln", "cvar", "fdsc", "feat", "fmtx", "fvar",
    "gvar", "hsty", "just", "lcar", "mort", "morx", "opbd", "prop",
    "trak", "Zapf", "Silf", "Glat", "Gloc", "Feat", "Sill",
  ]
}
