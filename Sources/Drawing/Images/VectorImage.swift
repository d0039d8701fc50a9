package import SymtextGraphics

/// An image of shapes, which is sharp at any size.
///
/// Its own units, y down.
public struct VectorImage: Sendable {
  /// A step of drawing it, from back to front.
  package indirect enum Step: Sendable {
    /// A shape filled by the nonzero rule; of `current` ones only the opacity counts, and the colour is that of the
    /// text around.
    case fill(Path, Paint, isCurrent: Bool)
    /// Steps that are thinned together.
    case group([Step], opacity: Double)
  }

  /// The part of its plane that is seen, and that fills the image's box; nothing is drawn outside of it.
  package let frame: Rect
  package let steps: [Step]
  /// One sentence on what of its file is not drawn; `nil` when all is.
  package private(set) var omissions: String?

  /// The steps that draw it.
  /// - Parameters:
  ///   - current: the colour of what has the colour of the text around.
  ///   - isTemplate: whether all has that colour.
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
  /// The same opacities, all of one opaque colour.
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
