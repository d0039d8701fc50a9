package import SymtextSupport

/// A request to a worker: a command, a format, and keys with values.
package struct DrawRequest: Sendable {
  package var command: String
  /// The picture's format; `nil` if the answer is a JSON result.
  package var format: String?
  package var members: [JSONValue.Member]

  package init(command: String, format: String?, members: [JSONValue.Member] = []) {
    self.command = command
    self.format = format
    self.members = members
  }

  /// Reads parameters.
  ///
  /// A repeated name becomes an array; `args.name` becomes a member of the object `args`.
  package init(_ query: Query, command: CommandKeys, format: String?) {
    self.init(command: command.name, format: format)
    for item in query.items {
      let key = command[item.name]
      if key == nil, let dot = item.name.firstIndex(of: "."),
        command[String(item.name[..<dot])]?.kind == .texts
      {
        let name = String(item.name[item.name.index(after: dot)...])
        add((name, .string(item.value)), to: String(item.name[..<dot]))
        continue
      }
      let isTrue = item.value == "true" || item.value.isEmpty
      let value: JSONValue =
        switch key?.kind {
        case .toggle where isTrue: true
        case .some where key?.isOptional == true && isTrue: true
        default: .string(item.value)
        }
      if let index = members.firstIndex(where: { $0.0.hasBytes(of: item.name) }) {
        let values = members[index].1.values ?? [members[index].1]
        members[index].1 = .array(values + [value])
      } else {
        let isList = key?.isRepeated == true && value != true
        members.append((item.name, isList ? .array([value]) : value))
      }
    }
  }

  private mutating func add(_ member: JSONValue.Member, to name: String) {
    if let index = members.firstIndex(where: { $0.0.hasBytes(of: name) }) {
      members[index].1 = .object((members[index].1.members ?? []) + [member])
    } else {
      members.append((name, .object([member])))
    }
  }

  /// The request as members of a JSON object for a worker.
  package var line: [JSONValue.Member] {
    [("command", .string(command))] + (format.map { [("format", .string($0))] } ?? [])
      + members
  }

  /// The cache key of the answer: equal requests have equal keys.
  package var cacheKey: String { JSONValue.object(line).packedText }
}
