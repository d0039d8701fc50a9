internal import NIOConcurrencyHelpers
internal import SymtextSupport

/// A child process that reads requests and writes answers.
final class WorkerProcess: Sendable {
  /// Descriptors that the caller must close.
  struct Pipes {
    /// The write end of its standard input.
    var input: CInt
    /// The read end of its standard output.
    var output: CInt
  }

  private let process: SpawnedProcess
  private let ending = NIOLockedValueBox<SpawnedProcess.Ending?>(nil)

  private init(_ process: SpawnedProcess) { self.process = process }

  /// Starts a program; searches `PATH` if the name has no slash.
  static func start(
    _ words: [String]
  ) throws(SpawnedProcess.Failure) -> (process: WorkerProcess, pipes: Pipes) {
    let requests = try SpawnedProcess.pipe()
    defer { SpawnedProcess.close(requests.reading) }
    do throws(SpawnedProcess.Failure) {
      let answers = try SpawnedProcess.pipe()
      defer { SpawnedProcess.close(answers.writing) }
      do throws(SpawnedProcess.Failure) {
        let process = try SpawnedProcess(
          words, files: [0: requests.reading, 1: answers.writing], isApart: true)
        return (WorkerProcess(process), Pipes(input: requests.writing, output: answers.reading))
      } catch {
        SpawnedProcess.close(answers.reading)
        throw error
      }
    } catch {
      SpawnedProcess.close(requests.writing)
      throw error
    }
  }

  /// Waits until the process has ended.
  ///
  /// Blocks: call it on a separate thread.
  func waitForEnd() -> SpawnedProcess.Ending {
    process.awaitEnd()
    // Until the process is reaped here, no other process can have its number.
    return ending.withLockedValue { ending in
      let known = ending ?? process.wait()
      ending = known
      return known
    }
  }

  /// Its resident memory; `nil` if it has ended.
  var residentBytes: Int? {
    ending.withLockedValue { $0 == nil ? process.residentBytes : nil }
  }

  /// Kills the process if it is still running.
  func kill() { ending.withLockedValue { if $0 == nil { process.kill() } } }
}
