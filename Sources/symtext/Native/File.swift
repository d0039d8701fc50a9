#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import Support

// The C library's functions under names that those of `File` do not hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}

/// Files, directories and the standard streams, over the C library.
enum File {
  /// Reads a whole file; `-` is standard input.
  /// - Throws: ``CommandError`` (no input) with the system's reason.
  static func read(_ path: String, mostBytes: Int = 1 << 30) throws(CommandError) -> [UInt8] {
    do { return try InputFile.read(path, mostBytes: mostBytes) } catch { throw CommandError(error) }
  }

  /// Whether a path is a directory.
  static func isDirectory(_ path: String) -> Bool { InputFile.isDirectory(path) }

  /// Whether anything is at a path.
  static func exists(_ path: String) -> Bool { InputFile.exists(path) }

  /// The bytes of an ordinary file; `nil` when there is none.
  static func size(_ path: String) -> Int? { InputFile.size(path) }

  /// Writes a whole file by way of a temporary one, so that nothing half-written is ever seen; `-`
  /// is standard output.
  ///
  /// What is no ordinary file, such as a device or a pipe, is written to as it is.
  /// - Parameter temporary: the temporary one; one of this process when left out.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  static func write(
    _ bytes: [UInt8], to path: String, temporary: String? = nil
  ) throws(CommandError) {
    if path == "-" {
      guard writeAll(bytes, to: 1) else {
        throw .cannotCreate("cannot write to standard output: \(reason)")
      }
      return
    }
    let isOrdinary = !exists(path) || InputFile.isOrdinary(path)
    let target = resolved(path)
    let written = isOrdinary ? temporary ?? "\(target).\(getpid()).tmp" : path
    let flags = isOrdinary ? O_CREAT | O_TRUNC : 0
    let descriptor = unsafe open(written, O_WRONLY | O_CLOEXEC | flags, 0o666)
    guard descriptor >= 0 else { throw .cannotCreate("cannot write \(path): \(reason)") }
    let isWritten = writeAll(bytes, to: descriptor)
    let isClosed = close(descriptor) == 0
    var isDone = isWritten && isClosed
    if isOrdinary && isDone { isDone = unsafe rename(written, target) == 0 }
    guard isDone else {
      let reason = self.reason
      if isOrdinary { unsafe unlink(written) }
      throw .cannotCreate("cannot write \(path): \(reason)")
    }
  }

  /// The file that a path leads to through symbolic links; the path itself when there is none.
  private static func resolved(_ path: String) -> String {
    guard let target = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(target) }
    return unsafe String(cString: target)
  }

  /// Writes a line to standard error, with U+FFFD for controls, which a terminal would obey; what cannot
  /// be said is lost.
  static func note(_ text: String) {
    let safe = text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control && scalar != "\n" ? "\u{FFFD}" : scalar
    }
    _ = writeAll(Array((String(String.UnicodeScalarView(safe)) + "\n").utf8), to: 2)
  }

  /// Writes a warning to standard error.
  static func warn(_ text: String) { note("symtext: \(text)") }

  /// Writes text to standard error as it is.
  static func write(toError text: String) { _ = writeAll(Array(text.utf8), to: 2) }

  /// Whether standard error is a terminal.
  static var isErrorTerminal: Bool { isatty(2) == 1 }

  /// Whether standard output is a terminal.
  static var isTerminal: Bool { isatty(1) == 1 }

  /// Makes a directory, unless it is there; the one above it must be.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  static func createDirectory(_ path: String) throws(CommandError) {
    guard unsafe isDirectory(path) || mkdir(path, 0o777) == 0 else {
      throw .cannotCreate("cannot make the directory \(path): \(reason)")
    }
  }

  /// Makes the directories above a file.
  /// - Throws: ``CommandError`` (cannot create) with the system's reason.
  static func createDirectories(above file: String) throws(CommandError) {
    guard let end = file.lastIndex(of: "/"), end != file.startIndex else { return }
    let directory = String(file[..<end])
    guard !isDirectory(directory) else { return }
    try createDirectories(above: directory)
    guard unsafe mkdir(directory, 0o777) == 0 else {
      let reason = self.reason
      // Another thread may have made it.
      guard isDirectory(directory) else {
        throw .cannotCreate("cannot make the directory \(directory): \(reason)")
      }
      return
    }
  }

  /// Takes a file away, if it is there.
  static func remove(_ path: String) { unsafe unlink(path) }

  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe systemWrite(
          descriptor, $0.baseAddress.map { unsafe $0 + offset }, $0.count - offset)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      offset += count
    }
    return true
  }

  /// What the system says of the last failure.
  static var reason: String { unsafe String(cString: strerror(errno)) }
}
