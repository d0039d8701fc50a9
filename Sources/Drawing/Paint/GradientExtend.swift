/// The colours of a gradient before its first stop and after its last one.
public enum GradientExtend: Sendable {
  /// The colour of the nearest stop.
  case pad
  /// The stops, repeated.
  case `repeat`
  /// The stops, repeated in alternating directions.
  case reflect

  /// Maps an unbounded place to the place with its colour, between the first stop, 0, and the last one, 1.
  @inline(__always)
  func place(_ place: Double) -> Double {
    switch self {
    case .pad: return min(max(place, 0), 1)
    case .repeat: return place - place.rounded(.down)
    case .reflect:
      let part = place - 2 * (place / 2).rounded(.down)
      return part > 1 ? 2 - part : part
    }
  }
}
