internal import SymtextFonts

/// What a library is called before a colon, as in `{material-icons:home}`.
enum LibraryNames {
  /// What a font is called: by its family, and by its file without folders and extension.
  static func names(of face: Face) -> [String] {
    var file = face.file.split(separator: "/").last.map(String.init) ?? face.file
    if let dot = file.lastIndex(of: "."), dot > file.startIndex { file.removeSubrange(dot...) }
    let names = [slug(face.family), slug(file)].filter { !$0.isEmpty }
    return names.count == 2 && names[0] == names[1] ? [names[0]] : names
  }

  /// Small letters and digits, with a hyphen for all else between them: `Material Icons` is `material-icons`.
  static func slug(_ name: String) -> String {
    name.lowercased().split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
  }

  /// A name with what stands before its colon; `nil` without one.
  static func parts(_ name: String) -> (library: String, symbol: String)? {
    guard let colon = name.firstIndex(of: ":"), colon > name.startIndex else { return nil }
    let symbol = name[name.index(after: colon)...]
    return symbol.isEmpty ? nil : (slug(String(name[..<colon])), String(symbol))
  }
}
