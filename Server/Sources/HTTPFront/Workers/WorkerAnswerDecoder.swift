internal import NIOCore
internal import SymtextSupport

/// Decodes a worker's output: lines, each followed by the number of bytes that it states.
struct WorkerAnswerDecoder: NIOSingleStepByteToMessageDecoder {
  typealias InboundOut = WorkerAnswer

  /// A reason why the output is invalid.
  enum Failure: Error { case noAnswer, lineTooLong, tooLarge }

  /// The maximum length of a line; lists of symbols are long.
  static let longestLine = 16 << 20
  /// The maximum size of a picture in bytes.
  static let mostBytes = 256 << 20

  private var head: (line: JSONValue, count: Int)?
  /// The part of the incomplete line that was already searched for a line end.
  private var searched = 0

  mutating func decode(buffer: inout ByteBuffer) throws -> WorkerAnswer? {
    if head == nil {
      guard let line = try line(&buffer) else { return nil }
      let value = try JSONReader.value(line, keepsNumerals: true)
      guard value.members != nil else { throw Failure.noAnswer }
      let count = value["bytes"]?.integer ?? 0
      guard count >= 0, count <= Self.mostBytes else { throw Failure.tooLarge }
      head = (value, count)
    }
    guard let (line, count) = head, let bytes = buffer.readSlice(length: count) else { return nil }
    head = nil
    return WorkerAnswer(head: line, bytes: bytes)
  }

  mutating func decodeLast(buffer: inout ByteBuffer, seenEOF: Bool) throws -> WorkerAnswer? {
    try decode(buffer: &buffer)
  }

  private mutating func line(_ buffer: inout ByteBuffer) throws -> [UInt8]? {
    let view = buffer.readableBytesView
    guard let end = view.dropFirst(searched).firstIndex(of: UInt8(ascii: "\n")) else {
      searched = view.count
      guard view.count <= Self.longestLine else { throw Failure.lineTooLong }
      return nil
    }
    searched = 0
    let length = end - view.startIndex
    let line = buffer.readBytes(length: length)
    buffer.moveReaderIndex(forwardBy: 1)
    return line
  }
}
