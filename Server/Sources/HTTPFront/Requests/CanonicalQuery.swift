internal import SymtextSupport

/// A canonical form of requests, so that equivalent requests share one cache entry.
package enum CanonicalQuery {
  /// Returns the parameters sorted by name, in the order of its bytes.
  ///
  /// Parameters with the same name keep their order, which is significant.
  package static func sorted(_ query: Query) -> Query {
    Query(
      query.items.enumerated().sorted {
        (ExactText($0.element.name), $0.offset) < (ExactText($1.element.name), $1.offset)
      }.map(\.element))
  }

  /// Returns the parameters in canonical form: full names, sorted; shortest numbers; without switches that are off.
  ///
  /// A key with its default value stays, because its presence may matter: a weight overrides that of a text style.
  package static func items(_ query: Query, of command: CommandKeys) -> Query {
    var items: [Query.Item] = []
    for item in query.items {
      let key = command[item.name]
      let name = key?.name ?? item.name
      switch key?.kind {
      case .toggle:
        switch item.value {
        case "", "true", "1", "yes": items.append(.init(name, "true"))
        case "false", "0", "no": break
        default: items.append(.init(name, item.value))
        }
      case .number: items.append(.init(name, shortest(item.value)))
      case .text, .color, .file, .choice, .texts, nil: items.append(.init(name, item.value))
      }
    }
    return sorted(Query(items))
  }

  /// Returns the shortest form of a decimal number: `17.5` for `17.50`.
  ///
  /// Other text, such as `+3`, is returned unchanged.
  package static func shortest(_ number: String) -> String {
    var digits = number[...]
    let isNegative = digits.hasPrefix("-")
    if isNegative { digits = digits.dropFirst() }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2,
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return number }
    var whole = parts[0].drop { $0 == "0" }
    if whole.isEmpty { whole = "0" }
    var fraction = parts.count == 2 ? parts[1] : ""
    while fraction.hasSuffix("0") { fraction = fraction.dropLast() }
    let value = fraction.isEmpty ? "\(whole)" : "\(whole).\(fraction)"
    return isNegative && value != "0" ? "-" + value : value
  }
}
