package import SymtextCommandLine

extension Command {
  /// The command with all commands below it, put together, as manual pages and completions need it.
  package var tree: CommandTree { tree(below: []) }

  // A command stands at most three levels deep.
  private func tree(below above: [String]) -> CommandTree {
    let path = above + [name]
    return CommandTree(
      path: path, command: syntax, children: subcommands.map { $0.tree(below: path) })
  }
}
