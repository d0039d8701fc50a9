internal import NIOCore
internal import SymtextSupport

/// Decodes a worker's output: lines, each followed by the number of bytes that it states.
///
/// It skips an answer that is too large, so that the worker stays.
struct WorkerAnswerDecoder: NIOSingleStepByteToMessageDecoder {
  typealias InboundOut = WorkerAnswer

  /// A reason why the output is invalid.
  enum Failure: Error { case noAnswer }

  /// Limits of an answer in bytes.
  struct Limits: Sendable {
    /// The maximum length of a line.
    var line: Int
    /// The maximum size of a picture.
    var picture: Int
  }

  /// The length from which a line is read later, on another thread.
  static let longLine = 64 << 10

  private let limits: Limits
  private var head: (answer: WorkerAnswer, count: Int)?
  /// A picture that is too large and of which bytes still arrive.
  private var skipped: SkippedPicture?
  /// A line that is too long and whose rest still arrives.
  private var skippedLine: SkippedLine?
  /// The part of the incomplete line that was already searched for a line end.
  private var searched = 0

  private struct SkippedPicture {
    /// The number of its bytes, and of those that still arrive.
    var count: Int
    var rest: Int
    /// The number of the request.
    var id: Int?
  }

  private struct SkippedLine {
    /// The number of the request, if the line begins with it.
    var id: Int?
  }

  init(_ limits: Limits) { self.limits = limits }

  mutating func decode(buffer: inout ByteBuffer) throws -> WorkerAnswer? {
    if let skipped { return skip(skipped, &buffer) }
    if head == nil {
      guard let line = line(&buffer) else { return nil }
      if let skippedLine {
        self.skippedLine = nil
        return .tooLarge("more than \(limits.line)", most: limits.line, id: skippedLine.id)
      }
      let (answer, count) = try Self.answer(line)
      if count > limits.picture {
        let id = answer.head["id"]?.integer
        return skip(SkippedPicture(count: count, rest: count, id: id), &buffer)
      }
      head = (answer, count)
    }
    guard let head, let bytes = buffer.readSlice(length: head.count) else { return nil }
    self.head = nil
    var answer = head.answer
    answer.bytes = bytes
    return answer
  }

  /// Returns an answer without its bytes, and their number.
  private static func answer(_ line: ByteBuffer) throws -> (WorkerAnswer, count: Int) {
    if line.readableBytes >= longLine {
      guard let outline = AnswerOutline(line, measuresResult: false) else {
        throw Failure.noAnswer
      }
      return (WorkerAnswer(unread: line, id: outline.id), outline.byteCount)
    }
    let value = try JSONReader.value(Array(line.readableBytesView), keepsNumerals: true)
    guard value.members != nil else { throw Failure.noAnswer }
    let count = value["bytes"]?.integer ?? 0
    guard count >= 0 else { throw Failure.noAnswer }
    return (WorkerAnswer(head: value), count)
  }

  mutating func decodeLast(buffer: inout ByteBuffer, seenEOF: Bool) throws -> WorkerAnswer? {
    try decode(buffer: &buffer)
  }

  /// Drops bytes of a picture that is too large.
  /// - Returns: An error in its place, once all have arrived.
  private mutating func skip(
    _ skipped: SkippedPicture, _ buffer: inout ByteBuffer
  ) -> WorkerAnswer? {
    var skipped = skipped
    let length = min(skipped.rest, buffer.readableBytes)
    buffer.moveReaderIndex(forwardBy: length)
    skipped.rest -= length
    self.skipped = skipped.rest > 0 ? skipped : nil
    return skipped.rest > 0
      ? nil : .tooLarge("\(skipped.count)", most: limits.picture, id: skipped.id)
  }

  /// Returns the next line, or an empty one in place of one that is too long.
  private mutating func line(_ buffer: inout ByteBuffer) -> ByteBuffer? {
    let view = buffer.readableBytesView
    guard let end = view.dropFirst(searched).firstIndex(of: UInt8(ascii: "\n")) else {
      searched = view.count
      if skippedLine == nil, view.count > limits.line {
        skippedLine = SkippedLine(id: AnswerOutline.id(atStartOf: view))
      }
      if skippedLine != nil {
        buffer.moveReaderIndex(forwardBy: view.count)
        searched = 0
      }
      return nil
    }
    searched = 0
    let length = end - view.startIndex
    if skippedLine != nil {
      buffer.moveReaderIndex(forwardBy: length + 1)
      return ByteBuffer()
    }
    let line = buffer.readSlice(length: length)
    buffer.moveReaderIndex(forwardBy: 1)
    return line
  }
}
