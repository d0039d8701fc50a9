internal import SymtextOpenType

/// A font subset for the grid of the page: glyphs with consecutive characters, and only the tables for outlines and
/// their variations.
struct GalleryFont {
  private let source: GlyphSource

  /// - Returns: `nil` if the font has no TrueType outlines or is damaged.
  init?(_ data: FontData) {
    guard let source = GlyphSource(data) else { return nil }
    self.source = source
  }

  /// The first character of a subset.
  static let firstCharacter: UInt32 = 0xF_0000

  /// Returns the font file.
  /// - Parameters:
  ///   - glyphs: The glyphs with their characters.
  ///   - middle: The height of the symbols' middle above the baseline, in font units. The middle of the line is at the
  ///     same height, so that a page centres symbols without metrics.
  /// - Throws: ``FontError`` if the font is damaged, or Brotli is not installed.
  func file(
    _ glyphs: [(glyph: GlyphID, character: UInt32)], middle: Int
  ) throws(FontError) -> [UInt8] {
    var subset = GlyphSubset(of: source)
    let mapping = glyphs.map {
      CmapTable.Entry(character: $0.character, glyph: subset.place($0.glyph))
    }
    var file = FontFile()
    try subset.addTables(to: &file)
    try file.add(CmapTable(mapping: mapping))
    if let axis = file["fvar"], let parts = FvarTable.withoutInstances(axis) {
      file.add(tag: "fvar", bytes: parts.table)
    }
    try addDescription(middle, to: &file)
    return try WOFF2File.encoded(file.encoded(), effort: .quick)
  }

  private func addDescription(_ middle: Int, to file: inout FontFile) throws(FontError) {
    guard let em = file["head"].flatMap({ BinaryReader(FontData($0)).uint16(18) }) else {
      throw FontError("the font's table head is too short")
    }
    let (top, bottom) = (middle + em / 2, middle - em / 2)
    try file.set([4: top, 6: bottom, 8: 0], in: "hhea")
    file.add(tag: "OS/2", bytes: try source.directory.table("OS/2").copy)
    // Typographic and Windows metrics are the same, so that all browsers have the same line height.
    try file.set([68: top, 70: bottom, 72: 0, 74: max(top, 0), 76: max(-bottom, 0)], in: "OS/2")
    var names = NameTable()
    for (id, text) in [1: "Gallery", 2: "Regular", 4: "Gallery", 6: "Gallery"] {
      names.set(id, text)
    }
    try file.add(names)
    if let post = source.directory["post"] {
      file.add(tag: "post", bytes: [0, 3, 0, 0] + post.copy.dropFirst(4).prefix(28))
    }
  }
}
