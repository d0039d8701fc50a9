/// The reason why a worker gave no answer.
package enum WorkerFailure: Error, Equatable {
  /// The queue is full.
  case busy
  /// The drawing exceeded its time limit; its worker was killed.
  case deadline
  /// The worker ended, or its output was invalid.
  case ended
  /// The server is stopping.
  case stopping
}
