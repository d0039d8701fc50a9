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
  /// - Throws: ``FileError`` (unwritable) with the system's reason, or with the name of a file in the way that is not from
  ///   an export, or that somebody has changed since; or if the folder holds an export of another target.
  /// - Parameter inputs: a checksum of the inputs from which the files were made.
  package func write(
    _ files: [ExportedFile], targets: [ExportTarget], inputs: String = ""
  ) throws(FileError) -> Change {
    let manifest = ExportManifest(files, targets: targets, inputs: inputs)
    let old = try earlier ?? ExportManifest([], targets: targets)
    guard old.isReplaceable(by: manifest) else {
      throw FileError(
        kind: .unwritable,
        "\(path) holds an export of \(old.targets.joined(separator: ", ")); choose another folder")
    }
    var change = Change()
    var changed: [ExportedFile] = []
    for file in files {
      if try isPresent(file, old) { change.unchanged += 1 } else { changed.append(file) }
    }
    var stale: [String] = []
    for file in old.paths where !manifest.has(file) {
      guard let content = content(of: file) else { continue }
      if old.has(file, content) { stale.append(file) } else { change.kept.append(file) }
    }
    (change.written, change.removed) = (changed.count, stale.count)
    let list = Array(manifest.text.utf8)
    let isListed = content(of: ExportManifest.fileName) == .init(list)
    guard !changed.isEmpty || !stale.isEmpty || !isListed else { return change }
    let replacement = try FolderReplacement(path)
    for file in changed { try replacement.add(file.bytes, as: file.path) }
    try replacement.add(list, as: ExportManifest.fileName)
    for file in stale { try replacement.leaveOut(file) }
    try replacement.place()
    return change
  }

  /// Returns the number of files if an earlier export of the same targets wrote them from the same inputs, and all are as
  /// it left them; otherwise `nil`.
  package func unchangedCount(targets: [ExportTarget], inputs: String) -> Int? {
    guard let earlier = try? earlier, earlier.inputs == inputs,
      earlier.targets == targets.map(\.rawValue).sorted(),
      earlier.paths.allSatisfy({ path in content(of: path).map { earlier.has(path, $0) } ?? false })
    else { return nil }
    return earlier.paths.count
  }

  /// The list of the export before this one; `nil` if there was none.
  private var earlier: ExportManifest? {
    get throws(FileError) {
      let file = "\(path)/\(ExportManifest.fileName)"
      guard InputFile.isOrdinary(file) else { return nil }
      let bytes = try InputFile.read(file, mostBytes: ExportManifest.mostBytes)
      guard let manifest = ExportManifest(text: String(decoding: bytes, as: UTF8.self)) else {
        throw Self.foreign(file)
      }
      return manifest
    }
  }

  /// Whether a file is there as it will be.
  /// - Throws: ``FileError`` (unwritable) if there is one that nobody could get back.
  private func isPresent(
    _ file: ExportedFile, _ earlier: ExportManifest
  ) throws(FileError) -> Bool {
    let present = content(of: file.path)
    if present == .init(file.bytes) { return true }
    let place = "\(path)/\(file.path)"
    guard InputFile.exists(place) else { return false }
    guard earlier.has(file.path) else { throw Self.foreign(place) }
    guard let present, earlier.has(file.path, present) else {
      throw FileError(
        kind: .unwritable,
        "\(place) has been changed since an export wrote it; choose another folder or remove it")
    }
    return false
  }

  private static func foreign(_ file: String) -> FileError {
    FileError(
      kind: .unwritable, "\(file) is not from an export; choose another folder or remove it")
  }

  /// Returns the content of a file; `nil` if there is none.
  private func content(of file: String) -> ExportManifest.Content? {
    // The list is a file that anybody may have changed.
    guard (try? OutputFolder.check(file)) != nil,
      let bytes = try? InputFile.read("\(path)/\(file)")
    else { return nil }
    return .init(bytes)
  }
}
