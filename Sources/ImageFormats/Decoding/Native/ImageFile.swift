#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
package import SymtextSupport

/// Reads image files with the C library.
package enum ImageFile {
  /// The greatest size of a file.
  package static let mostBytes = 256 << 20

  /// Reads a whole file.
  /// - Throws: ``ImageError`` with the system's reason.
  package static func read(_ path: String) throws(ImageError) -> [UInt8] {
    // Without `O_NONBLOCK` opening a pipe would wait for its writer.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw unreadable(path) }
    defer { close(descriptor) }
    return try read(descriptor, path)
  }

  /// Reads a whole file that is already open.
  /// - Parameter path: the name of the file in errors.
  /// - Throws: ``ImageError`` with the system's reason.
  package static func read(opened file: OpenFile, path: String) throws(ImageError) -> [UInt8] {
    defer { withExtendedLifetime(file) {} }
    return try read(file.descriptor, path)
  }

  private static func read(_ descriptor: Int32, _ path: String) throws(ImageError) -> [UInt8] {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw unreadable(path) }
    // A pipe or device may have no end.
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw ImageError(kind: .notAnImage, "\(path) is not a regular file; name an image file")
    }
    guard let size = Int(exactly: status.st_size), size <= mostBytes else {
      throw ImageError(
        kind: .tooLarge, "\(path) is larger than \(mostBytes) bytes; scale the image down")
    }
    var failed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { target, count in
      while count < size {
        let more = unsafe Self.read(
          descriptor, target.baseAddress.map { unsafe $0 + count }, size - count)
        if more < 0 && errno == EINTR { continue }
        failed = more < 0
        if more <= 0 { break }
        count += more
      }
    }
    if failed { throw unreadable(path) }
    return bytes
  }

  private static func unreadable(_ path: String) -> ImageError {
    ImageError(kind: .missing, "cannot read \(path): \(InputFile.reason)")
  }

  // `read` of the C library, under a name that the overloads above do not hide.
  private static func read(
    _ descriptor: Int32, _ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.read(descriptor, bytes, count)
    #else
      unsafe Glibc.read(descriptor, bytes, count)
    #endif
  }
}
