#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import SymtextSupport
internal import SymtextSymbolImport

/// Writes the files of a folder.
enum FolderFiles {
  /// Returns the content of a file; `nil` if it is absent or too large to be read.
  static func read(_ path: String) -> [UInt8]? {
    let most = path.hasSuffix(".json") ? 64 << 20 : StudioSymbol.mostBytes
    return InputFile.isOrdinary(path) ? try? InputFile.read(path, mostBytes: most) : nil
  }

  /// Waits until a file is on the disk.
  private static func sync(_ path: String) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Writes a file as a whole, or removes it; its permissions stay.
  /// - Throws: ``StudioError`` with the system's reason.
  static func write(_ state: FileEdit.State, to path: String) throws(StudioError) {
    guard let bytes = state.bytes else {
      unsafe unlink(path)
      return
    }
    var status = stat()
    let isThere = unsafe stat(path, &status) == 0
    do throws(FileError) { try OutputFile.write(bytes, to: path) } catch {
      throw StudioError(error)
    }
    sync(path)
    if isThere { unsafe chmod(path, status.st_mode & 0o7777) }
  }

  /// Lets nobody else read or write a file.
  static func makePrivate(_ path: String) { unsafe chmod(path, 0o600) }

  /// Whether a file, or the folder that it would be in, is below a folder after all links.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    guard let root = InputFile.realPath(folder) else { return false }
    let parent = OutputFile.parts(path).directory
    guard let target = InputFile.realPath(path) ?? InputFile.realPath(parent) else { return false }
    return target.hasBytes(of: root)
      || target.utf8.starts(with: (root == "/" ? root : "\(root)/").utf8)
  }
}
