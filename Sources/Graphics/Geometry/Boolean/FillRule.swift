/// Which places a path's contours enclose.
public enum FillRule: Sendable {
  /// Those around which the contours turn, all turns counted with their direction.
  case nonzero
  /// Those from which a ray crosses the contours an odd number of times.
  case evenOdd
}
