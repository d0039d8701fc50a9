#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A standard stream of the process, for the server's own messages.
enum StandardStream {
  case output, error

  func write(_ text: String) {
    let descriptor = self == .output ? STDOUT_FILENO : STDERR_FILENO
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe systemWrite(descriptor, $0) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

// The C library's `write`, which the method above hides.
private func systemWrite(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, bytes.baseAddress, bytes.count)
}
