/// The changes that make the contours of a stroke give way to others, between two widths of the shared pen.
///
/// Up to the first width nothing changes; from there on lines move, and ends are drawn back, in proportion to the width.
/// Sides grow fully as long as they have room, up to halfway to the second width, and more slowly from there on.
package struct StrokeYielding: Hashable, Sendable {
  /// The half-width of the shared pen at which the contours begin to give way.
  package var from: Double
  /// The half-width to which ``lines`` applies.
  package var to: Double
  /// The changes of each contour of the path, in order.
  package var lines: [LineYielding]

  package init(from: Double, to: Double, lines: [LineYielding]) {
    (self.from, self.to, self.lines) = (from, to, lines)
  }
}
