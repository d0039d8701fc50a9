#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A file that is open for reading, so that the checked file is the one that is read.
package final class OpenFile: Sendable {
  /// The descriptor, valid as long as this object exists.
  package let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Opens a file if it is below one of some folders, or is one of them, with all links resolved.
  ///
  /// No other file is opened on the way. After the check, the resolved path is opened step by step from the folder
  /// without following links, so that a link cannot be inserted between the check and the opening.
  /// - Parameter path: the path, relative to the current directory.
  /// - Returns: `nil` if the file is elsewhere, whether or not it exists.
  /// - Throws: ``FileError`` if the file does not exist, or is a directory, a device or a pipe.
  package static func below(_ folders: [String], _ path: String) throws(FileError) -> OpenFile? {
    guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
    guard let target = InputFile.realPath(path) else {
      let reason = InputFile.reason
      // A caller without access to a folder must not learn which files it lacks.
      guard let above = existing(above: path), root(of: above, in: folders) != nil else {
        return nil
      }
      throw FileError(kind: .missing, "cannot read \(path): \(reason)")
    }
    guard let root = root(of: target, in: folders) else { return nil }
    let (steps, own) = (names(target), names(root))
    // A file that is itself allowed is opened from its parent directory.
    let count = steps.count == own.count ? max(own.count - 1, 0) : own.count
    return try open(steps[count...], from: "/" + steps[..<count].joined(separator: "/"), path)
  }

  /// Returns the allowed folder, links resolved, that contains or equals a resolved path.
  private static func root(of target: String, in folders: [String]) -> String? {
    let steps = names(target)
    return folders.lazy.compactMap(InputFile.realPath).first {
      steps.starts(with: names($0)) { $0.hasBytes(of: $1) }
    }
  }

  /// Returns the longest existing parent of a path, links resolved.
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
    // The root directory has no name.
    guard let folder, let entry = name.map(folder.entry) ?? .folder else {
      throw FileError(kind: .missing, "cannot read \(path): \(InputFile.reason)")
    }
    guard let name, entry == .file else {
      throw FileError(kind: .unusable, "\(path) is not a file")
    }
    let descriptor = unsafe openat(folder.descriptor, name, flags)
    guard descriptor >= 0 else {
      throw FileError(kind: .missing, "cannot read \(path): \(InputFile.reason)")
    }
    return OpenFile(descriptor)
  }
}
