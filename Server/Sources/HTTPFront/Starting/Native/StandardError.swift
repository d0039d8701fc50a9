#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The messages of the server itself.
enum StandardError {
  static func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe systemWrite($0) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

// The C library's function under a name that the one above does not hide.
private func systemWrite(_ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(STDERR_FILENO, bytes.baseAddress, bytes.count)
}
