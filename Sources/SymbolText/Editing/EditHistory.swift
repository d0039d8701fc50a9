internal import SymtextTextLayout

/// The steps that can be undone and redone.
struct EditHistory: Sendable {
  /// The most steps that are kept.
  static let mostSteps = 1000
  /// The most bytes of text in the steps that are kept; the last one is kept at any length.
  static let mostBytes = 1 << 24

  private(set) var undone: [EditStep] = []
  private(set) var done: [EditStep] = []
  /// The number of steps made since the start, also of those that are no longer kept.
  private(set) var count = 0
  /// Whether the next change begins another step.
  var isSealed = true
  private var utf8Count = 0

  /// Records a change: as a part of the last step if it continues that.
  mutating func record(
    _ change: EditStep.Change, kind: EditStep.Kind, from before: TextSelection,
    to after: TextSelection
  ) {
    undone = []
    utf8Count += change.removed.utf8Count + change.inserted.utf8Count
    if !isSealed, !done.isEmpty, done[done.count - 1].extend(by: change, kind: kind) {
      done[done.count - 1].selectionAfter = after
    } else {
      push(EditStep(kind: kind, changes: [change], selectionBefore: before, selectionAfter: after))
    }
    isSealed = false
    trim()
  }

  /// Merges all steps made since there was a number of them.
  mutating func mergeSteps(since count: Int) {
    isSealed = true
    let made = min(self.count - count, done.count)
    guard made > 1 else { return }
    let merged = done.suffix(made)
    let step = EditStep(
      kind: .other, changes: merged.flatMap(\.changes),
      selectionBefore: merged[merged.startIndex].selectionBefore,
      selectionAfter: merged[merged.endIndex - 1].selectionAfter)
    done.removeLast(made)
    self.count -= made
    push(step)
  }

  /// Moves the last step to those that can be redone.
  mutating func moveToUndone() {
    guard let step = done.popLast() else { return }
    count -= 1
    utf8Count -= step.utf8Count
    undone.append(step)
    isSealed = true
  }

  /// Moves the step undone last back.
  mutating func moveToDone() {
    guard let step = undone.popLast() else { return }
    utf8Count += step.utf8Count
    push(step)
    isSealed = true
  }

  private mutating func push(_ step: EditStep) {
    done.append(step)
    count += 1
  }

  private mutating func trim() {
    var count = 0
    var rest = utf8Count
    while done.count - count > 1, done.count - count > Self.mostSteps || rest > Self.mostBytes {
      rest -= done[count].utf8Count
      count += 1
    }
    guard count > 0 else { return }
    done.removeFirst(count)
    utf8Count = rest
  }
}
