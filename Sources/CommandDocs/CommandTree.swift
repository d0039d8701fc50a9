package import CommandSupport

/// A command with the commands below it, put together.
package struct CommandTree {
  /// Its names, from the program's on.
  package var path: [String]
  package var command: Command
  package var children: [CommandTree]

  /// - Parameter root: the program.
  package init(_ root: Command) { self.init(root, above: []) }

  // A command stands at most three levels deep.
  private init(_ command: Command, above: [String]) {
    let path = above + [command.name]
    self.command = command.whole
    self.path = path
    children = self.command.subcommands.map { CommandTree($0, above: path) }
  }

  /// This one and all below it, as the help lists them.
  package var all: [CommandTree] { [self] + children.flatMap(\.all) }

  /// What a shell's words are compared with: the names behind the program's, with spaces between.
  var words: String { path.dropFirst().joined(separator: " ") }

  /// Its names as one word.
  func joined(_ separator: String) -> String { path.joined(separator: separator) }

  /// All options that it has, with those of all commands.
  var options: [Command.Option] {
    command.options + Command.common
  }
}
