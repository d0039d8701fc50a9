#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import SymtextSupport

/// A file that grows while a command works; several threads may write to it.
package final class AppendedFile: Sendable {
  private let path: String
  private let descriptor: Int32

  /// Opens a file that is no link, or makes it: its name can be guessed.
  /// - Parameter isNew: whether it is this process's alone, as long as it is open, and what is there is taken away.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason, or when another process writes it.
  package init(_ path: String, isNew: Bool = false) throws(CommandError) {
    self.path = path
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC
    descriptor = unsafe open(path, flags, 0o666)
    guard descriptor >= 0 else {
      let isLink = errno == ELOOP
      throw .cannotCreate(
        "cannot write \(path): \(isLink ? "it is a symbolic link; take it away" : OutputFile.reason(path))"
      )
    }
    guard isNew else { return }
    do throws(CommandError) {
      guard Self.lock(descriptor) else { throw Self.inUse(path) }
      guard ftruncate(descriptor, 0) == 0 || errno == EINVAL else {
        throw .cannotCreate("cannot write \(path): \(InputFile.reason)")
      }
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// - Throws: ``CommandError`` (cannot create) when another process has the file open as its own.
  package static func checkUnused(_ path: String) throws(CommandError) {
    let descriptor = unsafe open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard lock(descriptor) else { throw inUse(path) }
  }

  /// Takes the file, until it is closed; where a file system has no locks, nothing is known of others.
  private static func lock(_ descriptor: Int32) -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  private static func inUse(_ path: String) -> CommandError {
    .cannotCreate(
      "cannot write \(path): another process is writing it; let that end, or name another file")
  }

  deinit { close(descriptor) }

  /// Adds text at the end.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  package func append(_ text: String) throws(CommandError) { try append(Array(text.utf8)) }

  /// Adds bytes at the end.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  package func append(_ bytes: [UInt8]) throws(CommandError) {
    guard OutputFile.writeAll(bytes, to: descriptor) else {
      throw .cannotCreate("cannot write \(path): \(InputFile.reason)")
    }
  }

  /// Waits until the disk has it.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  package func sync() throws(CommandError) {
    // What is no file, such as a device, cannot be synchronised, and need not be.
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else {
      throw .cannotCreate("cannot write \(path): \(InputFile.reason)")
    }
  }
}
