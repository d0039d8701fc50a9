/// How the contours of a stroke give way to others, from one width of the pen that all share to another.
///
/// Up to the first width they are as without others; from there on all that they give grows evenly.
package struct StrokeYielding: Hashable, Sendable {
  /// Half the width of the shared pen from which on they give way.
  package var from: Double
  /// Half the width of the shared pen for which what they give is told.
  package var to: Double
  /// Of each contour of the path, in order.
  package var lines: [LineYielding]

  /// Makes what a stroke gives.
  package init(from: Double, to: Double, lines: [LineYielding]) {
    (self.from, self.to, self.lines) = (from, to, lines)
  }
}
