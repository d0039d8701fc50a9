package import SymtextSupport
package import SymtextCommandLine
internal import SymtextSymbolText

/// Which files may be opened because a text or a line of a batch names them.
package struct FileAccessOptions {
  /// Those of commands whose texts name files.
  package static let options: [Command.Option] = [
    .init(
      name: "no-files",
      help: """
        Open no files that the text names, images and fonts: for texts of strangers. What options name \
        is opened.
        """),
    allowFiles("With --no-files: a folder whose files the text may name all the same."),
  ]

  package static func allowFiles(_ help: String) -> Command.Option {
    .init(
      name: "allow-files", value: "folder",
      help: "\(help) Links that lead out of it are not followed. May be repeated.",
      isRepeated: true)
  }

  /// What the texts of a command may name; in a batch what its lines may.
  package static func text(_ arguments: Arguments) throws(CommandError) -> FileAccess {
    guard arguments.fileAccess == .everything else { return arguments.fileAccess }
    if arguments.has("no-files") { return .folders(try folders(arguments)) }
    if let folder = arguments.all("allow-files").first {
      throw .badValue(
        "allow-files", folder,
        "the text may name any file; add \(option: "no-files") to keep it to the folder"
      )
    }
    return .everything
  }

  /// The folders that are named.
  /// - Throws: ``CommandError`` (no input) when one is none.
  package static func folders(_ arguments: Arguments) throws(CommandError) -> [String] {
    let folders = arguments.all("allow-files")
    for folder in folders where !File.isDirectory(folder) {
      throw .noInput("\(option: "allow-files") \(folder): there is no such folder")
    }
    return folders
  }
}
