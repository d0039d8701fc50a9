internal import SymtextSupport

/// The user of the workers that a ``WorkerKeeper`` keeps running.
protocol WorkerOwner: AnyObject, Sendable {
  /// Whether no further worker is wanted.
  var isStopping: Bool { get }
  /// Called with a sentence when a worker fails.
  var say: @Sendable (String) -> Void { get }
  /// The time that a worker must have lived for the next to start at once; one that ended before its `hello` never has.
  var settlingTime: Duration { get }
  /// The longest pause before a start.
  var longestPause: Duration { get }
  /// Called with each event of a worker; `nil` if workers send none.
  var onEvent: (@Sendable (JSONValue) -> Void)? { get }

  /// A worker's process exists and has not yet answered.
  func didStart(_ worker: Worker)

  /// A worker has answered `hello`.
  /// - Returns: Whether it speaks the owner's protocol; it is ended otherwise.
  func take(_ worker: Worker, greeting: JSONValue) -> Bool

  func didEnd(_ worker: Worker)

  /// A worker could not start, or ended before its `hello`.
  func didFail()

  /// Counts a restart by its reason.
  func count(_ reason: String)
}

extension WorkerOwner {
  var settlingTime: Duration { .zero }
  var longestPause: Duration { StartPauses.longest }
  var onEvent: (@Sendable (JSONValue) -> Void)? { nil }
}
