/// What requests may have at most.
///
/// Documentation/Server.md has them in a table.
package enum ServerLimits {
  /// Of an address, path and query together.
  package static let addressBytes = 8192
  /// Of a request's line and headers together.
  package static let headBytes = 16384
  package static let headerFields = 64
  /// Of the body of /v1/draw, and of a line of /v1/batch.
  package static let bodyBytes = 1 << 20
  /// Of the body of /v1/batch.
  package static let batchBytes = 64 << 20
  /// From the start of a connection to the end of its first request's head.
  package static let headSeconds = 10
  /// From a head to the end of its body.
  package static let bodySeconds = 30
  /// The same of /v1/batch.
  package static let batchSeconds = 600
  /// In which nothing is sent in either direction.
  package static let idleSeconds = 30
  /// Of all files of a gallery.
  package static let galleryBytes = 256 << 20
  /// How long a stop waits for requests.
  package static let stopSeconds = 10
}
