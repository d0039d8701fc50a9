internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import SymtextSupport

/// The shared state of all requests.
struct Front: Sendable {
  let options: ServerOptions
  let pool: WorkerPool
  let measures: Measures
  let cache: AnswerCache
  /// The memory for answers.
  let room: AnswerRoom
  let keys: SigningKeys?
  let fonts: FontFiles
  let gallery: StaticFiles
  /// `nil` if requests are not logged.
  let log: AccessLog?
  /// Returns the time in seconds since 1970.
  let now: @Sendable () -> Int

  /// Returns the commands and version that the workers reported.
  func hello() throws(Problem) -> Hello {
    guard let hello = pool.hello else {
      throw Problem(
        .serviceUnavailable, code: "starting",
        "no worker process has started yet; try again in a second", retryAfter: 1)
    }
    return hello
  }

  /// Asks a worker and turns its errors into problems.
  /// - Parameters:
  ///   - isBatch: Whether it is a line of a batch, before which single requests are drawn.
  ///   - keepsResult: Whether a long result stays JSON, in ``WorkerAnswer/result``.
  func ask(
    _ request: DrawRequest, isBatch: Bool = false, keepsResult: Bool = false
  ) async throws(Problem) -> WorkerAnswer {
    let start = ContinuousClock.now
    let answer: WorkerAnswer
    do throws(WorkerFailure) {
      answer = try await pool.ask(
        request.line, in: QueueLane(request, isBatch: isBatch), keepsResult: keepsResult)
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

extension Front {
  /// Asks a worker for an answer to send.
  /// - Parameter compresses: Whether a long text is compressed, too.
  func drawn(
    _ request: DrawRequest, format: String, tag: EntityTag?, compresses: Bool = true
  ) async throws(Problem) -> Answer {
    let answer = try await ask(request, keepsResult: true)
    return try await kept(Answer(answer, format: format, tag: tag), compresses: compresses)
  }

  /// Compresses a long text, and takes the memory for an answer.
  func kept(_ answer: Answer, compresses: Bool = true) async throws(Problem) -> Answer {
    var answer = answer
    if compresses { await answer.compressLongText() }
    answer.share = try room.take(answer.cost)
    return answer
  }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
