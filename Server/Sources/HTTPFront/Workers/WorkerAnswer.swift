package import NIOCore
package import SymtextSupport

/// A worker's answer: a line, followed by the picture's bytes.
package struct WorkerAnswer: Sendable {
  /// The line.
  package var head: JSONValue
  /// The picture; the line states its length.
  package var bytes: ByteBuffer
  /// The value of the line's member `result`, which the head then lacks: JSON that is sent on as it is.
  package var result: ByteBuffer?
  /// A long line that is not read yet; ``readLine(keepsResult:)`` does it.
  private(set) var unread: ByteBuffer?

  package init(head: JSONValue, bytes: ByteBuffer = ByteBuffer()) {
    self.head = head
    self.bytes = bytes
  }

  /// Makes an answer with a line that is read later.
  init(unread line: ByteBuffer, id: Int?) {
    self.init(head: .object(id.map { [("id", .integer($0))] } ?? []))
    unread = line
  }

  /// Reads the line.
  ///
  /// Call it on a thread on which no connection waits.
  /// - Parameter keepsResult: Whether the result stays JSON, which takes a tenth of the memory of its values.
  func readLine(keepsResult: Bool) throws -> WorkerAnswer {
    guard let line = unread else { return self }
    var answer = self
    answer.unread = nil
    var bytes = Array(line.readableBytesView)
    if keepsResult, let range = AnswerOutline(line, measuresResult: true)?.result {
      answer.result = ByteBuffer(bytes: bytes[range])
      bytes.replaceSubrange(range, with: "null".utf8)
    }
    answer.head = try JSONReader.value(bytes, keepsNumerals: true)
    guard answer.head.members != nil else { throw WorkerAnswerDecoder.Failure.noAnswer }
    return answer
  }

  /// Returns an error in place of an answer that is too large.
  /// - Parameters:
  ///   - size: Its number of bytes.
  ///   - id: The number of its request.
  static func tooLarge(_ size: String, most: Int, id: Int?) -> WorkerAnswer {
    let message =
      "the answer has \(size) bytes; at most \(most) are sent: ask for a smaller picture, or divide the text"
    return WorkerAnswer(
      head: .object([
        ("id", id.map { .integer($0) } ?? .null),
        ("status", "error"),
        (
          "error",
          .object([
            ("code", "answer-too-large"), ("exit", .integer(65)), ("message", .string(message)),
          ])
        ),
      ]))
  }
}
