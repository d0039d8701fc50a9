package import NIOCore
package import SymtextSupport

/// A worker's answer: a line, followed by the picture's bytes.
package struct WorkerAnswer: Sendable {
  /// The line.
  package var head: JSONValue
  /// The picture; the line states its length.
  package var bytes: ByteBuffer
  /// Whether it is an error in place of an answer that was too large, whose number may be unknown.
  package var isReplaced = false

  package init(head: JSONValue, bytes: ByteBuffer = ByteBuffer()) {
    self.head = head
    self.bytes = bytes
  }

  /// Returns an error in place of an answer that is too large.
  /// - Parameter size: Its number of bytes.
  static func tooLarge(_ size: String, most: Int) -> WorkerAnswer {
    let message =
      "the answer has \(size) bytes; at most \(most) are sent: ask for a smaller picture, or divide the text"
    var answer = WorkerAnswer(
      head: .object([
        ("status", "error"),
        (
          "error",
          .object([
            ("code", "answer-too-large"), ("exit", .integer(65)), ("message", .string(message)),
          ])
        ),
      ]))
    answer.isReplaced = true
    return answer
  }
}
