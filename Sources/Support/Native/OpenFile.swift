#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A file that is open for reading: what was checked is what is read.
package final class OpenFile: Sendable {
  /// Of the system, as long as this object lives.
  package let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Opens a file if it lies below one of some folders, all links resolved.
  ///
  /// Nothing else is opened on the way. What is found of the folders and of the file is walked again from
  /// the folder, without links, so that nobody can put one there between the check and the opening.
  /// - Parameter path: from the current directory.
  /// - Returns: `nil` when it lies elsewhere, whether or not it is there.
  /// - Throws: ``FileError`` when it is not there, or is a directory, a device or a pipe.
  package static func below(_ folders: [String], _ path: String) throws(FileError) -> OpenFile? {
    guard !path.utf8.contains(0) else { return nil }
    guard let target = InputFile.realPath(path) else {
      let reason = InputFile.reason
      // Whoever may not look into a folder is not told what it lacks.
      let named = InputFile.steps(path)
      let isBelow = folders.contains { folder in
        [InputFile.realPath(folder), folder].contains { root in
          root.map { named.starts(with: InputFile.steps($0)) } ?? false
        }
      }
      guard isBelow else { return nil }
      throw FileError(kind: .missing, "cannot read \(path): \(reason)")
    }
    let steps = InputFile.steps(target)
    for folder in folders {
      guard let root = InputFile.realPath(folder), steps.starts(with: InputFile.steps(root)) else {
        continue
      }
      return try open(steps[InputFile.steps(root).count...], below: root, path)
    }
    return nil
  }

  private static func open(
    _ steps: ArraySlice<String>, below root: String, _ path: String
  ) throws(FileError) -> OpenFile? {
    var steps = steps
    var folder = Folder(root)
    let name = steps.popLast()
    for step in steps { folder = folder?.folder(step) }
    let flags = O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC
    // The folder itself is a directory, too.
    guard let folder, let entry = name.map(folder.entry) ?? .folder else {
      throw FileError(kind: .missing, "cannot read \(path): \(InputFile.reason)")
    }
    guard let name, entry == .file else {
      throw FileError(kind: .unusable, "\(path) is no file")
    }
    let descriptor = unsafe openat(folder.descriptor, name, flags)
    guard descriptor >= 0 else {
      throw FileError(kind: .missing, "cannot read \(path): \(InputFile.reason)")
    }
    return OpenFile(descriptor)
  }
}
