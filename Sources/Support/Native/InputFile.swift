#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

// The C functions under names that `InputFile` does not shadow.
private func systemRead(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  unsafe read(descriptor, bytes, count)
}

/// Reads files and directories with the C library.
package enum InputFile {
  /// Reads a whole file; `-` is standard input.
  /// - Parameter tooLong: The error for more bytes; `nil` for one that names the file.
  /// - Throws: ``FileError`` with the system's reason.
  package static func read(
    _ path: String, mostBytes: Int = 1 << 30, tooLong: String? = nil
  ) throws(FileError) -> [UInt8] {
    let descriptor = path == "-" ? 0 : unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(kind: .missing, "cannot read \(path): \(reason)") }
    defer { if descriptor != 0 { close(descriptor) } }
    return try read(descriptor, path, mostBytes: mostBytes, tooLong: tooLong)
  }

  /// Reads a whole open file.
  /// - Parameter path: Its name in errors.
  /// - Throws: ``FileError`` with the system's reason.
  package static func read(
    opened file: OpenFile, path: String, mostBytes: Int = 1 << 30
  ) throws(FileError) -> [UInt8] {
    try read(file.descriptor, path, mostBytes: mostBytes, tooLong: nil)
  }

  private static func read(
    _ descriptor: Int32, _ path: String, mostBytes: Int, tooLong: String?
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes {
        unsafe systemRead(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileError(kind: .missing, "cannot read \(path): \(reason)") }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= mostBytes else {
        let name = path == "-" ? "standard input" : path
        throw FileError(
          kind: .unusable,
          tooLong ?? "\(name) is larger than \(mostBytes >> 20) MiB, the limit for this file")
      }
    }
  }

  /// Whether a path is a directory.
  package static func isDirectory(_ path: String) -> Bool {
    mode(path).map { $0 & S_IFMT == S_IFDIR } ?? false
  }

  /// Whether a path is a regular file: not a directory, device or pipe.
  package static func isOrdinary(_ path: String) -> Bool {
    mode(path).map { $0 & S_IFMT == S_IFREG } ?? false
  }

  /// Whether anything is at a path.
  package static func exists(_ path: String) -> Bool { mode(path) != nil }

  /// Returns the size of a regular file in bytes; `nil` if there is none.
  package static func size(_ path: String) -> Int? {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Returns the files below a directory with a suffix, sorted by path.
  ///
  /// Hidden files are left out, and so are links to a directory that contains them.
  /// - Parameter leftOut: Gets a sentence about each inner directory that is left out.
  /// - Throws: ``FileError`` if the directory cannot be read.
  package static func files(
    under directory: String, suffix: String, leftOut: inout [String]
  ) throws(FileError) -> [String] {
    var count = 0
    return try files(under: directory, suffix: suffix, inside: [], &count, &leftOut)
  }

  /// The most directories that are read; links may lead to the same one many times.
  package static let mostFolders = 10_000

  /// The most directories around a file.
  private static let mostDepth = 32

  /// - Parameters:
  ///   - outer: The directories around it.
  ///   - count: The number of directories so far.
  private static func files(
    under directory: String, suffix: String, inside outer: [FileNode], _ count: inout Int,
    _ leftOut: inout [String]
  ) throws(FileError) -> [String] {
    guard let node = FileNode(directory) else {
      throw FileError(kind: .missing, "cannot read the folder \(directory): \(reason)")
    }
    if outer.contains(node) {
      throw FileError(
        kind: .unusable, "\(directory) is a link to a folder around it")
    }
    // The sentence about the folders beyond the limit is one.
    count += 1
    guard count <= mostFolders + 1 else { return [] }
    guard count <= mostFolders else {
      throw FileError(
        kind: .unusable,
        "there are more than \(mostFolders) folders, counting links; \(directory) cannot be read")
    }
    guard outer.count < mostDepth else {
      throw FileError(
        kind: .unusable, "the folder \(directory) is nested more than \(mostDepth) deep")
    }
    guard let stream = unsafe opendir(directory) else {
      throw FileError(kind: .missing, "cannot read the folder \(directory): \(reason)")
    }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      names.append(
        unsafe withUnsafeBytes(of: &entry.pointee.d_name) { raw in
          unsafe String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    unsafe closedir(stream)
    var files: [String] = []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = "\(directory)/\(name)"
      if isDirectory(path) {
        do throws(FileError) {
          files += try self.files(
            under: path, suffix: suffix, inside: outer + [node], &count, &leftOut)
        } catch {
          leftOut.append("\(error.description); it is left out")
        }
      } else if name.hasSuffix(suffix) {
        files.append(path)
      }
    }
    return files
  }

  /// Returns a path with all links resolved; `nil` if nothing exists there.
  package static func realPath(_ path: String) -> String? {
    guard let target = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(target) }
    return unsafe String(cString: target)
  }

  private static func mode(_ path: String) -> mode_t? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode : nil
  }

  /// The system's text for the last error.
  package static var reason: String {
    errno == ENOENT ? "there is no such file" : unsafe String(cString: strerror(errno))
  }
}
