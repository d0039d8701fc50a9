#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A lock on a folder, which one owner has at a time until the lock is freed.
///
/// It keeps off only others that lock the folder, such as ``FolderReplacement``. On a file system without locks it keeps
/// off nobody.
package final class FolderLock: Sendable {
  /// How often a folder is opened again that another process exchanges.
  private static let mostTries = 1000

  private let descriptor: Int32

  /// Waits until nobody else has the lock.
  /// - Throws: ``FileError`` if the folder cannot be opened, or is exchanged again and again.
  package init(_ path: String) throws(FileError) {
    for _ in 0..<Self.mostTries {
      let descriptor = unsafe open(path, Folder.readable)
      guard descriptor >= 0 else {
        throw FileError(kind: .missing, "cannot read the folder \(path): \(InputFile.reason)")
      }
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      if let locked = FileNode(descriptor: descriptor), locked == FileNode(path) {
        self.descriptor = descriptor
        return
      }
      close(descriptor)
    }
    throw FileError(
      kind: .unwritable, "cannot write \(path): other processes replace it again and again")
  }

  deinit { close(descriptor) }
}
