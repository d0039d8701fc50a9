internal import NIOCore

/// How workers are started, and what they may take.
package struct WorkerOptions: Sendable {
  /// The program and its arguments.
  package var command: [String]
  /// How many processes there are.
  package var count: Int
  /// How long one may draw, in seconds, before it is killed.
  package var drawSeconds: Double
  /// How many requests wait at most.
  package var queueLimit: Int
  /// How long a request waits at most, in seconds.
  package var queueSeconds: Double

  package init(
    command: [String], count: Int, drawSeconds: Double = 2, queueLimit: Int = 128,
    queueSeconds: Double = 10
  ) {
    self.command = command
    self.count = count
    self.drawSeconds = drawSeconds
    self.queueLimit = queueLimit
    self.queueSeconds = queueSeconds
  }

  var drawTime: TimeAmount { .milliseconds(Int64(drawSeconds * 1000)) }

  /// How long one may take until it has said hello.
  static let startTime = TimeAmount.seconds(20)
  /// How many workers a request is given to, when they end under it.
  static let attempts = 3
}
