#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import Support

/// A file that grows while a command works; several threads may write to it.
package final class AppendedFile: Sendable {
  private let path: String
  private let descriptor: Int32

  /// Opens a file that is no link, or makes it: its name can be guessed.
  /// - Parameter isNew: whether what is there is taken away.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  package init(_ path: String, isNew: Bool = false) throws(CommandError) {
    self.path = path
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC | (isNew ? O_TRUNC : 0)
    descriptor = unsafe open(path, flags, 0o666)
    guard descriptor >= 0 else {
      let isLink = errno == ELOOP
      throw .cannotCreate(
        "cannot write \(path): \(isLink ? "it is a symbolic link; take it away" : OutputFile.reason(path))"
      )
    }
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
