/// How much of the way beyond Ultralight and Black an outline goes on: 1 is all of it, 0 stays where the
/// named weights end.
package struct GlyphReach: Hashable, Sendable {
  /// Towards the lightest end of the axis.
  package var lighter = 1.0
  /// Towards the heaviest end of the axis.
  package var heavier = 1.0

  /// All the way.
  package static let whole = GlyphReach()

  /// Makes a reach of two parts, each 0 to 1.
  package init(lighter: Double = 1, heavier: Double = 1) {
    self.lighter = lighter
    self.heavier = heavier
  }

  /// What goes no farther than either of two, towards each end.
  package func least(_ other: GlyphReach) -> GlyphReach {
    GlyphReach(lighter: min(lighter, other.lighter), heavier: min(heavier, other.heavier))
  }

  /// Where an outline stands at a place of the axis: there itself between Ultralight and Black, beyond them
  /// only as far as it goes on.
  /// - Parameter place: −1 Ultralight, 0 Regular, 1 Black.
  package func place(_ place: Double) -> Double {
    if place > 1 { return 1 + (place - 1) * heavier }
    if place < -1 { return -1 + (place + 1) * lighter }
    return place
  }
}
