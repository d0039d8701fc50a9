/// One way to write what may be written in many: requests for the same picture have one answer in the cache.
package enum CanonicalQuery {
  /// Parameters by name.
  ///
  /// What a name is given several times keeps its order, which means something.
  package static func sorted(_ query: Query) -> Query {
    Query(
      query.items.enumerated().sorted {
        ($0.element.name, $0.offset) < ($1.element.name, $1.offset)
      }.map(\.element))
  }

  /// What a request says, in one form: full names in order, numbers as short as they are, switches that are off left
  /// out.
  ///
  /// A key with its standard value stays, because to say it may mean something: a weight goes before a text style.
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

  /// A decimal number without what it does not need: `17.50` is `17.5`, `+3` is no number of ours.
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
