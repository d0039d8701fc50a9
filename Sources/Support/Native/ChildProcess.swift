#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Another program that is fed on its standard input and writes one file, which nobody but this process sees.
///
/// That it ends early is no harm: what is written to it then says so. For one thread at a time.
package struct ChildProcess: ~Copyable {
  /// Why a program could not be started, or how it ended.
  package enum Failure: Error {
    /// There is no program of that name on the `PATH`.
    case missing
    /// The system could not do its part, for a reason.
    case system(String)
    /// It said that it failed; its last line on standard error, which may be empty.
    case failed(lastLine: String)
  }

  /// The file that it writes, as the program can name it.
  package static let outputPath = "/dev/fd/\(outputNumber)"
  private static let outputNumber: Int32 = 3
  /// The largest file that it may have written.
  private static let mostBytes = 1 << 30

  private let process: SpawnedProcess
  /// Our end of its standard input; a socket, as writing to it need not raise a signal.
  private var input: Int32
  private let output: Int32
  private let messages: Int32

  /// Starts a program.
  /// - Parameters:
  ///   - words: its name, which is looked for on the `PATH`, and its arguments.
  ///   - writesToStandardOutput: whether the file is its standard output, which is read by nobody otherwise.
  /// - Throws: ``Failure``.
  package init(_ words: [String], writesToStandardOutput: Bool = false) throws(Failure) {
    let (ours, theirs) = try Self.started { () throws(SpawnedProcess.Failure) in
      try SpawnedProcess.connection()
    }
    defer { SpawnedProcess.close(theirs) }
    let files = [Self.temporaryFile(), Self.temporaryFile()]
    guard files.allSatisfy({ $0 >= 0 }) else {
      let reason = InputFile.reason
      for descriptor in files + [ours] where descriptor >= 0 { SpawnedProcess.close(descriptor) }
      throw .system(reason)
    }
    #if canImport(Darwin)
      var isOn: Int32 = 1
      unsafe setsockopt(
        ours, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    do throws(Failure) {
      process = try Self.started { () throws(SpawnedProcess.Failure) in
        try SpawnedProcess(
          words,
          files: [
            0: theirs, 1: writesToStandardOutput ? files[0] : nil, 2: files[1],
            Self.outputNumber: files[0],
          ])
      }
    } catch {
      for descriptor in files + [ours] { SpawnedProcess.close(descriptor) }
      throw error
    }
    (input, output, messages) = (ours, files[0], files[1])
  }

  private static func started<Result>(
    _ start: () throws(SpawnedProcess.Failure) -> Result
  ) throws(Failure) -> Result {
    do throws(SpawnedProcess.Failure) {
      return try start()
    } catch {
      throw error.isMissing ? .missing : .system(error.reason)
    }
  }

  deinit {
    // Nobody waits for it: it is told to end.
    if input >= 0 {
      SpawnedProcess.close(input)
      process.kill()
      process.wait()
    }
    SpawnedProcess.close(output)
    SpawnedProcess.close(messages)
  }

  /// Writes bytes to its standard input.
  /// - Returns: whether it took them; it has ended, or reads no more, when not.
  package mutating func write(_ bytes: [UInt8]) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe send(
          input, $0.baseAddress.map { unsafe $0 + offset }, $0.count - offset, Self.noSignal)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      offset += count
    }
    return true
  }

  /// Ends its input and waits for its end.
  /// - Returns: the bytes of its file.
  /// - Throws: ``Failure``.
  package consuming func finish() throws(Failure) -> [UInt8] {
    SpawnedProcess.close(input)
    input = -1
    let ending = process.wait()
    guard ending == .exited(0) else {
      let lines = Self.content(of: messages, mostBytes: 1 << 20) ?? []
      let last = lines.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).last ?? []
      if case .killed(let signal) = ending, last.isEmpty {
        throw .failed(lastLine: "signal \(signal) ended it")
      }
      throw .failed(lastLine: String(decoding: last, as: UTF8.self))
    }
    guard let bytes = Self.content(of: output, mostBytes: Self.mostBytes) else {
      throw .system(InputFile.reason)
    }
    return bytes
  }

  #if canImport(Darwin)
    private static let noSignal: Int32 = 0
  #else
    private static let noSignal = Int32(MSG_NOSIGNAL)
  #endif

  /// A file without a name, which is gone when the last one closes it; −1 leaves the reason in `errno`.
  private static func temporaryFile() -> Int32 {
    guard let file = unsafe tmpfile() else { return -1 }
    defer { unsafe fclose(file) }
    return unsafe fcntl(fileno(file), F_DUPFD_CLOEXEC, outputNumber + 1)
  }

  /// All of a file from its beginning; `nil` leaves the reason in `errno`.
  private static func content(of descriptor: Int32, mostBytes: Int) -> [UInt8]? {
    let size = lseek(descriptor, 0, SEEK_END)
    guard size >= 0, Int(size) <= mostBytes else {
      if size > 0 { errno = EFBIG }
      return nil
    }
    var bytes = [UInt8](repeating: 0, count: Int(size))
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
}
