internal import SymtextTextLayout

/// A step of undo.
struct EditStep: Sendable {
  /// A replaced part of the text.
  struct Change: Sendable {
    /// The start of the part, in UTF-8 bytes.
    var start: Int
    var removed: StyledText
    var inserted: StyledText

    /// The part in the text after the change.
    var range: Range<Int> { start..<start + inserted.utf8Count }
    /// The part in the text before the change.
    var removedRange: Range<Int> { start..<start + removed.utf8Count }
  }

  /// The kinds of steps that grow by neighbouring changes.
  enum Kind: Sendable {
    /// Characters typed one after the other.
    case typing
    /// Characters deleted one after the other.
    case deleting
    /// A step that does not grow.
    case other
  }

  let kind: Kind
  /// In the order in which they were made.
  var changes: [Change]
  var selectionBefore: TextSelection
  var selectionAfter: TextSelection

  /// The length of its texts, in bytes.
  var utf8Count: Int {
    changes.reduce(0) { $0 + $1.removed.utf8Count + $1.inserted.utf8Count }
  }

  /// Merges a change that continues the last one.
  /// - Returns: whether it does.
  mutating func extend(by change: Change, kind: Kind) -> Bool {
    guard kind == self.kind, kind != .other, var last = changes.popLast() else { return false }
    defer { changes.append(last) }
    switch kind {
    case .typing where change.removed.utf8Count == 0 && change.start == last.range.upperBound:
      last.inserted.append(change.inserted)
    case .deleting where change.removedRange.upperBound == last.start:
      var removed = change.removed
      removed.append(last.removed)
      last.removed = removed
      last.start = change.start
    case .deleting where change.start == last.start: last.removed.append(change.removed)
    default: return false
    }
    return true
  }
}
