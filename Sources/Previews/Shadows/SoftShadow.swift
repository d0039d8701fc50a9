internal import SymtextGraphics

/// A soft shadow that resembles a blurred one, with an offset downwards and a falloff at the edge.
///
/// It is drawn as overlapping shapes or as an image, so that all formats look the same. Coordinates are in points, y
/// down.
struct SoftShadow {
  /// The falloff at the edge of the shape, to both sides.
  enum Edge {
    /// No falloff. The shadow extends beyond its shape by the drop.
    case sharp
    /// No falloff. The shadow is its shape.
    case hard
    /// A Gaussian blur.
    case blurred(deviation: Double)
    /// A smoothstep, close to a Gaussian.
    case smooth(reach: Double)
    /// A smoothstep to the power of 1.5, softer outside, like a blurred corner.
    case feathered(reach: Double)
  }

  /// The colour where it is darkest.
  var color = Color.black
  var edge: Edge
  /// The offset downwards.
  var drop: Double

  /// The distance from its shape to its end.
  var reach: Double {
    switch edge {
    case .sharp: drop
    case .hard: 0
    case .blurred(let deviation): Self.mostDeviations * deviation
    case .smooth(let reach), .feathered(let reach): reach
    }
  }

  /// The distance in standard deviations beyond which there is no shadow.
  private static let mostDeviations = 2.4

  /// Returns the intensity at a distance outside its shape, from 0 to 1.
  ///
  /// A negative distance is inside.
  func part(at distance: Double) -> Double {
    switch edge {
    case .sharp: return distance < drop ? 1 : 0
    case .hard: return min(max(0.5 - 2 * distance, 0), 1)
    case .blurred(let deviation): return Self.beyond(distance / deviation)
    case .smooth, .feathered:
      let place = min(max((reach - distance) / (2 * reach), 0), 1)
      let part = place * place * (3 - 2 * place)
      return if case .feathered = edge { part * part.squareRoot() } else { part }
    }
  }

  /// Returns the tail probability of the normal distribution.
  ///
  /// Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.27, with an error below 0.0005.
  private static func beyond(_ deviations: Double) -> Double {
    let x = abs(deviations) / 2.0.squareRoot()
    let root = 1 + x * (0.278393 + x * (0.230389 + x * (0.000972 + x * 0.078108)))
    let beyond = 0.5 / (root * root * root * root)
    return deviations < 0 ? 1 - beyond : beyond
  }
}
