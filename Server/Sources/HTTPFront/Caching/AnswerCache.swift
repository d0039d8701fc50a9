internal import NIOConcurrencyHelpers
internal import SymtextSupport

/// A cache of answers.
///
/// Concurrent requests for the same answer wait for one drawing of it.
final class AnswerCache: Sendable {
  typealias Outcome = Result<Answer, Problem>

  private struct State: Sendable {
    var answers: LRUCache<ExactText, Answer>
    var drawing: [ExactText: [CheckedContinuation<Outcome?, Never>]] = [:]
    var addresses: LRUCache<ExactText, KnownAddress>
  }

  private let state: NIOLockedValueBox<State>
  private let measures: Measures

  /// - Parameter limit: The size limit in bytes; 0 turns the cache off.
  init(limit: Int, measures: Measures) {
    state = NIOLockedValueBox(
      State(answers: LRUCache(limit: limit), addresses: LRUCache(limit: limit / 16)))
    self.measures = measures
  }

  /// Returns the key of a request's answer: a hash in place of a long request, whose comparison would take longer than
  /// other requests may wait.
  static func key(_ request: DrawRequest, identity: String) -> String {
    let key = request.cacheKey
    return key.utf8.count < QueueLane.largeBytes
      ? identity + key : "\(identity)#\(SignedBody.hash(key.utf8))"
  }

  /// Returns a cached answer.
  func answer(_ key: String) -> Answer? {
    let answer = state.withLockedValue { $0.answers.value(ExactText(key)) }
    if answer != nil { measures.hit() }
    return answer
  }

  /// Replaces an answer, as by one with a compressed body.
  func keep(_ answer: Answer, for key: String) {
    state.withLockedValue {
      $0.answers.insert(answer, for: ExactText(key), cost: answer.cost + key.utf8.count)
    }
  }

  /// Returns an earlier request's address and its answer, if both are still cached.
  func known(_ address: String, identity: String) -> (address: KnownAddress, answer: Answer)? {
    let known = state.withLockedValue { state -> (address: KnownAddress, answer: Answer)? in
      guard let address = state.addresses.value(ExactText(address)),
        address.identity == identity,
        let answer = state.answers.value(ExactText(address.key))
      else { return nil }
      return (address, answer)
    }
    if known != nil { measures.hit() }
    return known
  }

  /// Stores the meaning of an address.
  func keep(_ known: KnownAddress, for address: String) {
    state.withLockedValue {
      $0.addresses.insert(known, for: ExactText(address), cost: known.cost + address.utf8.count)
    }
  }

  /// Returns the cached answer, waits for one that is being drawn, or draws it.
  func answer(
    _ key: String, draw: () async throws(Problem) -> Answer
  ) async throws(Problem) -> Answer {
    let key = ExactText(key)
    if let outcome = await outcome(key) { return try outcome.get() }
    measures.missed()
    let outcome: Outcome
    do throws(Problem) { outcome = .success(try await draw()) } catch { outcome = .failure(error) }
    let waiting = state.withLockedValue { state in
      if case .success(let answer) = outcome {
        state.answers.insert(answer, for: key, cost: answer.cost + key.string.utf8.count)
        measures.cached(count: state.answers.count, bytes: state.answers.cost)
      }
      return state.drawing.removeValue(forKey: key) ?? []
    }
    for continuation in waiting { continuation.resume(returning: outcome) }
    return try outcome.get()
  }

  /// - Returns: The answer of the cache or of another caller; `nil` when the caller must draw it.
  private func outcome(_ key: ExactText) async -> Outcome? {
    await withCheckedContinuation { (continuation: CheckedContinuation<Outcome?, Never>) in
      enum Place { case there(Answer), drawing, nowhere }
      let place: Place = state.withLockedValue { state in
        if let answer = state.answers.value(key) { return .there(answer) }
        guard state.drawing[key] != nil else {
          state.drawing[key] = []
          return .nowhere
        }
        state.drawing[key]?.append(continuation)
        return .drawing
      }
      switch place {
      case .there(let answer):
        measures.hit()
        continuation.resume(returning: .success(answer))
      case .drawing: measures.joined()
      case .nowhere: continuation.resume(returning: nil)
      }
    }
  }
}
