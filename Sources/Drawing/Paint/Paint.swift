public import SymtextGraphics

/// The paint of a shape.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// Colours that change along a line.
  case gradient(LinearGradient)
  /// Colours that change from circle to circle.
  indirect case radial(RadialGradient)
  /// Colours that change around a point.
  indirect case sweep(SweepGradient)

  /// Returns the paint moved by a vector.
  func offsetBy(_ v: Vector) -> Paint {
    switch self {
    case .color: self
    case .gradient(let gradient): .gradient(gradient.offsetBy(v))
    case .radial, .sweep: transformed(by: .translation(v.x, v.y))
    }
  }

  /// Returns the paint transformed together with its shape.
  package func transformed(by map: Affine) -> Paint {
    switch self {
    case .color: self
    case .gradient(let gradient): .gradient(gradient.transformed(by: map))
    case .radial(let gradient): .radial(gradient.transformed(by: map))
    case .sweep(let gradient): .sweep(gradient.transformed(by: map))
    }
  }

  /// Returns the paint with its opacity multiplied.
  public func multiplyingOpacity(by factor: Double) -> Paint {
    switch self {
    case .color(let color): .color(color.multiplyingOpacity(by: factor))
    case .gradient(let gradient): .gradient(gradient.multiplyingOpacity(by: factor))
    case .radial(let gradient): .radial(gradient.multiplyingOpacity(by: factor))
    case .sweep(let gradient): .sweep(gradient.multiplyingOpacity(by: factor))
    }
  }

  /// Whether the paint is fully transparent.
  package var isClear: Bool {
    if case .color(let color) = self { color.alpha <= 0 } else { stops.isClear }
  }

  /// Whether the paint is opaque.
  package var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .gradient, .sweep: stops.isOpaque
    // A radial gradient is clear outside its circles; a check is not worth its cost.
    case .radial: false
    }
  }

  /// The stops of a gradient; a single colour is a stop at each end.
  package var stops: [LinearGradient.Stop] {
    switch self {
    case .color(let color): [.init(offset: 0, color: color), .init(offset: 1, color: color)]
    case .gradient(let gradient): gradient.stops
    case .radial(let gradient): gradient.stops
    case .sweep(let gradient): gradient.stops
    }
  }
}
