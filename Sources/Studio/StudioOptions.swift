package import SymtextCommandLine

/// The options of a studio's worker.
package struct StudioOptions: Sendable {
  /// The path of the folder with the drawings, without a slash at its end.
  package var folder: String
  /// Whether no file may be changed.
  package var isReadOnly = false
  /// The folder that exports are written into; `nil` if answers have their files.
  package var exportFolder: String?
  /// The folder with the histories of all studios; `nil` keeps no history.
  package var historyFolder: String?
  /// The version of the program.
  package var version: String
  /// Reads how the folder's font is built.
  package var project: @Sendable () throws(CommandError) -> StudioProject

  /// - Throws: ``CommandError`` if there is no such folder.
  package init(
    folder: String, version: String,
    project: @escaping @Sendable () throws(CommandError) -> StudioProject
  ) throws(CommandError) {
    guard File.isDirectory(folder) else {
      throw .noInput(
        File.exists(folder)
          ? "\(folder) is a file; name the folder that it is in" : "there is no folder \(folder)")
    }
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    self.version = version
    self.project = project
  }
}
