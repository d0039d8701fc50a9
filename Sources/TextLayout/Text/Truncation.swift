/// The part of a text to omit if there is too much.
public enum Truncation: String, CaseIterable, Sendable {
  /// The start of the last line.
  case head
  /// The middle of the last line.
  case middle
  /// The end of the text.
  case tail
}
