/// A command with its subcommands.
package struct CommandTree {
  /// The names from the program's to the command's.
  package var path: [String]
  package var command: CommandSyntax
  package var children: [CommandTree]

  package init(path: [String], command: CommandSyntax, children: [CommandTree]) {
    self.path = path
    self.command = command
    self.children = children
  }

  /// The command and all below it, in the order of the help.
  package var all: [CommandTree] { [self] + children.flatMap(\.all) }

  /// The names without the program's, joined by spaces, which scripts compare with the words of the shell.
  var words: String { path.dropFirst().joined(separator: " ") }

  /// The names as one word.
  func joined(_ separator: String) -> String { path.joined(separator: separator) }

  /// The options of the command and of all commands.
  var options: [CommandOption] {
    command.options + CommandSyntax.common
  }
}
