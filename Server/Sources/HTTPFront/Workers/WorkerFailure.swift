/// Why there is no answer of a worker.
package enum WorkerFailure: Error, Equatable {
  /// Too many requests wait.
  case busy
  /// The draw took longer than it may; its worker was killed.
  case deadline
  /// The worker ended, or wrote what is no answer.
  case ended
  /// The server stops.
  case stopping
}
