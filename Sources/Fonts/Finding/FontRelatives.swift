/// A superfamily, recognized by the names of its families: “Noto Serif” and “Noto Serif Thai”.
struct FontRelatives: Hashable, Sendable {
  /// The common prefix of the names, lowercase.
  let stem: String

  /// - Parameter family: A family's name.
  ///
  /// The stem ends with the word for the kind, such as “Serif”, or is the whole name if there is no such word.
  init(of family: String) {
    let words = family.lowercased().split(separator: " ")
    let kind = words.firstIndex { Self.kinds.contains(String($0)) }
    stem = words[...(kind ?? words.endIndex - 1)].joined(separator: " ")
  }

  /// Whether a family belongs to the superfamily.
  func contain(_ family: String) -> Bool {
    let name = family.lowercased()
    return !stem.isEmpty && name.hasPrefix(stem)
      && (name.utf8.count == stem.utf8.count || name.dropFirst(stem.count).first == " ")
  }

  private static let kinds: Set<String> = ["sans", "serif", "mono", "slab"]
}
