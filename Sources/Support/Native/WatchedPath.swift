#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A file or directory and its state at a moment.
package struct WatchedPath {
  package let path: String
  /// The device, the inode, the size, and the times of the last change of the content and of the inode; `absent` if
  /// nothing exists at the path.
  package let stamp: String

  /// The state if nothing exists at the path.
  package static let absent = "absent"
  /// The seconds after which a time is too long ago for another change to have the same.
  private static let settling = 2

  package init(path: String, stamp: String) { (self.path, self.stamp) = (path, stamp) }

  /// Examines a path; `nil` if that fails.
  ///
  /// Links are followed.
  package init?(_ path: String) {
    self.path = path
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      guard errno == ENOENT || errno == ENOTDIR else { return nil }
      stamp = Self.absent
      return
    }
    #if canImport(Darwin)
      let times = [status.st_mtimespec, status.st_ctimespec]
    #else
      let times = [status.st_mtim, status.st_ctim]
    #endif
    stamp =
      "\(status.st_dev) \(status.st_ino) \(status.st_size) "
      + times.map { "\($0.tv_sec).\($0.tv_nsec)" }.joined(separator: " ")
  }

  /// Whether its times are some seconds ago, so that no other change can have the same.
  package var isSettled: Bool {
    let times = stamp.split(separator: " ").dropFirst(3).compactMap { time in
      Int(time.prefix { $0 != "." })
    }
    var now = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &now)
    return times.allSatisfy { $0 + Self.settling < now.tv_sec }
  }
}
