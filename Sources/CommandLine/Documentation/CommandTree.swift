/// A command with the commands below it, put together.
package struct CommandTree {
  /// Its names, from the program's on.
  package var path: [String]
  package var command: CommandSyntax
  package var children: [CommandTree]

  package init(path: [String], command: CommandSyntax, children: [CommandTree]) {
    self.path = path
    self.command = command
    self.children = children
  }

  /// This one and all below it, as the help lists them.
  package var all: [CommandTree] { [self] + children.flatMap(\.all) }

  /// What a shell's words are compared with: the names behind the program's, with spaces between.
  var words: String { path.dropFirst().joined(separator: " ") }

  /// Its names as one word.
  func joined(_ separator: String) -> String { path.joined(separator: separator) }

  /// All options that it has, with those of all commands.
  var options: [CommandOption] {
    command.options + CommandSyntax.common
  }
}
