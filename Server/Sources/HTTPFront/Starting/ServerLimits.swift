/// Limits of requests.
///
/// Documentation/Server.md has them in a table.
package enum ServerLimits {
  /// The size of an address, path and query together.
  package static let addressBytes = 8192
  /// The size of a request's line and headers together.
  package static let headBytes = 16384
  package static let headerFields = 64
  /// The size of the body of /v1/draw, and of a line of /v1/batch.
  package static let bodyBytes = 1 << 20
  /// The size of the body of /v1/batch.
  package static let batchBytes = 64 << 20
  /// The size of the body of a signed /v1/batch, which is kept in memory until its hash is checked.
  package static let signedBatchBytes = 8 << 20
  /// The total size of the answers that clients have not received completely.
  package static let unsentBytes = 256 << 20
  /// The time from the start of a connection to the end of its first request's head.
  package static let headSeconds = 10
  /// The time from a head to the end of its body.
  package static let bodySeconds = 30
  /// The time from a head of /v1/batch to the end of its body.
  package static let batchSeconds = 600
  /// The time without traffic in either direction.
  package static let idleSeconds = 30
  /// The total size of a gallery's files.
  package static let galleryBytes = 256 << 20
  /// The time that a stop waits for running requests.
  package static let stopSeconds = 10
}
