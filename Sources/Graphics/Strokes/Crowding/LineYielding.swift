/// The changes that make one contour of a drawing give way to others as its pen gets wider: it moves, its ends are
/// drawn back, and the sides of its stroke are held back where white would close.
///
/// In the units of the path. ``StrokeYielding`` says how the changes grow with the width of the pen.
package struct LineYielding: Hashable, Sendable {
  /// The displacement of the whole line at the widest pen.
  package var shift = Vector.zero
  /// The distance by which the start is drawn back at the widest pen.
  package var startBack = 0.0
  /// The same for the end.
  package var endBack = 0.0
  /// The part of its growth, 0 to 1, that the cap of the start keeps in the outward direction.
  package var startTip = 1.0
  /// The same for the cap of the end.
  package var endTip = 1.0
  /// The growth of the left side, from which the x axis turns to reach the y axis.
  package var left = SideGrowth.all
  /// The growth of the right side, towards which the x axis turns to reach the y axis.
  package var right = SideGrowth.all

  /// Whether the line does not give way at all.
  package var isNone: Bool { self == LineYielding() }

  /// Returns the growth of a side.
  /// - Parameter side: −1 for the left, 1 for the right.
  func kept(side: Double) -> SideGrowth { side < 0 ? left : right }
}
