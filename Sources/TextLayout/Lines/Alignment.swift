/// The alignment of lines in the column.
public enum Alignment: String, CaseIterable, Sendable {
  /// The side where reading starts.
  case start
  /// The middle.
  case center
  /// The side where reading ends.
  case end
  /// Both sides: spaces grow, except in the last line of a paragraph.
  case justify
}
