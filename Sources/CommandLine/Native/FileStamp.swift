#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What changes of a file when it is written anew: its node, its size and its time of modification.
package struct FileStamp: Equatable, Sendable {
  private let node: UInt64
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  /// The stamp of what a path leads to, through links; `nil` when nothing is there.
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
}
