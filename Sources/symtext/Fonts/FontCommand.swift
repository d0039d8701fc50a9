internal import SymtextService
internal import SymtextCommandLine

/// The command `symtext font`.
enum FontCommand {
  static let command = Command(
    name: "font", abstract: "Builds, shows and checks symbol fonts and drawings.",
    subcommands: [
      FontBuildCommand.command, FontInspectCommand.command, FontCheckCommand.command,
      FontLintCommand.command, FontExportCommand.command,
    ])
}
