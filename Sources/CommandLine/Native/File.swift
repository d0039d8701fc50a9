#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
package import SymtextSupport

// The C function under a name that the method below does not shadow.
private func systemRename(_ path: String, _ target: String) -> Int32 { unsafe rename(path, target) }

/// Reads and writes files and directories with the C library.
package enum File {
  /// Reads a whole file; `-` is standard input.
  /// - Parameter tooLong: The error for more bytes; `nil` for one that names the file.
  /// - Throws: ``CommandError`` (no input) with the system's reason.
  package static func read(
    _ path: String, mostBytes: Int = 1 << 30, tooLong: String? = nil
  ) throws(CommandError) -> [UInt8] {
    do { return try InputFile.read(path, mostBytes: mostBytes, tooLong: tooLong) } catch {
      throw CommandError(error)
    }
  }

  /// Whether a path is a directory.
  package static func isDirectory(_ path: String) -> Bool { InputFile.isDirectory(path) }

  /// Whether anything is at a path.
  package static func exists(_ path: String) -> Bool { InputFile.exists(path) }

  /// Returns the size of a regular file in bytes; `nil` if there is none.
  package static func size(_ path: String) -> Int? { InputFile.size(path) }

  /// Writes a whole file or nothing; `-` is standard output.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  package static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    try write(LongBytes(bytes), to: path)
  }

  /// Writes a whole file or nothing; `-` is standard output.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  package static func write(_ bytes: LongBytes, to path: String) throws(CommandError) {
    if path == "-" {
      guard OutputFile.writeAll(bytes, to: 1) else {
        throw .cannotCreate("cannot write to standard output: \(InputFile.reason)")
      }
      return
    }
    do { try OutputFile.write(bytes, to: path) } catch { throw CommandError(error) }
  }

  /// Writes files into a directory, all or none; other files in it are kept.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  package static func write(
    _ files: [(name: String, bytes: [UInt8])], toDirectory path: String
  ) throws(CommandError) {
    do { try OutputFile.write(files, toDirectory: path) } catch { throw CommandError(error) }
  }

  /// Makes writing beyond the size limit of files an error, as on a full disk.
  package static func reportSizeLimit() { OutputFile.reportSizeLimit() }

  /// Makes a directory unless it exists.
  ///
  /// Its parent must exist.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  package static func createDirectory(_ path: String) throws(CommandError) {
    do { try OutputFile.createDirectory(path) } catch { throw CommandError(error) }
  }

  /// Makes the parent directories of a file.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  package static func createDirectories(above file: String) throws(CommandError) {
    do { try OutputFile.createDirectories(above: file) } catch { throw CommandError(error) }
  }

  /// Renames a file and replaces an existing one.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  package static func rename(_ path: String, to target: String) throws(CommandError) {
    guard systemRename(path, target) == 0 else {
      throw .cannotCreate("cannot write \(target): \(OutputFile.reason(target))")
    }
  }

  /// Removes a file if it exists.
  package static func remove(_ path: String) { unsafe unlink(path) }
}
