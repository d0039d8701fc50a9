#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import SymtextSupport

// The C functions under names that no method here shadows.
private func systemClose(_ descriptor: Int32) { close(descriptor) }
private func systemRead(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  unsafe read(descriptor, bytes, count)
}

/// Reads lines of a file or of standard input as they arrive.
///
/// Not thread-safe.
package final class LineReader {
  /// A line without its line feed.
  package struct Line: Sendable {
    /// The line number, from 1.
    package var number: Int
    /// The first bytes, at most one more than the limit.
    package var bytes: [UInt8]
    /// The number of bytes.
    package var count: Int

    package init(number: Int, bytes: [UInt8], count: Int) {
      self.number = number
      self.bytes = bytes
      self.count = count
    }

    /// Whether the line consists of spaces, tabs and carriage returns, as JSON has them between its values.
    package var isBlank: Bool {
      count == bytes.count && bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    }
  }

  private let name: String
  private let descriptor: Int32
  private let mostBytes: Int
  /// A descriptor that becomes readable when reading must stop; −1 for none.
  private let stop: Int32
  private var chunk: [UInt8]
  private var start = 0
  private var end = 0
  private var number = 0
  private var isAtEnd = false
  private var isStopped = false

  /// Opens a file; `-` is standard input.
  /// - Parameters:
  ///   - mostBytes: the limit of a line; the rest of a longer line is skipped.
  ///   - stop: a descriptor that becomes readable when reading must stop as at the end of the file.
  ///   - isFile: whether a device or a pipe is an error; it is not opened.
  /// - Throws: ``CommandError`` (no input) with the system's reason.
  package init(
    _ path: String, mostBytes: Int, stop: Int32 = -1, isFile: Bool = false
  ) throws(CommandError) {
    if isFile, path != "-", InputFile.exists(path), !InputFile.isOrdinary(path) {
      throw .noInput("cannot read \(path): it is not a file; name a file, or - for standard input")
    }
    name = path == "-" ? "standard input" : path
    descriptor = path == "-" ? 0 : unsafe open(path, O_RDONLY | O_CLOEXEC)
    self.mostBytes = mostBytes
    self.stop = stop
    chunk = [UInt8](repeating: 0, count: 1 << 16)
    guard descriptor >= 0 else { throw .noInput("cannot read \(path): \(InputFile.reason)") }
  }

  /// Reads lines from memory.
  package init(_ bytes: [UInt8], mostBytes: Int) {
    name = "memory"
    descriptor = -1
    self.mostBytes = mostBytes
    stop = -1
    chunk = bytes
    end = bytes.count
    isAtEnd = true
  }

  deinit { if descriptor > 0 { systemClose(descriptor) } }

  /// Returns the next line; `nil` at the end.
  /// - Throws: ``CommandError`` (no input) with the system's reason.
  package func next() throws(CommandError) -> Line? {
    var line = Line(number: number + 1, bytes: [], count: 0)
    while true {
      if start == end, try !fill() {
        // A line that is incomplete when reading is stopped is dropped.
        guard line.count > 0, !isStopped else { return nil }
        break
      }
      let rest = chunk[start..<end]
      let stop = rest.firstIndex(of: UInt8(ascii: "\n")) ?? end
      line.count += stop - start
      let room = mostBytes + 1 - line.bytes.count
      if room > 0 { line.bytes += chunk[start..<min(stop, start + room)] }
      start = min(stop + 1, end)
      if stop < end { break }
    }
    number += 1
    return line
  }

  /// Reads more bytes; `false` at the end.
  private func fill() throws(CommandError) -> Bool {
    guard !isAtEnd else { return false }
    while true {
      if stop >= 0, !waitForInput() {
        (isAtEnd, isStopped) = (true, true)
        return false
      }
      let count = unsafe chunk.withUnsafeMutableBytes {
        unsafe systemRead(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .noInput("cannot read \(name): \(InputFile.reason)") }
      (start, end) = (0, count)
      isAtEnd = count == 0
      return count > 0
    }
  }

  /// Waits for input; `false` if reading must stop.
  private func waitForInput() -> Bool {
    while true {
      var waited = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
      ]
      let count = unsafe waited.withUnsafeMutableBufferPointer {
        unsafe poll($0.baseAddress, nfds_t($0.count), -1)
      }
      if count < 0 && errno == EINTR { continue }
      return count < 0 || waited[1].revents == 0
    }
  }
}
