package import SymtextSupport

/// A command of the worker, and what it may be told.
package struct CommandKeys: Sendable {
  /// Such as `button`, `bar tab`.
  package var name: String
  /// A sentence on what it does.
  package var summary: String
  /// What its pictures may be, by their extensions; nothing for results.
  package var formats: [String]
  package var keys: [Key]
  /// Whether it answers with a result where no format is asked for.
  package var isResult: Bool

  package init?(_ value: JSONValue) {
    guard let name = value["name"]?.string else { return nil }
    self.name = name
    summary = value["summary"]?.string ?? ""
    formats = value["formats"]?.strings ?? []
    let all = (value["keys"]?.values ?? []).compactMap(Key.init)
    // The format is said by the address, or beside the keys.
    keys = all.filter { $0.name != "format" }
    isResult =
      formats.isEmpty || all.contains { $0.name == "format" && $0.standard == nil }
  }

  /// A key by its name or another one that it has.
  package subscript(name: String) -> Key? { keys.first { $0.name == name || $0.alias == name } }

  /// A key of a request.
  package struct Key: Sendable {
    /// What its values are.
    package enum Kind: String, Sendable {
      case toggle = "switch"
      case number, text, color, file, choice
      /// Texts by names.
      case texts
    }

    package var name: String
    package var alias: String?
    package var kind: Kind
    package var help: String
    package var standard: String?
    /// All that a choice may be.
    package var values: [String]
    /// The least and the greatest number, as the worker writes them; `nil` where it does not say them.
    package var bounds: (least: String, greatest: String)?
    /// Whether its numbers are whole.
    package var isWhole: Bool
    package var isRepeated: Bool
    package var isRequired: Bool
    /// Whether true stands for its standard.
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
