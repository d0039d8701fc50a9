extension [String] {
  /// `a, b and c`.
  package var listed: String { joined(last: "and") }
  /// `a, b or c`.
  package var alternatives: String { joined(last: "or") }

  /// The raw values of an enum.
  package static func of<Value: CaseIterable & RawRepresentable>(_: Value.Type) -> [String]
  where Value.RawValue == String { Value.allCases.map { $0.rawValue } }

  private func joined(last word: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(word) \(last)"
  }
}
