#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Files that appear in a directory at once.
///
/// They are written into a temporary directory beside it. It becomes the directory, or is exchanged with an existing
/// one after that one's other files have got a second name in it. Where that is impossible, the files are moved one by
/// one in their order.
package final class FolderReplacement {
  /// The most other entries that get a second name.
  private static let mostKept = 10_000
  /// How often a directory is opened again that another process exchanges.
  private static let mostTries = 1000

  private let path: String
  private let name: String
  private let parent: Folder
  private let temporary: TemporaryFile
  /// Whether the temporary directory is beside the directory, and not in it.
  private let isBeside: Bool
  private var added: [String] = []
  private var leftOut: [String] = []

  /// Makes the temporary directory.
  /// - Parameter path: the directory, which need not exist; its parent must.
  /// - Throws: ``FileError`` (unwritable) with the system's reason.
  package init(_ path: String) throws(FileError) {
    var path = path
    while path.count > 1 && path.hasSuffix("/") { path.removeLast() }
    let exists = InputFile.isDirectory(path)
    guard exists || !InputFile.exists(path) else {
      throw FileError(
        kind: .unwritable,
        "cannot make the folder \(path): a file has this name; remove it or choose another name")
    }
    self.path = path
    let (above, name) = OutputFile.parts(exists ? InputFile.realPath(path) ?? path : path)
    self.name = name
    guard let parent = Folder(above) else { throw OutputFile.uncreatable(path) }
    self.parent = parent
    if exists, let own = Folder(path) { StaleFiles.sweep(own) }
    if !name.isEmpty, let temporary = TemporaryFile(folderIn: parent) {
      (self.temporary, isBeside) = (temporary, true)
    } else {
      // The parent may be closed to writing.
      let error = errno
      guard exists, let own = Folder(path), let temporary = TemporaryFile(folderIn: own) else {
        errno = error
        throw OutputFile.uncreatable(path)
      }
      (self.temporary, isBeside) = (temporary, false)
    }
  }

  /// Writes a file.
  /// - Parameter name: the path, relative to the directory.
  /// - Throws: ``FileError``: outside for a path that leads out of the directory, unwritable with the system's reason.
  package func add(_ bytes: [UInt8], as name: String) throws(FileError) {
    try OutputFolder.check(name)
    guard temporary.add(bytes, as: name) else {
      throw OutputFile.unwritable("\(path)/\(name)")
    }
    added.append(name)
  }

  /// Leaves out a file of the existing directory.
  /// - Parameter name: the path, relative to the directory.
  /// - Throws: ``FileError`` (outside) for a path that leads out of the directory.
  package func leaveOut(_ name: String) throws(FileError) {
    try OutputFolder.check(name)
    leftOut.append(name)
  }

  /// Makes all files appear; other files in the directory are kept, but for those that are left out.
  /// - Throws: ``FileError`` (unwritable) with the system's reason.
  package func place() throws(FileError) {
    for _ in 0..<Self.mostTries {
      guard InputFile.exists(path) else {
        if temporary.place(as: name) { return }
        guard errno == EEXIST || errno == ENOTEMPTY else { throw OutputFile.uncreatable(path) }
        continue
      }
      let lock = unsafe open(path, Folder.readable)
      defer { if lock >= 0 { close(lock) } }
      if lock >= 0 {
        // Another process that adds files to the directory finishes first.
        flock(lock, LOCK_EX)
        guard let locked = FileNode(descriptor: lock), locked == FileNode(path) else { continue }
      }
      return try placeInExisting(lock)
    }
    throw FileError(
      kind: .unwritable, "cannot write \(path): other processes replace it again and again")
  }

  private func placeInExisting(_ lock: Int32) throws(FileError) {
    guard let target = Folder(path) else { throw OutputFile.uncreatable(path) }
    for file in added {
      try check(file, in: target)
    }
    if lock >= 0, isBeside, !containsCurrent, let new = temporary.folder {
      var count = 0
      var status = stat()
      if unsafe fstat(lock, &status) == 0,
        Self.keep(target, in: new, count: &count, depth: 0),
        temporary.takePermissions(of: status)
      {
        for file in leftOut { new.removeFile(file[...]) }
        if temporary.exchange(with: name) { return }
      }
    }
    guard temporary.placeContents(in: target) else {
      let error = errno
      temporary.clear()
      errno = error
      throw OutputFile.unwritable(path)
    }
    temporary.clear()
    for file in leftOut { target.removeFile(file[...]) }
  }

  /// Checks that no directory has the name of a new file, and no file that of a new directory.
  private func check(_ file: String, in target: Folder) throws(FileError) {
    var folder: Folder? = target
    var steps = file.split(separator: "/").map(String.init)
    guard let last = steps.popLast() else { return }
    for step in steps {
      guard let entry = folder?.entry(step) else { return }
      guard entry == .folder else {
        throw FileError(
          kind: .unwritable, "cannot make the folder \(path)/\(step): a file has this name")
      }
      folder = folder?.folder(step)
    }
    guard folder?.entry(last) == .folder else { return }
    throw FileError(
      kind: .unwritable, "cannot write \(path)/\(file): a folder has this name")
  }

  /// Whether the current directory is the directory or below it: an exchange would remove it.
  private var containsCurrent: Bool {
    guard let current = InputFile.realPath("."), let target = InputFile.realPath(path) else {
      return true
    }
    return "\(current)/".utf8.starts(with: "\(target)/".utf8)
  }

  /// Gives all entries of a directory that another one lacks a second name in that one.
  /// - Returns: `false` if the file system does not support it, there are too many, or a process writes one.
  private static func keep(
    _ old: Folder, in new: Folder, count: inout Int, depth: Int
  ) -> Bool {
    guard depth < Folder.mostDepth, let names = old.names(most: mostKept - count) else {
      return false
    }
    for name in names {
      count += 1
      guard count <= mostKept, !StaleFiles.isTemporary(name) else { return false }
      if old.entry(name) == .folder {
        guard let status = old.status(name), let from = old.folder(name),
          let to = new.folder(name, creating: true),
          keep(from, in: to, count: &count, depth: depth + 1),
          unsafe fchmodat(new.descriptor, name, status.st_mode & 0o7777, 0) == 0
        else { return false }
      } else if new.entry(name) == nil, !old.link(name, in: new) {
        return false
      }
    }
    return true
  }
}
