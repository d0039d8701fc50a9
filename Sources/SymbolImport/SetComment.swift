internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextSupport

/// The metadata that Tabler's icons have in a comment before the drawing.
///
///     category: Buildings
///     tags: [house, dashboard]
///     version: "1.0"
struct SetComment {
  private var values: ExactDictionary<String> = [:]

  init(_ comments: [String]) {
    for line in comments.flatMap({ $0.split(whereSeparator: \.isNewline) }) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      values[parts[0].trimmed] = String(
        parts[1].trimmed.drop { $0 == "\"" }.reversed().drop { $0 == "\"" }.reversed())
    }
  }

  /// Adds the comment's values to a symbol's metadata.
  func complete(_ metadata: inout SymbolMetadata) {
    if let category = values["category"], !category.isEmpty { metadata.category = category }
    if let version = values["version"], !version.isEmpty { metadata.since = version }
    if let tags = values["tags"], tags.hasPrefix("["), tags.hasSuffix("]") {
      metadata.keywords = tags.dropFirst().dropLast().split(separator: ",").map(\.trimmed)
        .filter { !$0.isEmpty }
    }
  }
}
