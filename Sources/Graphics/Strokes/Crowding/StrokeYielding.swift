/// The changes that make the contours of a stroke give way to others, between two widths of the shared pen.
///
/// Up to the first width nothing changes; from there on the changes grow linearly.
package struct StrokeYielding: Hashable, Sendable {
  /// Half the width of the shared pen at which the contours begin to give way.
  package var from: Double
  /// Half the width of the shared pen to which the values of ``lines`` apply.
  package var to: Double
  /// The changes of each contour of the path, in order.
  package var lines: [LineYielding]

  /// Creates the changes of a stroke.
  package init(from: Double, to: Double, lines: [LineYielding]) {
    (self.from, self.to, self.lines) = (from, to, lines)
  }
}
