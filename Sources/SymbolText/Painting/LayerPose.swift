package import SymtextGraphics

/// The pose of a symbol's part at a moment of its animation.
package struct LayerPose: Hashable, Sendable {
  /// The transform from the rest position: points, y down, from the symbol's origin.
  package var map: Affine
  /// The opacity factor.
  package var opacity: Double
  /// How lit a part is that is cut out of those behind it, 0 to 1; other parts have it in their opacity.
  package var light: Double
  /// The openness of the gap that it clears, 0 to 1; a gap grows from its centre.
  package var gap: Double
  /// How much of the parts behind it the gap clears, 0 to 1.
  package var depth: Double
  /// The drawn part of its lines, as fractions of their length.
  package var drawn: ClosedRange<Double>
  /// The shape instead of the part's own, while the part becomes another; `nil` for its own.
  package var shape: PoseShape?

  /// Makes a pose.
  package init(
    map: Affine = .identity, opacity: Double = 1, light: Double = 1, gap: Double = 1,
    depth: Double = 1,
    drawn: ClosedRange<Double> = 0...1, shape: PoseShape? = nil
  ) {
    self.map = map
    self.opacity = opacity
    self.light = light
    self.gap = gap
    self.depth = depth
    self.drawn = drawn
    self.shape = shape
  }

  /// The pose without animation.
  package static let rest = LayerPose()

  /// The pose for a film whose cuts open and close: an unlit cut is closed, and a lit one is open.
  package var withLightAsGap: LayerPose {
    guard light < 1 else { return self }
    let unlit = SymbolPainting.unlitOpacity
    var pose = self
    pose.gap = min(gap, max(0, (light - unlit) / (1 - unlit)))
    pose.light = 1
    return pose
  }

  /// Whether all of its lines are drawn.
  package var isDrawn: Bool { drawn.lowerBound <= 0 && drawn.upperBound >= 1 }
  /// Whether it is invisible, including its gap.
  var isHidden: Bool { opacity <= 0 || drawn.upperBound <= drawn.lowerBound }
}
