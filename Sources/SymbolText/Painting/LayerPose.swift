package import SymtextGraphics

/// How a part of a symbol stands at a moment of its motion.
package struct LayerPose: Hashable, Sendable {
  /// Where it is moved to from where it rests: points, y down, from the symbol's origin.
  package var map: Affine
  /// What its opacity is multiplied by.
  package var opacity: Double
  /// How far the gap that it clears is open, 0 to 1: a gap grows about its own middle.
  package var gap: Double
  /// The part of its lines that is drawn, as shares of their length.
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

  /// As it is painted without motion.
  package static let rest = LayerPose()

  /// Whether all of its lines are there.
  package var isDrawn: Bool { drawn.lowerBound <= 0 && drawn.upperBound >= 1 }
  /// Whether nothing of it is to be seen, its gap neither.
  var isHidden: Bool { opacity <= 0 || drawn.upperBound <= drawn.lowerBound }
}
