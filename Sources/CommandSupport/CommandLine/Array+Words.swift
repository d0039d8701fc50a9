extension [String] {
  /// `a, b and c`.
  package var listed: String { joined(last: "and") }
  /// `a, b or c`.
  package var alternatives: String { joined(last: "or") }

  private func joined(last word: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) \(last)"
  }
}
