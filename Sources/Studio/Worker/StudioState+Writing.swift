internal import SymtextSupport

/// Writing the files of changes.
extension StudioState {
  /// Writes the files of a step, all of them or none.
  ///
  /// Programs that take no part in locks may write at any time, so each file is compared right before it is written.
  /// - Throws: ``StudioError`` with the code `overtaken` if another program has written one of them meanwhile.
  mutating func write(
    _ files: [FileReplacement], as step: EditHistory.Step
  ) throws(StudioError) {
    for file in files { try file.check() }
    try history.note(step)
    let known = self
    var written: [FileReplacement] = []
    do throws(StudioError) {
      for file in files {
        noteWriting(file)
        try file.check()
        written.append(file)
        try FolderFiles.write(file.after, to: file.path)
      }
      try history.noteDone()
    } catch {
      for file in written.reversed() { file.takeBack() }
      for file in files { forgetWriting(file, since: known) }
      try? history.cancel()
      throw error
    }
  }
}
