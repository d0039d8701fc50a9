/// The command `symtext template`.
enum TemplateCommand {
  static let command = Command(
    name: "template", abstract: "Writes custom-symbol templates for SF Symbols and Xcode.",
    subcommands: [TemplateExportCommand.command])
}
