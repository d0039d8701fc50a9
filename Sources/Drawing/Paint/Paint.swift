public import Colors
package import Geometry

/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// Colours that change along a line.
  case gradient(LinearGradient)

  /// The same paint for a shape that was moved.
  func offsetBy(_ v: Vector) -> Paint {
    switch self {
    case .color: self
    case .gradient(let gradient): .gradient(gradient.offsetBy(v))
    }
  }

  /// The paint that a shape has when a map moves it.
  package func transformed(by map: Affine) -> Paint {
    switch self {
    case .color: self
    case .gradient(let gradient): .gradient(gradient.transformed(by: map))
    }
  }

  /// The paint with its opacity multiplied.
  public func opacity(_ factor: Double) -> Paint {
    switch self {
    case .color(let color): .color(color.opacity(factor))
    case .gradient(let gradient): .gradient(gradient.opacity(factor))
    }
  }

  /// Whether nothing can be seen of it.
  package var isClear: Bool {
    switch self {
    case .color(let color): color.alpha <= 0
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha <= 0 }
    }
  }
}
