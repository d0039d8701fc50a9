internal import NIOConcurrencyHelpers
internal import SymtextSupport

/// A process of ours that reads requests and writes answers.
final class WorkerProcess: Sendable {
  /// Descriptors that whoever starts it closes.
  struct Pipes {
    /// What is written here becomes its standard input.
    var input: CInt
    /// Its standard output is read here.
    var output: CInt
  }

  private let process: SpawnedProcess
  private let ending = NIOLockedValueBox<SpawnedProcess.Ending?>(nil)

  private init(_ process: SpawnedProcess) { self.process = process }

  /// Starts a program, which is looked for in `PATH` when its name has no slash.
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

  /// Waits until it has ended: for a thread of its own.
  func waitForEnd() -> SpawnedProcess.Ending {
    process.awaitEnd()
    // Until it is taken away here, its number belongs to no other process.
    return ending.withLockedValue { ending in
      let known = ending ?? process.wait()
      ending = known
      return known
    }
  }

  /// Ends it at once, if it is still there.
  func kill() { ending.withLockedValue { if $0 == nil { process.kill() } } }
}
