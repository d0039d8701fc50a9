internal import CSymtextLimitedProcess
#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import Synchronization

/// Another program that reads untrusted input: its time, its memory and its output are limited.
///
/// It is killed beyond a limit, and on Linux when the thread that runs it ends, even by a signal.
package enum LimitedProcess {
  /// The limits of a program.
  package struct Limits: Sendable {
    /// The CPU time, in milliseconds.
    package var milliseconds: Int
    /// The bytes of memory that it uses.
    package var memory: Int
    /// The bytes of its output.
    package var output: Int

    package init(milliseconds: Int, memory: Int, output: Int) {
      (self.milliseconds, self.memory, self.output) = (milliseconds, memory, output)
    }
  }

  /// The output of a program.
  package struct Output: Sendable {
    /// Its first bytes.
    package var bytes: [UInt8]
    /// Whether there are more.
    package var isCut: Bool
    /// The CPU time that it took, in milliseconds.
    package var milliseconds: Int
  }

  /// The reason why a program has no output.
  package enum Failure: Error, Equatable {
    /// The program is not on the `PATH`.
    case missing
    /// A system call failed, for a reason.
    case system(String)
    /// The program failed.
    ///
    /// Its last line on standard error may be empty.
    case failed(lastLine: String)
    /// It was killed at the limit of its time.
    case time
    /// It was killed at the limit of its memory.
    case memory
    /// It was killed at the limit of its output.
    case output
  }

  /// The address space of a program in which no allocation fails: a program may take a failed one for an empty picture.
  private static let addresses = 1 << 32
  /// The milliseconds between two looks at the memory of a program; it can use a few megabytes in each.
  private static let interval: Int32 = 5

  /// Runs a program.
  /// - Parameters:
  ///   - words: the name, which is searched on the `PATH`, and the arguments.
  ///   - input: its standard input.
  ///   - mostBytes: the most bytes to read of its output, which may be longer.
  /// - Returns: its standard output.
  /// - Throws: ``Failure``.
  package static func run(
    _ words: [String], input: [UInt8], limits: Limits, mostBytes: Int
  ) throws(Failure) -> Output {
    // Input, output and messages.
    let files = [NamelessFile.open(), NamelessFile.open(), NamelessFile.open()]
    defer { for descriptor in files where descriptor >= 0 { SpawnedProcess.close(descriptor) } }
    guard files.allSatisfy({ $0 >= 0 }), OutputFile.writeAll(input, to: files[0]),
      lseek(files[0], 0, SEEK_SET) == 0
    else { throw .system(InputFile.reason) }
    let process = try started(words, files, limits)
    var reason: Failure?
    while !limited_process_has_ended(process, interval) {
      if limited_process_memory(process) > limits.memory {
        reason = .memory
      } else if limited_process_milliseconds(process) > limits.milliseconds {
        reason = .time
      } else {
        continue
      }
      kill(process, SIGKILL)
      break
    }
    var milliseconds: Int32 = 0
    let status = unsafe limited_process_end(process, &milliseconds)
    if let reason { throw reason }
    switch status & 0x7F {
    case SIGPROF, SIGXCPU: throw .time
    case SIGXFSZ: throw .output
    case 0 where status == 0: break
    case let signal:
      let line = NamelessFile.lastLine(of: files[2])
      throw .failed(lastLine: line.isEmpty && signal > 0 ? "signal \(signal) ended it" : line)
    }
    guard let bytes = NamelessFile.start(of: files[1], mostBytes: mostBytes),
      let size = NamelessFile.size(of: files[1])
    else { throw .system(InputFile.reason) }
    return Output(bytes: bytes, isCut: size > bytes.count, milliseconds: Int(milliseconds))
  }

  private static func started(
    _ words: [String], _ files: [Int32], _ limits: Limits
  ) throws(Failure) -> pid_t {
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let code = SpawnedProcess.starting.withLock { _ in
      unsafe limited_process_start(
        &process, &arguments, files[0], files[1], files[2],
        .init(milliseconds: Int32(limits.milliseconds), memory: addresses, file: limits.output))
    }
    guard code == 0 else {
      let failure = SpawnedProcess.Failure(code: code)
      throw failure.isMissing ? .missing : .system(failure.reason)
    }
    return process
  }
}
