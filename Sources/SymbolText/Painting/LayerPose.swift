package import SymtextGraphics

/// The pose of a symbol's part at a moment of its animation.
package struct LayerPose: Hashable, Sendable {
  /// The transform from the rest position: points, y down, from the symbol's origin.
  package var map: Affine
  /// The opacity factor.
  package var opacity: Double
  /// The openness of the gap that it clears, 0 to 1; a gap grows from its centre.
  package var gap: Double
  /// The drawn part of its lines, as fractions of their length.
  package var drawn: ClosedRange<Double>

  /// Makes a pose.
  package init(
    map: Affine = .identity, opacity: Double = 1, gap: Double = 1,
    drawn: ClosedRange<Double> = 0...1
  ) {
    self.map = map
    self.opacity = opacity
    self.gap = gap
    self.drawn = drawn
  }

  /// The pose without animation.
  package static let rest = LayerPose()

  /// Whether all of its lines are drawn.
  package var isDrawn: Bool { drawn.lowerBound <= 0 && drawn.upperBound >= 1 }
  /// Whether it is invisible, including its gap.
  var isHidden: Bool { opacity <= 0 || drawn.upperBound <= drawn.lowerBound }
}
