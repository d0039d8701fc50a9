internal import SymtextService
internal import SymtextCommandLine

/// The command `symtext symbols`.
enum SymbolsCommand {
  static let command = Command(
    name: "symbols", abstract: "Browses the symbols of a library.",
    subcommands: [
      SymbolsListCommand.command, SymbolsSearchCommand.command, SymbolsShowCommand.command,
    ])
}
