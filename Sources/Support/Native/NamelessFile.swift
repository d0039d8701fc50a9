#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Files without names, which are deleted when they are closed.
enum NamelessFile {
  /// Opens an empty file, with a descriptor above 3; −1 with the reason in `errno`.
  static func open() -> Int32 {
    guard let file = unsafe tmpfile() else { return -1 }
    defer { unsafe fclose(file) }
    return unsafe fcntl(fileno(file), F_DUPFD_CLOEXEC, 4)
  }

  /// Returns the first bytes of a file, at most a number; `nil` with the reason in `errno`.
  static func start(of descriptor: Int32, mostBytes: Int) -> [UInt8]? {
    let size = lseek(descriptor, 0, SEEK_END)
    guard size >= 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: min(Int(size), mostBytes))
    var offset = 0
    while offset < bytes.count {
      let count = unsafe bytes.withUnsafeMutableBytes {
        unsafe pread(
          descriptor, $0.baseAddress.map { unsafe $0 + offset }, $0.count - offset, off_t(offset))
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return nil }
      offset += count
    }
    return bytes
  }

  /// Returns the content of a file; `nil` with the reason in `errno`, also for more than a number of bytes.
  static func content(of descriptor: Int32, mostBytes: Int) -> [UInt8]? {
    guard let size = size(of: descriptor) else { return nil }
    guard size <= mostBytes else {
      errno = EFBIG
      return nil
    }
    return start(of: descriptor, mostBytes: mostBytes)
  }

  /// Returns the number of bytes of a file; `nil` with the reason in `errno`.
  static func size(of descriptor: Int32) -> Int? {
    let size = lseek(descriptor, 0, SEEK_END)
    return size < 0 ? nil : Int(size)
  }

  /// Returns the last line of a program's messages.
  static func lastLine(of descriptor: Int32) -> String {
    let lines = start(of: descriptor, mostBytes: 1 << 20) ?? []
    let last = lines.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).last ?? []
    return String(decoding: last, as: UTF8.self)
  }
}
