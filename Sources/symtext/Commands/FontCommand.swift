/// The command `symtext font`.
enum FontCommand {
  static let command = Command(
    name: "font", abstract: "Builds and checks symbol fonts.",
    subcommands: [FontBuildCommand.command, FontCheckCommand.command])
}
