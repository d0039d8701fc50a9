internal import SymtextGraphics

/// A soft shadow, as dark as a blurred one: how far below its shape it lies, and how it fades at the shape's edge.
///
/// Painted as shapes that lie on one another or as an image, so that all formats have the same. Points, y down.
struct SoftShadow {
  /// How it fades from the edge of its shape to both sides.
  enum Edge {
    /// At once; the shadow is as far beyond its shape as it lies below.
    case sharp
    /// As what is blurred by a bell curve.
    case blurred(deviation: Double)
    /// By a smooth step, which is close to a bell curve.
    case smooth(reach: Double)
    /// By a smooth step that is twice as soft outside, as a blurred corner is.
    case feathered(reach: Double)
  }

  /// Where it is darkest.
  var color = Color.black
  var edge: Edge
  /// How far below its shape it lies.
  var drop: Double

  /// How far from its shape it ends.
  var reach: Double {
    switch edge {
    case .sharp: drop
    case .blurred(let deviation): Self.mostDeviations * deviation
    case .smooth(let reach), .feathered(let reach): reach
    }
  }

  /// What is farther than so many deviations from a shape has no shadow.
  private static let mostDeviations = 2.4

  /// How much of it is left so far outside of its shape, 0 to 1; less than 0 is within.
  func part(at distance: Double) -> Double {
    switch edge {
    case .sharp: return distance < drop ? 1 : 0
    case .blurred(let deviation): return Self.beyond(distance / deviation)
    case .smooth, .feathered:
      let place = min(max((reach - distance) / (2 * reach), 0), 1)
      let part = place * place * (3 - 2 * place)
      return if case .feathered = edge { part * part.squareRoot() } else { part }
    }
  }

  /// How much of a bell curve lies beyond so many deviations.
  ///
  /// Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.27, which is off by less than 0.0005.
  private static func beyond(_ deviations: Double) -> Double {
    let x = abs(deviations) / 2.0.squareRoot()
    let root = 1 + x * (0.278393 + x * (0.230389 + x * (0.000972 + x * 0.078108)))
    let beyond = 0.5 / (root * root * root * root)
    return deviations < 0 ? 1 - beyond : beyond
  }
}
