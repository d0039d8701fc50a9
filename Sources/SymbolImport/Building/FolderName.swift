internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextSupport

/// Derives the family name of a font without a name from its folder or file.
enum FolderName {
  /// Folder names that only say that the folder contains drawings.
  private static let containers: Set<String> = [
    "icon", "icons", "svg", "svgs", "symbol", "symbols", "drawing", "drawings", "glyph", "glyphs",
    "src", "source", "sources", "dist", "assets", "images", "img", "fonts", "packages", "optimized",
    "raw",
  ]
  /// Folder names that distinguish the styles of a set.
  private static let styles: Set<String> = [
    "outline", "outlined", "outlines", "filled", "fill", "solid", "regular", "thin", "light",
    "bold",
    "duotone", "rounded", "sharp", "mini", "micro", "line", "linear",
  ]

  /// Returns the family name for a folder: “Lucide” for `lucide/icons`, “Heroicons 24 Outline” for
  /// `heroicons/24/outline`.
  static func family(ofFolder folder: String) -> String? {
    let path = InputFile.realPath(folder) ?? folder
    let parts = path.split(separator: "/").map(String.init).filter { $0 != "." && $0 != ".." }
    var words: [String] = []
    for part in parts.reversed() {
      let name = part.lowercased()
      if containers.contains(name) { continue }
      words.insert(part, at: 0)
      if !styles.contains(name), !part.allSatisfy(\.isNumber) { break }
    }
    return family(words.isEmpty ? Array(parts.suffix(1)) : words)
  }

  /// Returns the family name for a file: “My Icons” for `my-icons.ttf`.
  static func family(ofFile file: String) -> String? {
    let name = file.split(separator: "/").last ?? ""
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return family([String(stem)])
  }

  /// Capitalizes the words and joins as many as a family name can have.
  private static func family(_ parts: [String]) -> String? {
    let words = parts.flatMap { part in
      Symbol.composed(part).split { $0 == "-" || $0 == "_" || $0.isWhitespace }
        .map { $0.prefix(1).uppercased() + $0.dropFirst() }
    }
    var name = ""
    for word in words {
      let longer = name.isEmpty ? word : "\(name) \(word)"
      guard FamilyName.isValid(longer) else { break }
      name = longer
    }
    guard name.isEmpty, let first = words.first else { return name.isEmpty ? nil : name }
    let cut = String(first.prefix(FamilyName.mostCharacters))
    return FamilyName.isValid(cut) ? cut : nil
  }
}
