/// How far an outline extrapolates beyond Ultralight and Black: 1 to the ends of the axis, 0 not at all.
package struct GlyphReach: Hashable, Sendable {
  /// Towards the lightest end of the axis.
  package var lighter = 1.0
  /// Towards the heaviest end of the axis.
  package var heavier = 1.0

  /// To both ends of the axis.
  package static let whole = GlyphReach()

  /// Makes a reach; each value is 0 to 1.
  package init(lighter: Double = 1, heavier: Double = 1) {
    self.lighter = lighter
    self.heavier = heavier
  }

  /// Returns the smaller of two reaches towards each end.
  package func least(_ other: GlyphReach) -> GlyphReach {
    GlyphReach(lighter: min(lighter, other.lighter), heavier: min(heavier, other.heavier))
  }

  /// Returns the place at which an outline is evaluated: unchanged between Ultralight and Black, scaled by the reach
  /// beyond them.
  /// - Parameter place: −1 Ultralight, 0 Regular, 1 Black.
  package func place(_ place: Double) -> Double {
    if place > 1 { return 1 + (place - 1) * heavier }
    if place < -1 { return -1 + (place + 1) * lighter }
    return place
  }
}
