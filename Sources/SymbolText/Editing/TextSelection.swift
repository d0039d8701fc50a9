public import SymtextTextLayout

/// The selected part of an edited text; empty for a caret.
public struct TextSelection: Hashable, Sendable {
  /// The end that stays when the selection is extended, in UTF-8 bytes from the start of the text.
  public var anchor: Int
  /// The end that moves, at which the caret is.
  public var head: TextPosition

  /// Makes a selection.
  public init(anchor: Int, head: TextPosition) {
    self.anchor = anchor
    self.head = head
  }

  /// Makes a caret.
  public init(at position: TextPosition) { self.init(anchor: position.offset, head: position) }

  /// Selects a range.
  public init(_ range: Range<Int>) {
    self.init(anchor: range.lowerBound, head: TextPosition(range.upperBound, affinity: .upstream))
  }

  /// The selected bytes.
  public var range: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }

  /// Whether nothing is selected, so that there is a caret only.
  public var isEmpty: Bool { anchor == head.offset }
}
