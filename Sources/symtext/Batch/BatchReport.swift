internal import CommandSupport
internal import Synchronization

/// Says how far a batch is, and what is wrong with its lines, in their order whichever thread is first.
final class BatchReport: Sendable {
  /// What has come of an item.
  enum Outcome: Sendable {
    case made(BatchEntry, notes: [String])
    /// It was there already.
    case known(BatchEntry)
    case failed(CommandError)
  }

  /// What a batch has come to.
  struct Summary {
    var entries: [BatchEntry] = []
    var made = 0
    var known = 0
    var badLines = 0
    /// Of the worst failure; 0 when there is none.
    var status: Int32 = 0
  }

  private struct State {
    var outcomes: [Outcome?]
    var next = 0
    var done = 0
    var summary = Summary()
    var lastBadLine = 0
    var lastSaid = ""
  }

  private let name: String
  private let lines: [Int]
  private let showsProgress = File.isErrorTerminal
  private let state: Mutex<State>

  /// - Parameters:
  ///   - name: of the file that is read.
  ///   - lines: of each item.
  init(name: String, lines: [Int]) {
    self.name = name
    self.lines = lines
    state = Mutex(State(outcomes: Array(repeating: nil, count: lines.count)))
  }

  /// Takes what has come of an item.
  func finish(_ index: Int, _ outcome: Outcome) {
    state.withLock { state in
      state.outcomes[index] = outcome
      state.done += 1
      while state.next < lines.count, let outcome = state.outcomes[state.next] {
        tell(outcome, line: lines[state.next], &state)
        state.outcomes[state.next] = nil
        state.next += 1
      }
      showProgress(state.done)
    }
  }

  /// What all has come to, after the last item.
  var summary: Summary {
    if showsProgress { File.write(toError: Self.clearing) }
    return state.withLock { $0.summary }
  }

  private func tell(_ outcome: Outcome, line: Int, _ state: inout State) {
    switch outcome {
    case .made(let entry, let notes):
      state.summary.entries.append(entry)
      state.summary.made += 1
      for note in notes { say(note, line: line, &state) }
    case .known(let entry):
      state.summary.entries.append(entry)
      state.summary.known += 1
    case .failed(let error):
      if line != state.lastBadLine { state.summary.badLines += 1 }
      state.lastBadLine = line
      let isUnwritten = error.status == CommandError.cannotCreate("").status
      if isUnwritten || state.summary.status == 0 {
        state.summary.status = isUnwritten ? error.status : CommandError.badData("").status
      }
      say(error.description, line: line, &state)
    }
  }

  /// Says a thing once of all images of a line.
  private func say(_ sentence: String, line: Int, _ state: inout State) {
    let text = "\(name):\(line): \(sentence)"
    guard text != state.lastSaid else { return }
    state.lastSaid = text
    if showsProgress { File.write(toError: Self.clearing) }
    File.note(text)
  }

  private func showProgress(_ done: Int) {
    guard showsProgress, done.isMultiple(of: max(lines.count / 100, 1)) else { return }
    File.write(toError: "\r\(done) of \(lines.count) images")
  }

  private static let clearing = "\r\u{1B}[K"
}
