/// Which part of a text is left out where there is too much of it.
public enum Truncation: String, CaseIterable, Sendable {
  /// The start of the last line.
  case head
  /// The middle of the last line.
  case middle
  /// What comes behind it.
  case tail
}
