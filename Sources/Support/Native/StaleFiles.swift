#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import Synchronization

/// The temporary files and directories that a killed run has left in a directory.
enum StaleFiles {
  /// The directories that this process has swept.
  private static let swept = Mutex<Set<FileNode>>([])
  /// A directory with more entries is not swept, because reading it takes long.
  private static let mostEntries = 20_000
  /// The youngest age in seconds: a new file is locked only after it is made.
  private static let leastAge = 10

  /// Removes those of this user, once a directory.
  ///
  /// A run that still works has locked its own.
  static func sweep(_ folder: Folder) {
    guard let node = FileNode(descriptor: folder.descriptor),
      swept.withLock({ $0.insert(node).inserted })
    else { return }
    remove(in: folder)
  }

  /// Removes those of this user.
  static func remove(in folder: Folder) {
    guard let names = folder.names(most: mostEntries) else { return }
    for name in names where isTemporary(name) && isStale(name, in: folder) {
      folder.removeTree(name)
    }
  }

  /// Whether a name has the form of a temporary one.
  static func isTemporary(_ name: String) -> Bool {
    let prefix = TemporaryFile.prefix
    guard name.hasPrefix(prefix),
      name.utf8.count == prefix.utf8.count + TemporaryFile.randomCharacters
    else { return false }
    return name.utf8.dropFirst(prefix.utf8.count).allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
    }
  }

  /// Seconds since 1970.
  private static var now: Int {
    var now = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &now)
    return now.tv_sec
  }

  private static func isStale(_ name: String, in folder: Folder) -> Bool {
    guard let status = folder.status(name), status.st_uid == geteuid(),
      [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT),
      now - status.changeSecond >= leastAge
    else { return false }
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = unsafe openat(folder.descriptor, name, flags)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }
}

extension stat {
  /// The second of the last change of its contents.
  fileprivate var changeSecond: Int {
    #if canImport(Darwin)
      st_mtimespec.tv_sec
    #else
      st_mtim.tv_sec
    #endif
  }
}
