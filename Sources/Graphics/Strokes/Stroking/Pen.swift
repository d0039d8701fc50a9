/// The pen of a line, derived from a pen that all lines of a drawing share: its half-width is `base` plus `factor`
/// times the shared pen's half-width.
///
/// The outlines of such strokes therefore also move linearly with the shared pen.
package struct Pen: Hashable, Sendable {
  /// The part of a shared pen's range in which another pen grows from the shared pen's width to its own.
  package struct Taper: Hashable, Sendable {
    /// The half-width of the shared pen up to which both are equally wide.
    package var start: Double
    /// The half-width of the shared pen from which on the other pen has its own width; greater than `start`.
    package var end: Double

    package init(start: Double, end: Double) {
      self.start = start
      self.end = end
    }
  }

  /// The half-width at a shared pen of width 0, in the units of the path.
  package var base: Double
  /// The growth of the half-width per unit of the shared pen's half-width.
  package var factor: Double
  /// For thin shared pens, the way to the shared pen's width; `nil` if the pen keeps its base.
  ///
  /// Without it, a detail thinner than other strokes at Regular would be thicker than they are at Ultralight.
  package var taper: Taper?

  package init(base: Double, factor: Double, taper: Taper? = nil) {
    self.base = base
    self.factor = factor
    self.taper = taper
  }

  /// The shared pen itself.
  package static let ofWeight = Pen(base: 0, factor: 1)

  /// Returns the half-width for a half-width of the shared pen.
  package func halfWidth(_ shared: Double) -> Double {
    guard let taper, shared < taper.end else { return base + factor * shared }
    return base + factor * taper.end - factorBelow(taper) * (taper.end - shared)
  }

  /// Returns the growth of the half-width, per unit of the shared pen's half-width, below the end of a taper.
  func factorBelow(_ taper: Taper) -> Double {
    (base + factor * taper.end - taper.start) / (taper.end - taper.start)
  }

  /// Returns a pen wider by a margin on either side.
  package func widened(by margin: Pen) -> Pen {
    Pen(base: base + margin.base, factor: factor + margin.factor)
  }
}
