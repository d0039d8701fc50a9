#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The bytes of a font file, mapped into memory or part of the executable; they never change.
@safe
public final class FontData: @unchecked Sendable {  // Immutable after init; the mapping is private.
  /// The bytes, alive as long as this object.
  public let bytes: UnsafeRawBufferPointer
  private let isMapped: Bool

  /// Takes bytes that live as long as the process.
  public init(permanent bytes: UnsafeRawBufferPointer) {
    unsafe self.bytes = bytes
    isMapped = false
  }

  /// Maps a file.
  /// - Throws: ``FontLoadingError`` when it cannot be opened or is empty.
  public init(file path: String) throws(FontLoadingError) {
    // Opening a pipe would wait for its writer.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw FontLoadingError(
        kind: .missing, "cannot read \(path): \(unsafe String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size > 0
    else { throw FontLoadingError(kind: .notAFont, "\(path) is no font file") }
    let count = Int(status.st_size)
    guard let address = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0),
      unsafe address != MAP_FAILED
    else { throw FontLoadingError(kind: .missing, "cannot map \(path)") }
    unsafe bytes = UnsafeRawBufferPointer(start: address, count: count)
    isMapped = true
  }

  deinit {
    if isMapped {
      _ = unsafe munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    }
  }
}
