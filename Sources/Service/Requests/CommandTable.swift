package import SymtextCommandLine
package import SymtextSupport

/// The commands that lines of a batch and requests may name.
package struct CommandTable: Sendable {
  /// The version of the program.
  package let version: String

  private let root: Command
  /// The commands that were requested, by their names; most commands of a program are not.
  private let known = Monitor<ExactDictionary<RequestKeys>>([:])

  /// - Parameter root: the program.
  package init(_ root: Command, version: String) {
    self.version = version
    self.root = root
  }

  /// The commands that make pictures or reports, in the order of the help.
  package var all: [RequestKeys] {
    root.subcommands.flatMap { Self.names(of: $0, path: "") }.compactMap(keys)
  }

  private static func names(of command: Command, path: String) -> [String] {
    let name = path.isEmpty ? command.name : "\(path) \(command.name)"
    return [name] + command.subcommands.flatMap { names(of: $0, path: name) }
  }

  private func keys(of name: String) -> RequestKeys? {
    known.change { known in
      if let keys = known[name] { return keys }
      var command = root
      for step in name.split(separator: " ", omittingEmptySubsequences: false) {
        guard let next = command.subcommands.first(where: { $0.name == step }) else { return nil }
        command = next
      }
      guard command.makesPictures || command.answers else { return nil }
      let keys = RequestKeys(command, path: name)
      known[name] = keys
      return keys
    }
  }

  /// The commands that make pictures.
  package var pictures: [RequestKeys] { all.filter { $0.command.makesPictures } }

  /// Returns the keys of a command.
  /// - Parameter drawing: whether it must make pictures.
  /// - Throws: ``CommandError`` (bad data) for an unknown command, or one without pictures.
  package func keys(
    of name: String, drawing: Bool, others: [String] = []
  ) throws(CommandError) -> RequestKeys {
    if let keys = keys(of: name), !drawing || keys.command.makesPictures { return keys }
    let names = (drawing ? pictures : all).map(\.name) + others
    let near = NameSuggestions.nearest(to: name, among: names).first
    throw .badData(
      .unknownCommand, key: "command", suggestion: near,
      "command: \(names.alternatives) is expected, not \(name)")
  }

  /// All keys of commands that make pictures.
  package var pictureKeys: ExactSet { ExactSet(pictures.flatMap(\.names)) }
}
