#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Writes the server's own messages.
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

// The C library's `write`, which the method above hides.
private func systemWrite(_ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(STDERR_FILENO, bytes.baseAddress, bytes.count)
}
