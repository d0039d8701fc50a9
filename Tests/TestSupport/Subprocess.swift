import Foundation
import Glibc

/// A program's output and exit status.
package struct ProcessResult: Sendable {
  /// The exit status; −1 if a signal ended the program.
  package var status: Int32
  /// The bytes of standard output.
  package var output: [UInt8]
  /// Standard error.
  package var errorText: String

  /// Standard output as text.
  package var outputText: String { String(decoding: output, as: UTF8.self) }
}

/// Runs programs.
///
/// Their streams go to files, so that a full pipe cannot block.
package enum Subprocess {
  /// A program that could not be started or did not end.
  package struct Failure: Error, CustomStringConvertible {
    package var description: String

    package init(description: String) { self.description = description }
  }

  /// The time after which a program counts as hung.
  ///
  /// On a busy machine a program takes many times as long as alone.
  package static let mostSeconds = 1200

  /// Runs a program to its end.
  package static func run(
    _ executable: String, _ arguments: [String], input: [UInt8] = [], directory: String? = nil,
    mostSeconds: Int = Subprocess.mostSeconds
  ) throws -> ProcessResult {
    let streams = try TemporaryDirectory()
    try PackageFiles.write(input, to: streams.file("in"))
    // posix_spawn does not change the directory; `env` does.
    let words =
      directory.map { ["/usr/bin/env", "-C", $0, executable] + arguments }
      ?? [executable] + arguments
    let process = try spawn(words, streams: streams)
    let status = try wait(for: process, name: executable, mostSeconds: mostSeconds)
    return ProcessResult(
      status: status, output: try PackageFiles.bytes(streams.file("out")),
      errorText: try PackageFiles.text(streams.file("err")))
  }

  private static func spawn(_ words: [String], streams: TemporaryDirectory) throws -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    let create = O_WRONLY | O_CREAT | O_TRUNC
    unsafe posix_spawn_file_actions_addopen(&actions, 0, streams.file("in"), O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 1, streams.file("out"), create, 0o600)
    unsafe posix_spawn_file_actions_addopen(&actions, 2, streams.file("err"), create, 0o600)
    // Threads of tests block signals, and child processes would inherit that.
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let status = unsafe posix_spawn(
      &process, words[0], &actions, &attributes, &arguments, environ)
    guard status == 0 else {
      let reason = unsafe String(cString: strerror(status))
      throw Failure(description: "cannot start \(words[0]): \(reason)")
    }
    return process
  }

  private static func wait(
    for process: pid_t, name: String, mostSeconds: Int
  ) throws -> Int32 {
    var status: Int32 = 0
    for _ in 0..<mostSeconds * 500 {
      let ended = unsafe waitpid(process, &status, WNOHANG)
      if ended == process {
        return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
      }
      usleep(2000)
    }
    kill(process, SIGKILL)
    _ = unsafe waitpid(process, &status, 0)
    throw Failure(description: "\(name) did not end within \(mostSeconds) seconds")
  }
}

/// The Python of the differential tests, with fontTools and the OpenType Sanitizer.
package enum Python {
  /// The interpreter of the virtual environment that `make test` sets up.
  package static let executable = PackageFiles.path(".venv/bin/python")

  /// Runs a script of Tests/Scripts and returns its output.
  package static func run(
    _ script: String, _ arguments: [String], input: [UInt8] = []
  ) throws -> String {
    let result = try Subprocess.run(
      executable, [PackageFiles.path("Tests/Scripts/\(script)")] + arguments, input: input)
    guard result.status == 0 else {
      throw Subprocess.Failure(description: "\(script) failed: \(result.errorText)")
    }
    return result.outputText
  }
}
