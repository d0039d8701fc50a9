internal import NIOConcurrencyHelpers

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The access log: a file to which whole lines are appended.
final class AccessLog: Sendable {
  private let descriptor: Int32
  private let format: AccessLogEntry.Format
  private let lock = NIOLock()

  /// - Parameter file: `-` for standard output.
  /// - Returns: `nil` if the file cannot be written.
  init?(file: String, format: AccessLogEntry.Format) {
    descriptor =
      unsafe file == "-"
      ? STDOUT_FILENO : open(file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o640)
    self.format = format
    guard descriptor >= 0 else { return nil }
  }

  deinit { if descriptor > STDERR_FILENO { close(descriptor) } }

  /// Writes a line; a full disk loses lines of the log and no answers.
  func write(_ entry: AccessLogEntry) {
    var now = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &now)
    let time = Double(now.tv_sec) + Double(now.tv_nsec) * 1e-9
    var rest = Array(entry.line(format, time: time).utf8)[...]
    lock.withLock {
      while !rest.isEmpty {
        let count = unsafe rest.withUnsafeBytes { unsafe systemWrite(descriptor, $0) }
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }
}

// The C library's `write`, which the method above hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, bytes.baseAddress, bytes.count)
}
