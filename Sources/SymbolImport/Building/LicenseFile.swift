internal import SymtextFontGlyphs
internal import SymtextSupport

/// Reads the terms of use from the licence file beside the drawings.
enum LicenseFile {
  private static let fileNames = [
    "LICENSE", "LICENSE.txt", "LICENSE.md", "License", "License.txt", "license", "license.txt",
    "COPYING", "OFL.txt",
  ]
  /// The maximal number of characters copied into the font's name table, to keep fonts small.
  private static let mostCharacters = 4000

  /// Completes terms from a licence file in the directory of the drawings or its parent.
  /// - Parameter given: The given terms. Their licence may be the path of a file.
  static func terms(_ given: FontTerms, directory: String?) throws(SourceError) -> FontTerms {
    var terms = given
    if let license = given.license {
      let isFile = InputFile.exists(license) && !InputFile.isDirectory(license)
      if isFile { terms.license = try text(license) }
    } else if let file = directory.flatMap(file(near:)) {
      terms.license = try text(file)
    }
    let lines = (terms.license ?? "").split(whereSeparator: \.isNewline)
      .map { String($0.drop(while: \.isWhitespace)) }
    terms.copyright = terms.copyright ?? copyright(lines)
    terms.licenseURL =
      terms.licenseURL
      ?? lines.lazy.flatMap { $0.split(separator: " ") }
      .first { $0.hasPrefix("https://") || $0.hasPrefix("http://") }.map(String.init)
    return terms
  }

  /// Returns the first consecutive copyright lines.
  private static func copyright(_ lines: [String]) -> String? {
    func isCopyright(_ line: String) -> Bool {
      line.lowercased().hasPrefix("copyright") && line.contains(where: \.isNumber)
    }
    guard let first = lines.firstIndex(where: isCopyright) else { return nil }
    return lines[first...].prefix(while: isCopyright).joined(separator: "; ")
  }

  private static func file(near directory: String) -> String? {
    for place in [directory, "\(directory)/.."] {
      if let name = fileNames.first(where: { InputFile.exists("\(place)/\($0)") }) {
        return "\(place)/\(name)"
      }
    }
    return nil
  }

  private static func text(_ file: String) throws(SourceError) -> String {
    let text = String(decoding: try InputFile.source(file, mostBytes: 1 << 20), as: UTF8.self)
    // Records of the name table have no space at either end.
    var name = text.prefix(mostCharacters)
    while name.last?.isWhitespace == true { name.removeLast() }
    return String(name.drop(while: \.isWhitespace))
  }
}
