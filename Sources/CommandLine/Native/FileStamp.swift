#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The properties that change when a file is written: its inode, size and modification time.
package struct FileStamp: Equatable, Sendable {
  private let node: UInt64
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  /// The stamp of a file, after following links; `nil` if nothing exists at the path.
  package init?(_ path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    node = UInt64(status.st_ino)
    size = Int64(status.st_size)
    seconds = Int64(time.tv_sec)
    nanoseconds = Int64(time.tv_nsec)
  }

  /// The numbers as text.
  package var text: String { "\(node) \(size) \(seconds) \(nanoseconds)" }
}
