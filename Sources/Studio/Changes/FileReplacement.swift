internal import SymtextSupport
internal import SymtextSymbolImport

/// A file with its content before and after a change.
struct FileReplacement {
  let path: String
  /// `nil` if there was no file.
  let before: [UInt8]?
  let after: FileEdit.State

  /// Checks that the file is as it was when the change was computed.
  /// - Throws: ``StudioError`` if another program has written it meanwhile.
  func check() throws(StudioError) {
    guard FolderFiles.read(path) == before else {
      throw StudioError(.overtaken, "\(path) is being written by another program; try again")
    }
  }

  /// Brings the content before the change back, unless another program has written the file since.
  func takeBack() {
    guard FolderFiles.read(path) == after.bytes else { return }
    try? FolderFiles.write(before.map { .bytes($0) } ?? .noFile, to: path)
  }
}
