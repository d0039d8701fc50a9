internal import SymtextFonts

/// The library prefixes of symbol names, as in `{material-icons:home}`.
enum LibraryNames {
  /// Returns the prefixes of a font: its family, and its file name without folders and extension.
  static func names(of face: Face) -> [String] {
    var file = face.file.split(separator: "/").last.map(String.init) ?? face.file
    if let dot = file.lastIndex(of: "."), dot > file.startIndex { file.removeSubrange(dot...) }
    let names = [slug(face.family), slug(file)].filter { !$0.isEmpty }
    return names.count == 2 && names[0] == names[1] ? [names[0]] : names
  }

  /// Returns lower-case letters and digits, with hyphens for all characters between them: `Material Icons` is
  /// `material-icons`.
  static func slug(_ name: String) -> String {
    name.lowercased().split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
  }

  /// Returns the prefix of a name as written; `nil` without one.
  static func prefix(of name: String) -> String? {
    parts(name) == nil ? nil : name.firstIndex(of: ":").map { String(name[..<$0]) }
  }

  /// Splits a name at its colon; `nil` without one.
  static func parts(_ name: String) -> (library: String, symbol: String)? {
    guard let colon = name.firstIndex(of: ":"), colon > name.startIndex else { return nil }
    let symbol = name[name.index(after: colon)...]
    return symbol.isEmpty ? nil : (slug(String(name[..<colon])), String(symbol))
  }
}
