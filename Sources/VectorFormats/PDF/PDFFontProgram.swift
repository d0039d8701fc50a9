internal import SymtextOpenType

/// The font program of a PDF font.
///
/// ISO 32000-1, 9.7.4 and 9.9.
enum PDFFontProgram {
  /// A table `CFF ` whose glyphs are in the order of their numbers in the document.
  case compact([UInt8])
  /// A font file with a glyph for each number in the document.
  case trueType(FontSubset)

  /// Writes the outlines.
  /// - Returns: The entry of the font descriptor.
  func write(to file: inout PDFFile) -> String {
    switch self {
    case .compact(let bytes):
      "/FontFile3 \(file.add(stream: bytes, entries: "/Subtype/CIDFontType0C")) 0 R"
    case .trueType(let subset):
      "/FontFile2 \(file.add(stream: subset.bytes, entries: "/Length1 \(subset.bytes.count)")) 0 R"
    }
  }

  /// Returns the font entries for its kind and, with a stream, for its glyph mapping.
  func kind(in file: inout PDFFile) -> String {
    switch self {
    case .compact: return "/Subtype/CIDFontType0"
    case .trueType(let subset):
      let map = subset.glyphs.flatMap { glyph in
        [8, 0].map { UInt8(truncatingIfNeeded: glyph.rawValue >> $0) }
      }
      return "/Subtype/CIDFontType2/CIDToGIDMap \(file.add(stream: map)) 0 R"
    }
  }
}
