package import SymtextGraphics

/// An image of shapes, sharp at any size.
///
/// Coordinates are its own units, y down.
public struct VectorImage: Sendable {
  /// A shape or a group of it, from back to front.
  package indirect enum Step: Sendable {
    /// A shape filled by the nonzero rule; with `isCurrent`, it has the colour of the text around and only the paint's
    /// opacity is used.
    case fill(Path, Paint, isCurrent: Bool)
    /// Steps with one opacity.
    case group([Step], opacity: Double)
  }

  /// The visible part of its plane, which fills the image's box; nothing is drawn outside of it.
  package let frame: Rect
  package let steps: [Step]
  /// One sentence about the parts of its file that are not drawn; `nil` when all are.
  package private(set) var omissions: String?

  /// The number of its shapes and groups.
  package var stepCount: Int { Self.count(steps) }

  private static func count(_ steps: [Step]) -> Int {
    steps.reduce(0) { count, step in
      if case .group(let inner, _) = step { count + 1 + Self.count(inner) } else { count + 1 }
    }
  }

  /// Returns the items that draw it.
  /// - Parameters:
  ///   - current: the colour of the text around (`currentColor`).
  ///   - isTemplate: whether all shapes have that colour.
  func items(current: Color, isTemplate: Bool) -> [DisplayItem] {
    Self.items(steps, current: current, isTemplate: isTemplate)
  }

  private static func items(
    _ steps: [Step], current: Color, isTemplate: Bool
  ) -> [DisplayItem] {
    steps.map { step in
      switch step {
      case .fill(let path, let paint, let isCurrent):
        .fill(path, isCurrent || isTemplate ? paint.colored(current.opaque) : paint)
      case .group(let steps, let opacity):
        .group(items(steps, current: current, isTemplate: isTemplate), opacity: opacity)
      }
    }
  }
}

extension Paint {
  /// Returns a paint with the same opacities and one opaque colour.
  fileprivate func colored(_ color: Color) -> Paint {
    func stops(_ stops: [LinearGradient.Stop]) -> [LinearGradient.Stop] {
      stops.map { .init(offset: $0.offset, color: color.multiplyingOpacity(by: $0.color.alpha)) }
    }
    switch self {
    case .color(let own): return .color(color.multiplyingOpacity(by: own.alpha))
    case .gradient(var gradient):
      gradient.stops = stops(gradient.stops)
      return .gradient(gradient)
    case .radial(var gradient):
      gradient.stops = stops(gradient.stops)
      return .radial(gradient)
    case .sweep(var gradient):
      gradient.stops = stops(gradient.stops)
      return .sweep(gradient)
    }
  }
}
