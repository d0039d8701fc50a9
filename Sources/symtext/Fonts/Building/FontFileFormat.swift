package import SymtextCommandLine
internal import SymtextOpenType
internal import SymtextSymbolImport

/// The format of a font file, by its extension.
package enum FontFileFormat: Sendable {
  /// Uncompressed tables with TrueType outlines.
  case trueType
  /// The same, compressed for the web.
  case woff2

  /// Extensions of formats that symtext does not write.
  private static let others: Set<String> = [
    "woff", "eot", "svg", "svgz", "ttc", "otc", "dfont", "pfa", "pfb", "t1", "bdf", "fnt", "ufo",
    "glyphs", "sfd", "designspace", "zip", "json", "css", "html", "htm", "js", "png", "pdf", "txt",
  ]

  /// Chooses the format of a file.
  /// - Parameter output: its path; a dash is standard output.
  /// - Throws: ``CommandError`` (usage) if the extension is that of another format.
  package init(output: String) throws(CommandError) {
    let name = output.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    guard !Self.others.contains(ending) else {
      let way = ending == "woff" ? "; browsers now use .woff2" : ""
      throw .usage("-o \(output): a font is written as .ttf or .woff2, not as .\(ending)\(way)")
    }
    self = ending == "woff2" ? .woff2 : .trueType
    if ending == "otf" {
      Console.warn(
        "\(output): the font has TrueType outlines, for which .ttf is usual; programs that expect PostScript outlines in .otf may not read it"
      )
    }
  }

  /// Returns the bytes of the file.
  package func file(_ font: [UInt8]) throws(CommandError) -> [UInt8] {
    switch self {
    case .trueType: return font
    case .woff2:
      do { return try WOFF2File.encoded(font) } catch { throw .unavailable("\(error)") }
    }
  }
}
