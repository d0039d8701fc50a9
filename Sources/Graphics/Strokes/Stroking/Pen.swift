/// The pen of a line, derived from a pen that all lines of a drawing share: its half-width is `base` plus `factor`
/// times the shared pen's half-width.
///
/// The outlines of such strokes therefore also move linearly with the shared pen.
package struct Pen: Hashable, Sendable {
  /// The half-width at a shared pen of width 0, in the units of the path.
  package var base: Double
  /// The growth of the half-width per unit of the shared pen's half-width.
  package var factor: Double

  package init(base: Double, factor: Double) {
    self.base = base
    self.factor = factor
  }

  /// The shared pen itself.
  package static let ofWeight = Pen(base: 0, factor: 1)

  /// Returns the half-width for a half-width of the shared pen.
  package func halfWidth(_ shared: Double) -> Double { base + factor * shared }

  /// Returns a pen wider by a margin on either side.
  package func widened(by margin: Pen) -> Pen {
    Pen(base: base + margin.base, factor: factor + margin.factor)
  }
}
