/// Which side of the width lines keep to.
public enum Alignment: String, CaseIterable, Sendable {
  /// The side where reading starts.
  case start
  /// The middle.
  case center
  /// The side where reading ends.
  case end
}
