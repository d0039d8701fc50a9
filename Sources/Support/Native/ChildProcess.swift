#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Another program that reads its standard input from this process and writes one private file.
///
/// The program may end early; writing to it then returns `false`. Not thread-safe.
package struct ChildProcess: ~Copyable {
  /// The reason why a program could not start, or failed.
  package enum Failure: Error {
    /// The program is not on the `PATH`.
    case missing
    /// A system call failed, for a reason.
    case system(String)
    /// The program failed.
    ///
    /// Its last line on standard error may be empty.
    case failed(lastLine: String)
  }

  /// The path of the output file, for the program's arguments.
  package static let outputPath = "/dev/fd/\(outputNumber)"
  private static let outputNumber: Int32 = 3
  /// The largest output file.
  private static let mostBytes = 1 << 30

  private let process: SpawnedProcess
  /// This side of its standard input: a socket, because writing to it can be done without a signal.
  private var input: Int32
  private let output: Int32
  private let messages: Int32

  /// Starts a program.
  /// - Parameter words: the name, which is searched on the `PATH`, and the arguments.
  /// - Throws: ``Failure``.
  package init(_ words: [String]) throws(Failure) {
    let (ours, theirs) = try Self.started { () throws(SpawnedProcess.Failure) in
      try SpawnedProcess.connection()
    }
    defer { SpawnedProcess.close(theirs) }
    let files = [NamelessFile.open(), NamelessFile.open()]
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
            0: theirs, 1: nil, 2: files[1],
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
    // The process was not waited for, so it is killed.
    if input >= 0 {
      SpawnedProcess.close(input)
      process.kill()
      process.wait()
    }
    SpawnedProcess.close(output)
    SpawnedProcess.close(messages)
  }

  /// Writes bytes to the standard input.
  /// - Returns: whether the program read them; `false` if it has ended or closed its input.
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

  /// Closes the input and waits for the end of the program.
  /// - Returns: the bytes of the output file.
  /// - Throws: ``Failure``.
  package consuming func finish() throws(Failure) -> [UInt8] {
    SpawnedProcess.close(input)
    input = -1
    let ending = process.wait()
    guard ending == .exited(0) else {
      let last = NamelessFile.lastLine(of: messages)
      if case .killed(let signal) = ending, last.isEmpty {
        throw .failed(lastLine: "signal \(signal) ended it")
      }
      throw .failed(lastLine: last)
    }
    guard let bytes = NamelessFile.content(of: output, mostBytes: Self.mostBytes) else {
      throw .system(InputFile.reason)
    }
    return bytes
  }

  #if canImport(Darwin)
    private static let noSignal: Int32 = 0
  #else
    private static let noSignal = Int32(MSG_NOSIGNAL)
  #endif
}
