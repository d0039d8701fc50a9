package import SymtextSupport
package import SymtextCommandLine
internal import SymtextSymbolText

/// The files that a text or a line of a batch may open.
package struct FileAccessOptions {
  /// The options of commands whose texts name files.
  package static let options: [Command.Option] = [
    .init(
      name: "no-files",
      help: """
        Open no images and fonts that the text names: for untrusted input. Files of options are opened.
        """),
    allowFiles("With --no-files: a folder whose files the text may open."),
  ]

  package static func allowFiles(_ help: String) -> Command.Option {
    .init(
      name: "allow-files", value: "folder",
      help: "\(help) Links out of it are not followed. May be repeated.",
      isRepeated: true)
  }

  /// Returns the access of a command's texts; in a batch, that of its lines.
  package static func text(_ arguments: Arguments) throws(CommandError) -> FileAccess {
    guard arguments.fileAccess == .everything else { return arguments.fileAccess }
    if arguments.has("no-files") { return .folders(try folders(arguments)) }
    if let folder = arguments.all("allow-files").first {
      throw .badValue(
        "allow-files", folder,
        "the text may open any file; add \(option: "no-files") to limit it to the folder"
      )
    }
    return .everything
  }

  /// Returns the folders of `--allow-files`.
  /// - Throws: ``CommandError`` (no input) if one is not a folder.
  package static func folders(_ arguments: Arguments) throws(CommandError) -> [String] {
    let folders = arguments.all("allow-files")
    for folder in folders where !File.isDirectory(folder) {
      throw .noInput("\(option: "allow-files") \(folder): there is no such folder")
    }
    return folders
  }
}
