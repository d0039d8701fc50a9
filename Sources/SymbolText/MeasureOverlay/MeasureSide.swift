/// The side of an edge on which a hairline lies.
enum MeasureSide: Sendable {
  /// Above a horizontal line, or inside a box.
  case inside
  /// Below a horizontal line, or outside a box.
  case outside
}
