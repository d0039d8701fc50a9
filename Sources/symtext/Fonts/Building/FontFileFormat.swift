package import SymtextCommandLine
internal import SymtextOpenType
internal import SymtextSymbolImport

/// What the file of a font is, as the extension of its name says.
package enum FontFileFormat: Sendable {
  /// Tables as they are; their outlines are TrueType's.
  case trueType
  /// The same, compressed for the web.
  case woff2

  /// Extensions of other files, which a font of ours is not.
  private static let others: Set<String> = [
    "woff", "eot", "svg", "svgz", "ttc", "otc", "dfont", "pfa", "pfb", "t1", "bdf", "fnt", "ufo",
    "glyphs", "sfd", "designspace", "zip", "json", "css", "html", "htm", "js", "png", "pdf", "txt",
  ]

  /// The format of a file.
  /// - Parameter output: its path; a dash is standard output.
  /// - Throws: ``CommandError`` (usage) when the name says that it is something else.
  package init(output: String) throws(CommandError) {
    let name = output.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    guard !Self.others.contains(ending) else {
      let way = ending == "woff" ? "; .woff2 is what browsers take now" : ""
      throw .usage("-o \(output): a font is written as .ttf or .woff2, not as .\(ending)\(way)")
    }
    self = ending == "woff2" ? .woff2 : .trueType
    if ending == "otf" {
      Console.warn(
        "\(output): the outlines are TrueType's, whose files are mostly named .ttf; programs that take .otf for PostScript outlines may not read it"
      )
    }
  }

  /// The file of a font.
  package func file(_ font: [UInt8]) throws(CommandError) -> [UInt8] {
    switch self {
    case .trueType: return font
    case .woff2:
      do { return try WOFF2File.encoded(font) } catch { throw .unavailable("\(error)") }
    }
  }
}
