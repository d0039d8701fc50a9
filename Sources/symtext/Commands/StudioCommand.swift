internal import SymtextCommandLine
internal import SymtextService
internal import SymtextStudio
internal import SymtextSupport

/// The command `symtext studio`.
enum StudioCommand {
  static let command: Command = Command(
    name: "studio",
    abstract: "Shows the drawings of a folder on a page, and sets their annotations.",
    discussion: """
      The page shows each symbol in all weights and scales with its problems, and sets layers, colours, values and \
      motion as `symtext annotate` does. The files of the folder are the document: every change is saved at once, \
      and files that other programs change are read again.

      symtext-server, which is installed with symtext or beside it, serves the page on this machine only and opens it in \
      the browser. The printed address has a token without which it answers nothing. Ctrl-C ends it; so do ten minutes \
      without an open page.

      --stdio answers the page's requests on the standard streams, a line of JSON each; Documentation/Studio.md has them.

        symtext studio icons/
        symtext studio icons/ --export out/ --no-open
      """,
    operand: .init(name: "folder", help: "The folder with the drawings."),
    options: [
      .init(
        name: "port", value: "port", help: "Port of 127.0.0.1. By default a free one.",
        range: .port),
      .init(name: "no-open", help: "Print the address without opening the page."),
      .init(name: "stay", help: "Do not end when no page is open."),
      .init(name: "stdio", help: "Answer on the standard streams."),
      .init(name: "read-only", help: "Change no file."),
      .init(
        name: "export", value: "folder",
        help: "Write exports into this folder. By default the page saves them."),
    ],
    action: .runs { (arguments) throws(CommandError) in
      try File.checkFolder(arguments.operands[0])
      guard arguments.has("stdio") else { try openPage(arguments) }
      for name in ["port", "no-open", "stay"] where arguments.has(name) {
        throw .usage("\(option: name) has no effect with \(option: "stdio")")
      }
      try StudioSession.run(try options(arguments))
    })

  /// Becomes the server of the page, which starts this program again for the folder.
  private static func openPage(_ arguments: Arguments) throws(CommandError) -> Never {
    var words = ["--studio", arguments.operands[0]]
    if let port = try arguments.count("port") { words += ["--port", "\(port)"] }
    if let folder = arguments["export"] { words += ["--export", folder] }
    for name in ["read-only", "no-open", "stay"] where arguments.has(name) {
      words.append("--\(name)")
    }
    try OtherProgram.become(
      "symtext-server", words,
      advice:
        "install it (the package symtext-server, or `make server`), and put it beside symtext or on the PATH"
    )
  }

  private static func options(_ arguments: Arguments) throws(CommandError) -> StudioOptions {
    let folder = arguments.operands[0]
    var options = try StudioOptions(folder: folder, version: Symtext.version) {
      () throws(CommandError) in try FontBuildCommand.project(of: folder)
    }
    options.isReadOnly = arguments.has("read-only")
    options.historyFolder = historyFolder
    options.exportFolder = arguments["export"]
    return options
  }

  /// The folder with the histories, by the XDG Base Directory specification; `nil` without a home directory.
  private static var historyFolder: String? {
    let own = Environment.value("XDG_STATE_HOME")
    let home = Environment.value("HOME").map { "\($0)/.local/state" }
    return [own, home].compactMap(\.self).first { $0.hasPrefix("/") }.map { "\($0)/symtext/studio" }
  }
}

extension NumberRange {
  /// Ports that need no privileges.
  fileprivate static let port = NumberRange(whole: 1024...65_535)
}
