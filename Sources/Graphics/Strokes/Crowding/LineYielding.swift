/// How one contour of a drawing gives way to others while its pen gets wider: it moves, its ends are drawn back,
/// and a side of its stroke is held back where white would close.
///
/// In the units of the path. All of it is linear in the pen's width (``StrokeYielding``).
package struct LineYielding: Hashable, Sendable {
  /// How far the whole line is moved by the widest pen.
  package var shift = Vector.zero
  /// How far its start is drawn back by the widest pen.
  package var startBack = 0.0
  /// How far its end is drawn back by the widest pen.
  package var endBack = 0.0
  /// The part of its growth, 0 to 1, that the start's cap keeps forwards.
  package var startTip = 1.0
  /// That of the end's cap.
  package var endTip = 1.0
  /// What the side from which the x axis turns to the y axis keeps of its growth.
  package var left = SideGrowth.all
  /// What the other side keeps, towards which the x axis turns.
  package var right = SideGrowth.all

  /// Whether the line is as without others.
  package var isNone: Bool { self == LineYielding() }

  /// What a side keeps.
  /// - Parameter side: −1 for the left, 1 for the right.
  func kept(side: Double) -> SideGrowth { side < 0 ? left : right }
}
