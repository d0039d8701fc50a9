internal import FontGlyphs

/// Under what terms drawings may be used: it goes into the font's names.
struct FontLicense {
  private static let fileNames = [
    "LICENSE", "LICENSE.txt", "LICENSE.md", "License", "License.txt", "license", "license.txt",
    "COPYING", "OFL.txt",
  ]
  /// As much as a name may hold without making fonts heavy.
  private static let mostCharacters = 4000

  private(set) var terms = FontTerms()

  /// What the options say, else a licence file in the directory of the drawings or the one above it.
  init(_ arguments: Arguments, directory: String?) throws(CommandError) {
    terms.copyright = arguments["copyright"]
    terms.licenseURL = arguments["license-url"]
    if let given = arguments["license"] {
      terms.license = File.exists(given) && !File.isDirectory(given) ? try Self.text(given) : given
    } else if let file = directory.flatMap(Self.file(near:)) {
      terms.license = try Self.text(file)
    }
    let lines = (terms.license ?? "").split(whereSeparator: \.isNewline)
      .map { String($0.drop(while: \.isWhitespace)) }
    terms.copyright = terms.copyright ?? Self.copyright(lines)
    terms.licenseURL =
      terms.licenseURL
      ?? lines.lazy.flatMap { $0.split(separator: " ") }
      .first { $0.hasPrefix("https://") || $0.hasPrefix("http://") }.map(String.init)
  }

  /// The lines that say whose something is: those together at the beginning.
  private static func copyright(_ lines: [String]) -> String? {
    func isCopyright(_ line: String) -> Bool {
      line.lowercased().hasPrefix("copyright") && line.contains(where: \.isNumber)
    }
    guard let first = lines.firstIndex(where: isCopyright) else { return nil }
    return lines[first...].prefix(while: isCopyright).joined(separator: "; ")
  }

  private static func file(near directory: String) -> String? {
    for place in [directory, "\(directory)/.."] {
      if let name = fileNames.first(where: { File.exists("\(place)/\($0)") }) {
        return "\(place)/\(name)"
      }
    }
    return nil
  }

  private static func text(_ file: String) throws(CommandError) -> String {
    let text = String(decoding: try File.read(file, mostBytes: 1 << 20), as: UTF8.self)
    // Names have no space at their ends.
    var name = text.prefix(mostCharacters)
    while name.last?.isWhitespace == true { name.removeLast() }
    return String(name.drop(while: \.isWhitespace))
  }
}
