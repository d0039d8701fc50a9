internal import SymtextCommandLine

extension File {
  /// Checks that a folder exists.
  /// - Throws: ``CommandError`` (no input).
  static func checkFolder(_ path: String) throws(CommandError) {
    guard !isDirectory(path) else { return }
    throw .noInput(
      exists(path) ? "\(path) is a file; name the folder it is in" : "there is no folder \(path)")
  }
}
