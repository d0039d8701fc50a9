#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import SymtextSupport

/// A file to which a command appends while it works.
///
/// Several threads may write to it.
package final class AppendedFile: Sendable {
  private let path: String
  private let descriptor: Int32

  /// Opens or creates a file.
  ///
  /// A link is an error, because the name can be guessed.
  /// - Parameter isNew: whether to lock the file for this process while it is open, and to truncate it.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason, or if another process writes the file.
  package init(_ path: String, isNew: Bool = false) throws(CommandError) {
    self.path = path
    // Opening a pipe must not wait for its reader.
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    descriptor = unsafe open(path, flags, 0o666)
    guard descriptor >= 0 else {
      // A pipe without a reader.
      if errno == ENXIO { throw Self.isNoFile(path) }
      let isLink = errno == ELOOP
      throw .cannotCreate(
        "cannot write \(path): \(isLink ? "it is a symbolic link; remove it" : OutputFile.reason(path))"
      )
    }
    guard isNew else { return }
    do throws(CommandError) {
      guard Self.isFile(descriptor) else { throw Self.isNoFile(path) }
      guard Self.lock(descriptor) else { throw Self.inUse(path) }
      guard ftruncate(descriptor, 0) == 0 || errno == EINVAL else {
        throw .cannotCreate("cannot write \(path): \(InputFile.reason)")
      }
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// - Throws: ``CommandError`` (cannot create) if another process has locked the file.
  package static func checkUnused(_ path: String) throws(CommandError) {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = unsafe open(path, flags)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard isFile(descriptor) else { throw isNoFile(path) }
    guard lock(descriptor) else { throw inUse(path) }
  }

  /// Locks the file until it is closed.
  ///
  /// On a file system without locks it reports success.
  private static func lock(_ descriptor: Int32) -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  private static func isFile(_ descriptor: Int32) -> Bool {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private static func isNoFile(_ path: String) -> CommandError {
    .cannotCreate("cannot write \(path): it is a device or a pipe; remove it, or name another file")
  }

  private static func inUse(_ path: String) -> CommandError {
    .cannotCreate(
      "cannot write \(path): another process is writing it; wait for its end, or name another file")
  }

  deinit { close(descriptor) }

  /// Appends text.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  package func append(_ text: String) throws(CommandError) { try append(Array(text.utf8)) }

  /// Appends bytes.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  package func append(_ bytes: [UInt8]) throws(CommandError) {
    guard OutputFile.writeAll(bytes, to: descriptor) else {
      throw .cannotCreate("cannot write \(path): \(InputFile.reason)")
    }
  }

  /// Waits until the file is on disk.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  package func sync() throws(CommandError) {
    // Devices and the like cannot be synchronised, and need not be.
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else {
      throw .cannotCreate("cannot write \(path): \(InputFile.reason)")
    }
  }
}
