/// What strokes a line, made from a pen that all lines of a drawing share: half as wide as `base` and
/// `factor` times the shared pen's half-width.
///
/// Outlines of such strokes move linearly with the shared pen, too.
package struct Pen: Hashable, Sendable {
  /// Half the stroke where the shared pen has no width, in the units of the path.
  package var base: Double
  /// How much half the stroke grows with the shared pen's half-width.
  package var factor: Double

  /// Makes a pen.
  package init(base: Double, factor: Double) {
    self.base = base
    self.factor = factor
  }

  /// The shared pen itself.
  package static let ofWeight = Pen(base: 0, factor: 1)

  /// Half the stroke for a half-width of the shared pen.
  package func halfWidth(_ shared: Double) -> Double { base + factor * shared }

  /// A pen so much wider on either side.
  package func widened(by margin: Pen) -> Pen {
    Pen(base: base + margin.base, factor: factor + margin.factor)
  }
}
