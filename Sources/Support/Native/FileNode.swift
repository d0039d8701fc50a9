#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The identity of a file or directory, independent of its path.
package struct FileNode: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// The file at a path, after following links; `nil` if there is none.
  package init?(_ path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The file of a descriptor; `nil` if it is not open.
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
