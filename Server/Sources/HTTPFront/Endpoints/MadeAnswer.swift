internal import NIOCore

/// The answer to a line of a batch.
struct MadeAnswer: Sendable {
  /// The line's number.
  var number: Int
  var bytes: ByteBuffer
  /// Whether it has a picture or a result instead of an error.
  var isMade: Bool
  /// Its share of the memory for answers, until it is written.
  var share: AnswerRoom.Share?
}
