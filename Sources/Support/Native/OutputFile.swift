#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

// The C functions under names that `OutputFile` does not shadow.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}

/// Writes files and directories with the C library.
package enum OutputFile {
  /// Writes a file through a temporary one, so that no reader sees half of it.
  ///
  /// A link to a file stays a link. Devices and pipes are written directly.
  /// - Throws: ``FileError`` (unwritable) with the system's reason.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(LongBytes(bytes), to: path)
  }

  /// Writes a file through a temporary one, so that no reader sees half of it.
  ///
  /// A link to a file stays a link. Devices and pipes are written directly.
  /// - Throws: ``FileError`` (unwritable) with the system's reason.
  package static func write(_ bytes: LongBytes, to path: String) throws(FileError) {
    guard InputFile.isOrdinary(path) || !InputFile.exists(path) else {
      return try write(bytes, toSpecial: path)
    }
    let (directory, name) = parts(InputFile.realPath(path) ?? path)
    guard let folder = Folder(directory), replace(name, in: folder, by: bytes) else {
      throw unwritable(path)
    }
  }

  private static func write(_ bytes: LongBytes, toSpecial path: String) throws(FileError) {
    let descriptor = unsafe open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unwritable(path) }
    let isWritten = writeAll(bytes, to: descriptor)
    let error = errno
    let isClosed = close(descriptor) == 0
    if !isWritten { errno = error }
    guard isWritten && isClosed else { throw unwritable(path) }
  }

  /// Replaces a file as a whole; `false` with the reason in `errno`.
  static func replace(_ name: String, in folder: Folder, by bytes: LongBytes) -> Bool {
    guard let file = TemporaryFile(in: folder) else { return false }
    return file.write(bytes) && file.place(as: name)
  }

  /// Writes files into a directory through a temporary one, so that no reader sees only some of them.
  ///
  /// Other files in the directory are kept.
  /// - Throws: ``FileError`` (unwritable) with the system's reason.
  package static func write(
    _ files: [(name: String, bytes: [UInt8])], toDirectory path: String
  ) throws(FileError) {
    let replacement = try FolderReplacement(path)
    for file in files { try replacement.add(file.bytes, as: file.name) }
    try replacement.place()
  }

  /// Makes a directory unless it exists.
  ///
  /// Its parent must exist.
  /// - Throws: ``FileError`` (unwritable) with the system's reason.
  package static func createDirectory(_ path: String) throws(FileError) {
    // Another thread may have made it.
    guard unsafe InputFile.isDirectory(path) || mkdir(path, 0o777) == 0 else {
      let error = errno
      if InputFile.isDirectory(path) { return }
      errno = error
      throw uncreatable(path)
    }
  }

  /// Makes the parent directories of a file.
  /// - Throws: ``FileError`` (unwritable) with the system's reason.
  package static func createDirectories(above file: String) throws(FileError) {
    guard let end = file.lastIndex(of: "/"), end != file.startIndex else { return }
    let directory = String(file[..<end])
    guard !InputFile.isDirectory(directory) else { return }
    try createDirectories(above: directory)
    try createDirectory(directory)
  }

  /// Writes all bytes to a descriptor; `false` with the reason in `errno`.
  package static func writeAll(_ bytes: LongBytes, to descriptor: Int32) -> Bool {
    var isWritten = true
    bytes.forEachPiece { piece in
      isWritten = writeAll(piece, to: descriptor)
      return isWritten
    }
    return isWritten
  }

  /// Writes all bytes to a descriptor; `false` with the reason in `errno`.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
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

  /// Makes writing beyond the size limit of files (`ulimit -f`) an error, as on a full disk, where it would end the
  /// process.
  package static func reportSizeLimit() { signal(SIGXFSZ, SIG_IGN) }

  /// Splits a path into its directory and its name.
  package static func parts(_ path: String) -> (directory: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }

  static func unwritable(_ path: String) -> FileError {
    FileError(kind: .unwritable, "cannot write \(path): \(reason(path))")
  }

  static func uncreatable(_ path: String) -> FileError {
    FileError(kind: .unwritable, "cannot make the folder \(path): \(reason(path))")
  }

  /// The reason why a path could not be written, from `errno`.
  package static func reason(_ path: String) -> String {
    guard errno == ENOENT else { return InputFile.reason }
    var folder = parts(path).directory
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    return InputFile.isDirectory(folder)
      ? InputFile.reason
      : "there is no folder \(folder); make it first: mkdir -p "
        + (folder.contains(where: \.isWhitespace) ? "\"\(folder)\"" : folder)
  }
}
