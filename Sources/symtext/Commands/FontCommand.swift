internal import ArgumentParser

/// `symtext font …`
struct FontCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "font", abstract: "Builds symbol fonts.", subcommands: [FontBuildCommand.self])
}
