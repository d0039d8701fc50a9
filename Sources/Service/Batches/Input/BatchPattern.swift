internal import SymtextCommandLine
internal import SymtextSupport

/// A pattern for names of files with values of lines: `{symbol}-{state}@{ratio}x.png`.
struct BatchPattern: Sendable {
  private enum Part: Sendable {
    case text(String)
    case key(String)
  }

  private let parts: [Part]

  /// The pattern's key for the line's number.
  private static let line = "line"

  /// - Throws: ``CommandError`` (usage) for an unpaired brace or an unknown key.
  init(_ pattern: String, in table: CommandTable) throws(CommandError) {
    var parts: [Part] = []
    var rest = pattern[...]
    while let open = rest.firstIndex(where: { "{}".contains($0) }) {
      guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else {
        throw .badValue(
          "out-pattern", pattern, "keys in braces are expected, as in {symbol}-{state}@{ratio}x.png"
        )
      }
      let key = String(rest[rest.index(after: open)..<close])
      let known = table.pictureKeys.union(RequestKeys.aliases.keys).union([
        "command", Self.line, "id",
      ])
      guard known.contains(key) else {
        let near = NameSuggestions.nearest(to: key, among: Array(known)).first
        throw .badValue(
          "out-pattern", pattern, suggestion: near, "there is no key \(key)")
      }
      parts += [.text(String(rest[..<open])), .key(key)]
      rest = rest[rest.index(after: close)...]
    }
    self.parts = parts + [.text(String(rest))]
  }

  /// Returns the file of an image.
  /// - Throws: ``CommandError`` (bad data) if the line lacks one of the keys.
  func file(
    _ words: RequestWords, _ line: BatchLine, format: String
  ) throws(CommandError) -> String {
    var file = ""
    for part in parts {
      switch part {
      case .text(let text): file += text
      case .key(let key):
        let value: String? =
          switch key {
          case Self.line: "\(line.number)"
          case "command": line.keys.name
          case "id": line.id?.string ?? line.id?.compactText
          case "format": words[key] ?? format
          default: words[key]
          }
        guard let value, !value.isEmpty else {
          throw .badData(
            .missingKey, key: key,
            "the line has no \(key), which \(option: "out-pattern") needs; add it")
        }
        file += Self.harmless(value)
      }
    }
    return file
  }

  /// Replaces separators, control characters and leading dots, so that the value is a part of one file's name.
  private static func harmless(_ value: String) -> String {
    let dots = value.prefix { $0 == "." }.count
    let rest = value.unicodeScalars.dropFirst(dots).map { scalar in
      scalar.properties.generalCategory == .control || "/\\:".unicodeScalars.contains(scalar)
        ? "_" : scalar
    }
    return String(repeating: "_", count: dots) + String(String.UnicodeScalarView(rest))
  }
}
