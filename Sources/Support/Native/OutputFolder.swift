#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import Synchronization

/// A directory for output.
///
/// No file outside it is written.
///
/// Its own path may contain links, because the caller has chosen it. Below it, each directory is opened without
/// following links, so that users with write access cannot redirect a file.
package final class OutputFolder: Sendable {
  private let path: String
  /// Opened on first use, because there may be nothing to write.
  private let opened = Mutex<Folder?>(nil)

  package init(_ path: String) { self.path = path }

  /// Checks that a path stays below a directory.
  /// - Throws: ``FileError`` (outside) for an absolute path, and for one with `..`.
  package static func check(_ name: String) throws(FileError) {
    let steps = name.split(separator: "/")
    guard !name.hasPrefix("/") else {
      throw FileError(kind: .outside, "\(name) is an absolute path")
    }
    guard !steps.contains(".."), !name.utf8.contains(0), steps.contains(where: { $0 != "." }) else {
      throw FileError(kind: .outside, "\(name) must be the path of a file, without ..")
    }
  }

  /// Writes a whole file and makes its directories.
  /// - Parameter name: the path, relative to this directory.
  /// - Throws: ``FileError``: outside if the path leads out of this directory or through a link, unwritable with the
  ///   system's reason.
  package func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    try write(LongBytes(bytes), to: name)
  }

  /// Writes a whole file and makes its directories.
  /// - Parameter name: the path, relative to this directory.
  /// - Throws: ``FileError``: outside if the path leads out of this directory or through a link, unwritable with the
  ///   system's reason.
  package func write(_ bytes: LongBytes, to name: String) throws(FileError) {
    guard let place = try place(of: name, creating: true) else {
      throw OutputFile.unwritable(shown(name))
    }
    switch place.folder.entry(place.name) {
    case .link: throw link(name)
    case .folder:
      throw FileError(
        kind: .unwritable, "cannot write \(shown(name)): a folder has this name")
    case .special:
      throw FileError(
        kind: .outside, "\(shown(name)) is a device or a pipe, not a file")
    case .file, nil: break
    }
    guard OutputFile.replace(place.name, in: place.folder, by: bytes) else {
      throw OutputFile.unwritable(shown(name))
    }
  }

  /// Returns the size of a file in bytes; `nil` if there is none, or if it is not a regular file.
  package func size(of name: String) throws(FileError) -> Int? {
    try place(of: name, creating: false).flatMap { $0.folder.size($0.name) }
  }

  /// Opens the parent directory of a file; `nil` if it does not exist.
  private func place(
    of name: String, creating: Bool
  ) throws(FileError) -> (folder: Folder, name: String)? {
    try Self.check(name)
    var steps = name.split(separator: "/").filter { $0 != "." }.map(String.init)
    let file = steps.removeLast()
    guard var folder = try root(creating: creating) else { return nil }
    for (index, step) in steps.enumerated() {
      if let next = folder.folder(step, creating: creating) {
        folder = next
        continue
      }
      let error = errno
      let reached = steps[...index].joined(separator: "/")
      if folder.entry(step) == .link { throw link(reached) }
      errno = error
      if creating { throw OutputFile.uncreatable(shown(reached)) }
      return nil
    }
    return (folder, file)
  }

  private func root(creating: Bool) throws(FileError) -> Folder? {
    try opened.withLock { (opened) throws(FileError) in
      if let opened { return opened }
      if creating {
        try OutputFile.createDirectories(above: path.hasSuffix("/") ? path : "\(path)/")
      }
      opened = Folder(path)
      if creating && opened == nil { throw OutputFile.uncreatable(path) }
      return opened
    }
  }

  /// Returns the path, relative to the current directory.
  private func shown(_ name: String) -> String {
    path == "." ? name : path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  private func link(_ name: String) -> FileError {
    FileError(kind: .outside, "\(shown(name)) is a symbolic link, which may lead out of the folder")
  }
}
