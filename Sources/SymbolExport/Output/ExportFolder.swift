package import SymtextSupport

/// The folder of an export, in which a later export changes and removes only files of earlier ones.
package struct ExportFolder: Sendable {
  /// The numbers of files that a run wrote, removed and kept.
  package struct Change: Hashable, Sendable {
    /// The files that are new or changed.
    package var written = 0
    /// The files that were as they are now.
    package var unchanged = 0
    /// The files of an earlier export that were removed.
    package var removed = 0
    /// The files of an earlier export that are none of this one's, and that somebody has changed since: they are kept.
    package var kept: [String] = []
  }

  private let path: String

  /// - Parameter path: the folder, which need not exist; its parent must.
  package init(_ path: String) { self.path = path }

  /// Makes the files appear, all or none; nothing is written if all are there already.
  /// - Throws: ``FileError`` (unwritable) with the system's reason.
  package func write(_ files: [ExportedFile]) throws(FileError) -> Change {
    let manifest = ExportManifest(files)
    let old = try earlier
    var change = Change()
    var changed: [ExportedFile] = []
    for file in files {
      if content(of: file.path, size: file.bytes.count) == .init(file.bytes) {
        change.unchanged += 1
      } else {
        changed.append(file)
      }
    }
    var stale: [String] = []
    for file in old.paths where !manifest.has(file) {
      guard let content = content(of: file, size: nil) else { continue }
      if old.has(file, content) { stale.append(file) } else { change.kept.append(file) }
    }
    (change.written, change.removed) = (changed.count, stale.count)
    let list = Array(manifest.text.utf8)
    let isListed = content(of: ExportManifest.fileName, size: list.count) == .init(list)
    guard !changed.isEmpty || !stale.isEmpty || !isListed else { return change }
    let replacement = try FolderReplacement(path)
    for file in changed { try replacement.add(file.bytes, as: file.path) }
    try replacement.add(list, as: ExportManifest.fileName)
    for file in stale { try replacement.leaveOut(file) }
    try replacement.place()
    return change
  }

  /// The list of the export before this one; an empty one if there was none.
  private var earlier: ExportManifest {
    get throws(FileError) {
      let file = "\(path)/\(ExportManifest.fileName)"
      guard InputFile.isOrdinary(file) else { return ExportManifest([]) }
      let bytes = try InputFile.read(file, mostBytes: ExportManifest.mostBytes)
      return ExportManifest(text: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Returns the content of a file; `nil` if there is none, or if it has another size.
  private func content(of file: String, size: Int?) -> ExportManifest.Content? {
    // The list is a file that anybody may have changed.
    guard (try? OutputFolder.check(file)) != nil else { return nil }
    let place = "\(path)/\(file)"
    guard let own = InputFile.size(place), size.map({ $0 == own }) ?? true,
      let bytes = try? InputFile.read(place)
    else { return nil }
    return .init(bytes)
  }
}
