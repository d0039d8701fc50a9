#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
package import SymtextSupport

/// The immutable bytes of a font file: a memory-mapped file, a copy in memory, or part of the executable.
///
/// Every reader of a font keeps its `FontData`, so that no view of the bytes outlives them.
@safe
public final class FontData: @unchecked Sendable {  // Immutable after init; the mapping is private.
  /// The owner of the bytes.
  private enum Owner {
    /// The process.
    case process
    /// This object, which has mapped a file.
    case mapping
    /// This object, which has allocated the bytes.
    case allocation
  }

  /// The bytes, valid for the lifetime of this object.
  package let bytes: UnsafeRawBufferPointer
  private let owner: Owner

  /// The number of bytes.
  public var count: Int { unsafe bytes.count }

  /// Wraps bytes that live as long as the process.
  package init(permanent bytes: UnsafeRawBufferPointer) {
    unsafe self.bytes = bytes
    owner = .process
  }

  /// Copies bytes, such as those of a compiled font.
  public init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    unsafe copy.copyBytes(from: bytes)
    unsafe self.bytes = UnsafeRawBufferPointer(copy)
    owner = .allocation
  }

  /// Maps a file.
  /// - Throws: ``FontLoadingError`` when it cannot be opened or is empty.
  public convenience init(file path: String) throws(FontLoadingError) {
    // Opening a pipe would wait for its writer.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw FontLoadingError(
        kind: .missing, "cannot read \(path): \(InputFile.reason)")
    }
    defer { close(descriptor) }
    try self.init(descriptor, path)
  }

  /// Maps an open file.
  /// - Parameter path: The name for errors.
  /// - Throws: ``FontLoadingError`` when it is empty.
  package convenience init(opened file: OpenFile, path: String) throws(FontLoadingError) {
    defer { withExtendedLifetime(file) {} }
    try self.init(file.descriptor, path)
  }

  private init(_ descriptor: Int32, _ path: String) throws(FontLoadingError) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size > 0
    else { throw FontLoadingError(kind: .notAFont, "\(path) is not a font file") }
    let count = Int(status.st_size)
    guard let address = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0),
      unsafe address != MAP_FAILED
    else { throw FontLoadingError(kind: .missing, "cannot map \(path)") }
    unsafe bytes = UnsafeRawBufferPointer(start: address, count: count)
    owner = .mapping
  }

  deinit {
    switch owner {
    case .process: break
    case .mapping:
      _ = unsafe munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    case .allocation: unsafe bytes.deallocate()
    }
  }
}
