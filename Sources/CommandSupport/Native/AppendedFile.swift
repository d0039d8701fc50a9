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
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  package init(_ path: String) throws(CommandError) {
    self.path = path
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      let isLink = errno == ELOOP
      throw .cannotCreate(
        "cannot write \(path): \(isLink ? "it is a symbolic link; take it away" : InputFile.reason)"
      )
    }
  }

  deinit { close(descriptor) }

  /// Adds text at the end.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  package func append(_ text: String) throws(CommandError) {
    guard OutputFile.writeAll(Array(text.utf8), to: descriptor) else {
      throw .cannotCreate("cannot write \(path): \(InputFile.reason)")
    }
  }
}
