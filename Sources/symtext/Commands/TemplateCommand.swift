/// The command `symtext template`.
enum TemplateCommand {
  static let command = Command(
    name: "template", abstract: "Checks templates for custom symbols.",
    subcommands: [TemplateCheckCommand.command])
}
