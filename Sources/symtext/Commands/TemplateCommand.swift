internal import SymtextService
internal import SymtextCommandLine

/// The command `symtext template`.
enum TemplateCommand {
  static let command = Command(
    name: "template",
    abstract: "Writes, checks and changes custom-symbol templates for SF Symbols and Xcode.",
    subcommands: [
      TemplateExportCommand.command, TemplateCheckCommand.command, TemplateGuideCommand.command,
    ])
}
