/// A boolean operation on two shapes.
public enum BooleanOperation: Sendable {
  /// The area of either shape.
  case union
  /// The area of both shapes.
  case intersection
  /// The area of the first shape outside the second.
  case difference
}
