#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import SymtextSupport

// The C library's functions under names that no method here hides.
private func systemClose(_ descriptor: Int32) { close(descriptor) }
private func systemRead(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  unsafe read(descriptor, bytes, count)
}

/// Lines of a file or of standard input, as they come; for one thread at a time.
package final class LineReader {
  /// A line without its end.
  package struct Line: Sendable {
    /// From 1.
    package var number: Int
    /// Its first bytes: one more than are kept at most.
    package var bytes: [UInt8]
    /// How many it has.
    package var count: Int

    package init(number: Int, bytes: [UInt8], count: Int) {
      self.number = number
      self.bytes = bytes
      self.count = count
    }

    /// Whether there is nothing but white space on it.
    package var isBlank: Bool { count == bytes.count && bytes.allSatisfy { $0 <= 0x20 } }
  }

  private let name: String
  private let descriptor: Int32
  private let mostBytes: Int
  /// Readable when nothing more shall be read; −1 when nobody will say so.
  private let stop: Int32
  private var chunk: [UInt8]
  private var start = 0
  private var end = 0
  private var number = 0
  private var isAtEnd = false
  private var isStopped = false

  /// Opens a file; `-` is standard input.
  /// - Parameters:
  ///   - mostBytes: of longer lines the rest is passed over.
  ///   - stop: a descriptor that becomes readable when reading shall end as if there were no more.
  /// - Throws: ``CommandError`` (no input) with the system's reason.
  package init(_ path: String, mostBytes: Int, stop: Int32 = -1) throws(CommandError) {
    name = path == "-" ? "standard input" : path
    descriptor = path == "-" ? 0 : unsafe open(path, O_RDONLY | O_CLOEXEC)
    self.mostBytes = mostBytes
    self.stop = stop
    chunk = [UInt8](repeating: 0, count: 1 << 16)
    guard descriptor >= 0 else { throw .noInput("cannot read \(path): \(InputFile.reason)") }
  }

  /// Reads lines that are in memory.
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

  /// The next line; `nil` at the end.
  /// - Throws: ``CommandError`` (no input) with the system's reason.
  package func next() throws(CommandError) -> Line? {
    var line = Line(number: number + 1, bytes: [], count: 0)
    while true {
      if start == end, try !fill() {
        // A line that was not read to its end before reading was stopped is none.
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

  /// Reads more; false at the end.
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

  /// Waits until there is something to read; false when nothing more shall be read.
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
