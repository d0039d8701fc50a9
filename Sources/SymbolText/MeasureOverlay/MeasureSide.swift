/// On which side of an edge a hairline lies.
enum MeasureSide: Sendable {
  /// Of a level line above it, of a box within it.
  case inside
  /// Of a level line below it, of a box around it.
  case outside
}
