/// How a gradient goes on before its first stop and behind its last one.
public enum GradientExtend: Sendable {
  /// In the colour of that stop.
  case pad
  /// With the stops again.
  case `repeat`
  /// With the stops again, every other time from the last to the first.
  case reflect

  /// The place between the first stop, 0, and the last one, 1, whose colour a place has.
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
