internal import DequeModule
internal import NIOCore

/// Puts answers, which come as they are made, into the order of their lines.
struct AnswerOrder {
  private var expected = Deque<Int>()
  private var early: [Int: ByteBuffer] = [:]

  /// How many have not come out yet.
  var waiting: Int { expected.count }

  /// The next line; numbers rise.
  mutating func expect(_ number: Int) { expected.append(number) }

  /// Those answers that can come out now that this one is there.
  mutating func add(_ answer: ByteBuffer, number: Int) -> [ByteBuffer] {
    early[number] = answer
    var answers: [ByteBuffer] = []
    while let next = expected.first, let answer = early.removeValue(forKey: next) {
      answers.append(answer)
      expected.removeFirst()
    }
    return answers
  }
}
