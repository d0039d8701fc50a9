public import SymtextGraphics

/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// Colours that change along a line.
  case gradient(LinearGradient)
  /// Colours that change from circle to circle.
  indirect case radial(RadialGradient)
  /// Colours that change around a point.
  indirect case sweep(SweepGradient)

  /// The same paint for a shape that was moved.
  func offsetBy(_ v: Vector) -> Paint {
    switch self {
    case .color: self
    case .gradient(let gradient): .gradient(gradient.offsetBy(v))
    case .radial, .sweep: transformed(by: .translation(v.x, v.y))
    }
  }

  /// The paint that a shape has when a map moves it.
  package func transformed(by map: Affine) -> Paint {
    switch self {
    case .color: self
    case .gradient(let gradient): .gradient(gradient.transformed(by: map))
    case .radial(let gradient): .radial(gradient.transformed(by: map))
    case .sweep(let gradient): .sweep(gradient.transformed(by: map))
    }
  }

  /// The paint with its opacity multiplied.
  public func multiplyingOpacity(by factor: Double) -> Paint {
    switch self {
    case .color(let color): .color(color.multiplyingOpacity(by: factor))
    case .gradient(let gradient): .gradient(gradient.multiplyingOpacity(by: factor))
    case .radial(let gradient): .radial(gradient.multiplyingOpacity(by: factor))
    case .sweep(let gradient): .sweep(gradient.multiplyingOpacity(by: factor))
    }
  }

  /// Whether nothing can be seen of it.
  package var isClear: Bool {
    if case .color(let color) = self { color.alpha <= 0 } else { stops.isClear }
  }

  /// Whether nothing shows through it.
  package var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .gradient, .sweep: stops.isOpaque
    // Outside the circles it is clear, which is not worth finding out.
    case .radial: false
    }
  }

  /// The colours between which it changes; that of one colour at both ends.
  package var stops: [LinearGradient.Stop] {
    switch self {
    case .color(let color): [.init(offset: 0, color: color), .init(offset: 1, color: color)]
    case .gradient(let gradient): gradient.stops
    case .radial(let gradient): gradient.stops
    case .sweep(let gradient): gradient.stops
    }
  }
}
