internal import NIOCore

/// Options and limits of workers.
package struct WorkerOptions: Sendable {
  /// The program and its arguments.
  package var command: [String]
  /// The number of processes.
  package var count: Int
  /// The time limit of a drawing, in seconds; a slower worker is killed.
  package var drawSeconds: Double
  /// The maximum number of waiting requests.
  package var queueLimit: Int
  /// The maximum wait of a request, in seconds.
  package var queueSeconds: Double
  /// The maximum size of a picture in bytes.
  package var answerBytes = 64 << 20
  /// The time limit from a worker's start to its `hello`.
  var startTime = TimeAmount.seconds(20)
  /// The maximum length of a line in bytes; lists of symbols are long.
  package var lineBytes = 16 << 20

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

  var answerLimits: WorkerAnswerDecoder.Limits {
    .init(line: lineBytes, picture: answerBytes)
  }

  var drawTime: TimeAmount { .milliseconds(Int64(drawSeconds * 1000)) }

  /// The number of workers that a request is given to, if they end while drawing it.
  static let attempts = 3
}
