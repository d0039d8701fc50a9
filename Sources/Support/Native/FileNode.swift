#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Which file or directory of the system something is, whatever path leads to it.
package struct FileNode: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// What a path leads to, through links; `nil` when nothing is there.
  package init?(_ path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// What is open; `nil` when nothing is.
  package init?(descriptor: Int32) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
  }
}
