internal import SymtextSupport
internal import SymtextSymbolImport

/// Putting values back into `symbols.json`.
extension StudioWorker {
  /// Puts values back that a program has written as they were before, since it had read `symbols.json` then.
  /// - Returns: Whether the worker has written the file anew.
  func putBackEntries() -> Bool {
    let (folder, states) = state.change { ($0.folder, $0.states(of: $0.folder.metadataFile)) }
    let path = folder.metadataFile
    guard !options.isReadOnly, FolderFiles.isInside(path, options.folder),
      let now = FolderFiles.read(path), let merge = StaleEntries(now, states: states)
    else { return false }
    for place in merge.disputed {
      tell(
        "conflict",
        [
          ("name", .string(Self.name(of: place, in: folder))), ("file", "symbols.json"),
          ("key", .string(place.key.string)), ("ours", merge.ours[place] ?? .null),
          ("theirs", merge.theirs[place] ?? .null),
        ])
    }
    guard !merge.lost.isEmpty,
      let bytes = EntryValues.setting(merge.lost, in: now, from: states[0])
    else { return false }
    let names = ExactSet(merge.lost.map { Self.name(of: $0, in: folder) }).sorted()
    let label = "Put back annotations of \(names.joined(separator: ", "))"
    do throws(StudioError) {
      try write(now, bytes, to: path, label: label, names: names)
      tellPutBack("symbols.json", label: label, names: names)
      return true
    } catch {
      // The file is taken with its next event.
      guard error.code != .overtaken else { return false }
      tellLost("symbols.json", error)
      return false
    }
  }

  private func write(
    _ old: [UInt8], _ new: [UInt8], to path: String, label: String, names: [String]
  ) throws(StudioError) {
    let lock: FolderLock
    do throws(FileError) {
      lock = try FolderLock(OutputFile.parts(InputFile.realPath(path) ?? path).directory)
    } catch {
      throw StudioError(error)
    }
    defer { withExtendedLifetime(lock) {} }
    try state.change { (state) throws(StudioError) in
      state.history.refresh()
      try state.write(
        [.init(path: path, before: old, after: .bytes(new))],
        as: .change(
          .init(
            label: label, names: names,
            edits: [(OutputFile.parts(path).name, FileEdit(from: old, to: new))])))
    }
  }

  /// Returns the name of the symbol that an entry is about; that of the entry if there is none.
  private static func name(of place: EntryValues.Place, in folder: StudioFolder) -> String {
    let entry = place.entry.string
    return folder.symbols.first {
      $0.name.hasBytes(of: entry) || $0.source.stem.hasBytes(of: entry)
    }?
    .name ?? entry
  }

  /// Tells that annotations were put back.
  func tellPutBack(_ file: String, label: String, names: [String]) {
    let undo = state.change { $0.undoMembers }
    tell(
      "saved",
      [("names", .array(names.map { .string($0) })), ("label", .string(label))] + undo)
    let sentence =
      "Another program saved an older copy of \(file); its annotations were put back"
    tell("notice", [("sentence", .string(sentence)), ("undo", true)])
  }

  /// Tells that annotations are lost.
  func tellLost(_ file: String, _ error: StudioError) {
    let sentence =
      "Another program saved an older copy of \(file); its annotations cannot be put back: \(error.message)"
    tell("notice", [("sentence", .string(sentence)), ("undo", false)])
  }
}
