/// The direction in which a stroke is drawn.
package enum GuideDirection: String, CaseIterable, Hashable, Sendable {
  /// From its first guide point to its last; clockwise in a ring.
  case forward
  /// From its last guide point to its first; counter-clockwise in a ring.
  case backward
  /// From its middle to both ends at once.
  case both
}
