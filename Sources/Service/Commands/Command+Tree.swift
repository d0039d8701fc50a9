package import SymtextCommandLine

extension Command {
  /// The command with all its subcommands, for manual pages and completions.
  package var tree: CommandTree { tree(below: []) }

  // Commands are nested at most three levels deep.
  private func tree(below above: [String]) -> CommandTree {
    let path = above + [name]
    return CommandTree(
      path: path, command: syntax, children: subcommands.map { $0.tree(below: path) })
  }
}
