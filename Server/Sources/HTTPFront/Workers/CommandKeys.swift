package import SymtextSupport

/// A worker's command and its keys.
package struct CommandKeys: Sendable {
  /// The name, such as `button` or `bar tab`.
  package var name: String
  /// A sentence about the command.
  package var summary: String
  /// The extensions of its picture formats; empty if it answers with JSON only.
  package var formats: [String]
  package var keys: [Key]
  /// Whether it answers with a JSON result when the request has no format.
  package var isResult: Bool

  package init?(_ value: JSONValue) {
    guard let name = value["name"]?.string else { return nil }
    self.name = name
    summary = value["summary"]?.string ?? ""
    formats = value["formats"]?.strings ?? []
    let all = (value["keys"]?.values ?? []).compactMap(Key.init)
    // The address sets the format, or a member beside the keys.
    keys = all.filter { $0.name != "format" }
    isResult =
      formats.isEmpty || all.contains { $0.name == "format" && $0.standard == nil }
  }

  /// Returns the key with a name or alias.
  package subscript(name: String) -> Key? {
    keys.first { $0.name.hasBytes(of: name) || $0.alias?.hasBytes(of: name) == true }
  }

  /// A key of a request.
  package struct Key: Sendable {
    /// The kind of a key's values.
    package enum Kind: String, Sendable {
      case toggle = "switch"
      case number, text, color, file, choice
      /// Texts by name.
      case texts
    }

    package var name: String
    package var alias: String?
    package var kind: Kind
    package var help: String
    package var standard: String?
    /// The values of a choice.
    package var values: [String]
    /// The minimum and maximum as the worker writes them; `nil` if it reports none.
    package var bounds: (least: String, greatest: String)?
    /// Whether its numbers must be whole.
    package var isWhole: Bool
    package var isRepeated: Bool
    package var isRequired: Bool
    /// Whether `true` selects its default.
    package var isOptional: Bool

    package init?(_ value: JSONValue) {
      guard let name = value["key"]?.string else { return nil }
      self.name = name
      alias = value["alias"]?.string
      kind = value["kind"]?.string.flatMap(Kind.init) ?? .text
      help = value["help"]?.string ?? ""
      standard = value["default"]?.string
      values = value["values"]?.strings ?? []
      if let least = value["minimum"]?.numeral,
        let greatest = value["maximum"]?.numeral
      {
        bounds = (least, greatest)
      }
      isWhole = value["integer"]?.isTrue ?? false
      isRepeated = value["repeated"]?.isTrue ?? false
      isRequired = value["required"]?.isTrue ?? false
      isOptional = value["optional"]?.isTrue ?? false
    }
  }
}
