/// The families that are drawn to go together, told by their names: “Noto Serif” and “Noto Serif Thai”.
struct FontRelatives: Hashable, Sendable {
  /// What their names begin with, lowercase.
  let stem: String

  /// - Parameter family: a family's name: the word that says its kind, such as “Serif”, ends the stem; a name
  ///   without one is a stem as it is.
  init(of family: String) {
    let words = family.lowercased().split(separator: " ")
    let kind = words.firstIndex { Self.kinds.contains(String($0)) }
    stem = words[...(kind ?? words.endIndex - 1)].joined(separator: " ")
  }

  /// Whether a family is one of them.
  func contain(_ family: String) -> Bool {
    let name = family.lowercased()
    return !stem.isEmpty && name.hasPrefix(stem)
      && (name.utf8.count == stem.utf8.count || name.dropFirst(stem.count).first == " ")
  }

  private static let kinds: Set<String> = ["sans", "serif", "mono", "slab"]
}
