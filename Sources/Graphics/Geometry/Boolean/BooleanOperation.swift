/// How two shapes are combined.
public enum BooleanOperation: Sendable {
  /// What lies in either.
  case union
  /// What lies in both.
  case intersection
  /// What lies in the first and not in the second.
  case difference
}
