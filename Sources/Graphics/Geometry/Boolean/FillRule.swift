/// The rule that decides which points a path encloses.
public enum FillRule: Sendable {
  /// Points with a winding number other than 0.
  case nonzero
  /// Points from which a ray crosses the contours an odd number of times.
  case evenOdd
}
