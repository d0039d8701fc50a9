#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import SymtextSupport

// The C library's function under a name that the one here does not hide.
private func systemRename(_ path: String, _ target: String) -> Int32 { unsafe rename(path, target) }

/// Files, directories and the standard streams, over the C library.
package enum File {
  /// Reads a whole file; `-` is standard input.
  /// - Throws: ``CommandError`` (no input) with the system's reason.
  package static func read(_ path: String, mostBytes: Int = 1 << 30) throws(CommandError) -> [UInt8]
  {
    do { return try InputFile.read(path, mostBytes: mostBytes) } catch { throw CommandError(error) }
  }

  /// Whether a path is a directory.
  package static func isDirectory(_ path: String) -> Bool { InputFile.isDirectory(path) }

  /// Whether anything is at a path.
  package static func exists(_ path: String) -> Bool { InputFile.exists(path) }

  /// The bytes of an ordinary file; `nil` when there is none.
  package static func size(_ path: String) -> Int? { InputFile.size(path) }

  /// Writes a whole file, or nothing of it; `-` is standard output.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  package static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    if path == "-" {
      guard OutputFile.writeAll(bytes, to: 1) else {
        throw .cannotCreate("cannot write to standard output: \(InputFile.reason)")
      }
      return
    }
    do { try OutputFile.write(bytes, to: path) } catch { throw CommandError(error) }
  }

  /// Writes files into a directory, all or none; other files in it stay.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  package static func write(
    _ files: [(name: String, bytes: [UInt8])], toDirectory path: String
  ) throws(CommandError) {
    do { try OutputFile.write(files, toDirectory: path) } catch { throw CommandError(error) }
  }

  /// Says a thing on standard error, with U+FFFD for controls, which a terminal would obey; what cannot be said
  /// is lost.
  package static func say(_ message: Message) {
    let text = message.written
    let safe = text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control && scalar != "\n" ? "\u{FFFD}" : scalar
    }
    _ = OutputFile.writeAll(Array((String(String.UnicodeScalarView(safe)) + "\n").utf8), to: 2)
  }

  /// Says what else there is to know.
  package static func note(_ text: String) { say(.note(text)) }

  /// Says what is not as it was asked for.
  package static func warn(_ text: String) { say(.warning(text)) }

  /// Writes text to standard error as it is: of what goes on, to a terminal.
  package static func write(toError text: String) {
    _ = OutputFile.writeAll(Array(text.utf8), to: 2)
  }

  /// Whether someone reads standard error at a terminal.
  package static var isErrorTerminal: Bool { isatty(2) == 1 && Message.form == .text }

  /// Whether standard output is a terminal.
  package static var isTerminal: Bool { isatty(1) == 1 }

  /// Makes a directory, unless it is there; the one above it must be.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  package static func createDirectory(_ path: String) throws(CommandError) {
    do { try OutputFile.createDirectory(path) } catch { throw CommandError(error) }
  }

  /// Makes the directories above a file.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  package static func createDirectories(above file: String) throws(CommandError) {
    do { try OutputFile.createDirectories(above: file) } catch { throw CommandError(error) }
  }

  /// Gives a file another name, in place of what has it.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  package static func rename(_ path: String, to target: String) throws(CommandError) {
    guard systemRename(path, target) == 0 else {
      throw .cannotCreate("cannot write \(target): \(OutputFile.reason(target))")
    }
  }

  /// Takes a file away, if it is there.
  package static func remove(_ path: String) { unsafe unlink(path) }
}
