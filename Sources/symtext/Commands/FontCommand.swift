/// The command `symtext font`.
enum FontCommand {
  static let command = Command(
    name: "font", abstract: "Builds symbol fonts.", subcommands: [FontBuildCommand.command])
}
