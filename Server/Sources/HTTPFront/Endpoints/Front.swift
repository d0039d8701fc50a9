internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import SymtextSupport

/// All that answers requests.
struct Front: Sendable {
  let options: ServerOptions
  let pool: WorkerPool
  let measures: Measures
  let cache: AnswerCache
  let keys: SigningKeys?
  let fonts: FontFiles
  let gallery: StaticFiles
  /// Seconds since 1970.
  let now: @Sendable () -> Int

  /// What workers have said.
  func hello() throws(Problem) -> Hello {
    guard let hello = pool.hello else {
      throw Problem(
        .serviceUnavailable, code: "starting",
        "no process that draws has started yet; try again in a second", retryAfter: 1)
    }
    return hello
  }

  /// Asks a worker, and takes its errors for problems.
  func ask(_ request: DrawRequest) async throws(Problem) -> WorkerAnswer {
    let start = ContinuousClock.now
    let answer: WorkerAnswer
    do throws(WorkerFailure) {
      answer = try await pool.ask(request.line)
    } catch {
      throw Problem(error, drawSeconds: options.workers.drawSeconds)
    }
    measures.drew(request.command, seconds: (ContinuousClock.now - start).seconds)
    guard answer.head["status"]?.string == "ok" else {
      throw Problem(workerError: answer.head["error"] ?? .null)
    }
    return answer
  }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
