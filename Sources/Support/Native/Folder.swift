#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// An open directory.
///
/// Operations on it stay in this directory, even if its path changes.
package final class Folder: Sendable {
  /// The kind of a directory entry.
  enum Entry {
    case file
    case folder
    case link
    /// A device, a pipe or a socket.
    case special

    init(_ mode: mode_t) {
      switch mode & S_IFMT {
      case S_IFREG: self = .file
      case S_IFDIR: self = .folder
      case S_IFLNK: self = .link
      default: self = .special
      }
    }
  }

  let descriptor: Int32

  /// The flags with which a directory is opened to read its names.
  static let readable = O_RDONLY | O_DIRECTORY | O_CLOEXEC

  // On Linux, O_PATH can open a directory whose names may not be read.
  #if canImport(Darwin)
    private static let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
  #else
    private static let flags = 0o10_000_000 | O_DIRECTORY | O_CLOEXEC  // O_PATH
  #endif

  /// Opens a directory and follows links in its path; `nil` with the reason in `errno`.
  init?(_ path: String) {
    descriptor = unsafe open(path, Self.flags)
    guard descriptor >= 0 else { return nil }
  }

  private init?(_ name: String, in folder: Folder) {
    descriptor = unsafe openat(folder.descriptor, name, Self.flags | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
  }

  deinit {
    let error = errno
    close(descriptor)
    errno = error
  }

  /// Opens a subdirectory, but not through a link; `nil` with the reason in `errno`.
  /// - Parameter creating: whether to make the directory if it does not exist.
  func folder(_ name: String, creating: Bool = false) -> Folder? {
    if let folder = Folder(name, in: self) { return folder }
    guard creating, errno == ENOENT else { return nil }
    // Another thread may make it first.
    guard unsafe mkdirat(descriptor, name, 0o777) == 0 || errno == EEXIST else { return nil }
    return Folder(name, in: self)
  }

  /// Returns the kind of an entry without following links; `nil` if there is none.
  func entry(_ name: String) -> Entry? { status(name).map { Entry($0.st_mode) } }

  /// Returns the size of a file in bytes; `nil` if there is none.
  func size(_ name: String) -> Int? {
    guard let status = status(name), status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Returns the names of its entries; `nil` if they cannot be read, are too many, or are not UTF-8.
  func names(most: Int) -> [String]? {
    let copy = unsafe openat(descriptor, ".", Self.readable)
    guard copy >= 0, let stream = unsafe fdopendir(copy) else {
      if copy >= 0 { close(copy) }
      return nil
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { raw in
        unsafe Array(raw.prefix { $0 != 0 })
      }
      guard let name = String(validating: bytes, as: UTF8.self) else { return nil }
      if name == "." || name == ".." { continue }
      names.append(name)
      guard names.count <= most else { return nil }
    }
    return names
  }

  /// Removes a file below this directory, and the directories around it that are then empty.
  /// - Parameter path: relative to this directory.
  func removeFile(_ path: Substring) {
    guard let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")) else {
      unsafe unlinkat(descriptor, String(path), 0)
      return
    }
    let name = String(path[..<slash])
    guard let inner = folder(name) else { return }
    inner.removeFile(path[path.utf8.index(after: slash)...])
    // It fails unless the directory is empty.
    unsafe unlinkat(descriptor, name, AT_REMOVEDIR)
  }

  /// Removes a file, or a directory with everything in it; follows no links.
  func removeTree(_ name: String, depth: Int = 0) {
    guard entry(name) == .folder else {
      unsafe unlinkat(descriptor, name, 0)
      return
    }
    if depth < Self.mostDepth, let folder = folder(name) {
      for inner in folder.names(most: .max) ?? [] { folder.removeTree(inner, depth: depth + 1) }
    }
    unsafe unlinkat(descriptor, name, AT_REMOVEDIR)
  }

  /// The deepest nesting of directories that is followed.
  static let mostDepth = 32

  /// Makes another name of an entry in another directory; `false` with the reason in `errno`.
  func link(_ name: String, in other: Folder) -> Bool {
    unsafe linkat(descriptor, name, other.descriptor, name, 0) == 0
  }

  func status(_ name: String) -> stat? {
    var status = stat()
    return unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }
}
