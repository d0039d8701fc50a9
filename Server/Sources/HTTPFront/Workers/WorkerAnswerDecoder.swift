internal import NIOCore
internal import SymtextSupport

/// Decodes a worker's output: lines, each followed by the number of bytes that it states.
///
/// It skips an answer that is too large, so that the worker stays.
struct WorkerAnswerDecoder: NIOSingleStepByteToMessageDecoder {
  typealias InboundOut = WorkerAnswer

  /// A reason why the output is invalid.
  enum Failure: Error { case noAnswer }

  /// The maximum length of a line; lists of symbols are long.
  static let longestLine = 16 << 20

  /// The length from which a line is read later, on another thread.
  static let longLine = 64 << 10

  /// The maximum size of a picture in bytes.
  let mostBytes: Int
  private var head: (answer: WorkerAnswer, count: Int)?
  /// The number of bytes of a picture that is too large and still arrives.
  private var skipped: (rest: Int, count: Int)?
  /// Whether the rest of a line that is too long still arrives.
  private var isSkippingLine = false
  /// The part of the incomplete line that was already searched for a line end.
  private var searched = 0

  init(mostBytes: Int) { self.mostBytes = mostBytes }

  mutating func decode(buffer: inout ByteBuffer) throws -> WorkerAnswer? {
    if let skipped { return skip(skipped, &buffer) }
    if head == nil {
      guard let line = line(&buffer) else { return nil }
      if isSkippingLine {
        isSkippingLine = false
        return .tooLarge("more than \(Self.longestLine)", most: Self.longestLine)
      }
      let (answer, count) = try Self.answer(line)
      if count > mostBytes { return skip((rest: count, count: count), &buffer) }
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
    _ skipped: (rest: Int, count: Int), _ buffer: inout ByteBuffer
  ) -> WorkerAnswer? {
    let length = min(skipped.rest, buffer.readableBytes)
    buffer.moveReaderIndex(forwardBy: length)
    let rest = skipped.rest - length
    self.skipped = rest > 0 ? (rest, skipped.count) : nil
    return rest > 0 ? nil : .tooLarge("\(skipped.count)", most: mostBytes)
  }

  /// Returns the next line, or an empty one in place of one that is too long.
  private mutating func line(_ buffer: inout ByteBuffer) -> ByteBuffer? {
    let view = buffer.readableBytesView
    guard let end = view.dropFirst(searched).firstIndex(of: UInt8(ascii: "\n")) else {
      searched = view.count
      if view.count > Self.longestLine { isSkippingLine = true }
      if isSkippingLine {
        buffer.moveReaderIndex(forwardBy: view.count)
        searched = 0
      }
      return nil
    }
    searched = 0
    let length = end - view.startIndex
    if isSkippingLine {
      buffer.moveReaderIndex(forwardBy: length + 1)
      return ByteBuffer()
    }
    let line = buffer.readSlice(length: length)
    buffer.moveReaderIndex(forwardBy: 1)
    return line
  }
}
