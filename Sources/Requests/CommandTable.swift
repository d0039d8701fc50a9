package import CommandSupport
internal import Support

/// The commands that lines of a batch and requests may name.
package struct CommandTable: Sendable {
  /// The version of the program.
  package let version: String
  /// Those that make pictures, and those that answer otherwise, in the order of the help.
  package let all: [RequestKeys]

  /// - Parameter root: the program.
  package init(_ root: Command, version: String) {
    self.version = version
    all = root.subcommands.flatMap { Self.keys(of: $0, path: "") }
  }

  private static func keys(of command: Command, path: String) -> [RequestKeys] {
    let command = command.whole
    let name = path.isEmpty ? command.name : "\(path) \(command.name)"
    let own =
      command.makesPictures || command.answer != nil ? [RequestKeys(command, path: name)] : []
    return own + command.subcommands.flatMap { keys(of: $0, path: name) }
  }

  /// Those that make pictures.
  package var pictures: [RequestKeys] { all.filter { $0.command.makesPictures } }

  /// The keys of a command.
  /// - Parameter drawing: whether it has to make pictures.
  /// - Throws: ``CommandError`` (bad data) when there is none of that name, or it makes no picture.
  package func keys(
    of name: String, drawing: Bool, others: [String] = []
  ) throws(CommandError) -> RequestKeys {
    let known = drawing ? pictures : all
    if let keys = known.first(where: { $0.name == name }) { return keys }
    let names = known.map(\.name) + others
    let near = NameSuggestions.nearest(to: name, among: names).first
    throw .badData(
      .unknownCommand, key: "command", suggestion: near,
      "command: \(names.alternatives) is expected, not \(name)"
        + (near.map { "; did you mean \($0)?" } ?? ""))
  }

  /// All keys of commands that make pictures.
  package var pictureKeys: Set<String> { Set(pictures.flatMap(\.names)) }
}
