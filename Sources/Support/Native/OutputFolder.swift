#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import Synchronization

/// A directory that files are written below, and nowhere else.
///
/// Its own path may lead anywhere: whoever names it has chosen it. What is below it is walked directory by
/// directory, links not followed, so that nobody who may write there leads a file elsewhere.
package final class OutputFolder: Sendable {
  private let path: String
  /// Opened at the first use, as there may be nothing to write.
  private let opened = Mutex<Folder?>(nil)

  package init(_ path: String) { self.path = path }

  /// Whether a path stays below a directory as it is written.
  /// - Throws: ``FileError`` (outside) for an absolute one, and for one that takes a step up.
  package static func check(_ name: String) throws(FileError) {
    let steps = name.split(separator: "/")
    guard !name.hasPrefix("/") else {
      throw FileError(kind: .outside, "\(name) does not begin in the folder")
    }
    guard !steps.contains(".."), !name.utf8.contains(0), steps.contains(where: { $0 != "." }) else {
      throw FileError(kind: .outside, "\(name) takes a step up, which may lead out of the folder")
    }
  }

  /// Writes a whole file; directories are made.
  /// - Parameter name: its path from here.
  /// - Throws: ``FileError``: outside when the path leads out of here or through a link, unwritable with the
  ///   system's reason.
  package func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    guard let place = try place(of: name, creating: true) else {
      throw OutputFile.unwritable(shown(name))
    }
    switch place.folder.entry(place.name) {
    case .link: throw link(name)
    case .folder:
      throw FileError(
        kind: .unwritable, "cannot write \(shown(name)): a folder of that name is there")
    case .special:
      throw FileError(
        kind: .outside, "\(shown(name)) is a device or a pipe, which is not written here")
    case .file, nil: break
    }
    guard OutputFile.replace(place.name, in: place.folder, by: bytes) else {
      throw OutputFile.unwritable(shown(name))
    }
  }

  /// The bytes of a file; `nil` when there is none, or what is there is none.
  package func size(of name: String) throws(FileError) -> Int? {
    try place(of: name, creating: false).flatMap { $0.folder.size($0.name) }
  }

  /// The open directory of a file; `nil` when it is not there.
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

  /// A path from here as it is from the current directory.
  private func shown(_ name: String) -> String {
    path == "." ? name : path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  private func link(_ name: String) -> FileError {
    FileError(kind: .outside, "\(shown(name)) is a symbolic link, which may lead anywhere")
  }
}
