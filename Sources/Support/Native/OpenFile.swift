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

  /// Opens a file if it lies below one of some folders, or is one of them, all links resolved.
  ///
  /// Nothing else is opened on the way. What is found of the folders and of the file is walked again from
  /// the folder, without links, so that nobody can put one there between the check and the opening.
  /// - Parameter path: from the current directory.
  /// - Returns: `nil` when it lies elsewhere, whether or not it is there.
  /// - Throws: ``FileError`` when it is not there, or is a directory, a device or a pipe.
  package static func below(_ folders: [String], _ path: String) throws(FileError) -> OpenFile? {
    guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
    guard let target = InputFile.realPath(path) else {
      let reason = InputFile.reason
      // Whoever may not look into a folder is not told what it lacks.
      guard let above = existing(above: path), root(of: above, in: folders) != nil else {
        return nil
      }
      throw FileError(kind: .missing, "cannot read \(path): \(reason)")
    }
    guard let root = root(of: target, in: folders) else { return nil }
    let (steps, own) = (names(target), names(root))
    // A file that is allowed itself is opened from the directory above.
    let count = steps.count == own.count ? max(own.count - 1, 0) : own.count
    return try open(steps[count...], from: "/" + steps[..<count].joined(separator: "/"), path)
  }

  /// The folder, links resolved, that a path without links lies below or is.
  private static func root(of target: String, in folders: [String]) -> String? {
    let steps = names(target)
    return folders.lazy.compactMap(InputFile.realPath).first { steps.starts(with: names($0)) }
  }

  /// What a path leads to before it leads nowhere, links resolved.
  private static func existing(above path: String) -> String? {
    var path = path[...]
    while let slash = path.lastIndex(of: "/") {
      path = path[..<slash]
      if let target = InputFile.realPath(path.isEmpty ? "/" : String(path)) { return target }
    }
    return InputFile.realPath(".")
  }

  private static func names(_ path: String) -> [Substring] { path.split(separator: "/") }

  private static func open(
    _ steps: ArraySlice<Substring>, from root: String, _ path: String
  ) throws(FileError) -> OpenFile? {
    var steps = steps
    var folder = Folder(root)
    let name = steps.popLast().map(String.init)
    for step in steps { folder = folder?.folder(String(step)) }
    let flags = O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC
    // The root has no name.
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
