internal import DequeModule

/// Sorts answers, which arrive in any order, into the order of their lines.
struct AnswerOrder {
  private var expected = Deque<Int>()
  private var early: [Int: MadeAnswer] = [:]

  /// The number of answers not yet returned.
  var waiting: Int { expected.count }

  /// Announces the next line; numbers must ascend.
  mutating func expect(_ number: Int) { expected.append(number) }

  /// Adds an answer and returns all answers that are now in order.
  mutating func add(_ answer: MadeAnswer) -> [MadeAnswer] {
    early[answer.number] = answer
    var answers: [MadeAnswer] = []
    while let next = expected.first, let answer = early.removeValue(forKey: next) {
      answers.append(answer)
      expected.removeFirst()
    }
    return answers
  }
}
