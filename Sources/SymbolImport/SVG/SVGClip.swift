internal import Geometry

/// An area that a shape is clipped to: the union of some parts, in the drawing's space.
struct SVGClip: Sendable {
  /// A shape that a clip is made of.
  struct Part: Sendable {
    var path: Path
    var rule: FillRule
    /// What the part itself is clipped to, one inside the other.
    var clips: [SVGClip] = []
  }

  var parts: [Part]

  /// The area without overlaps.
  /// - Parameter tolerance: how far it may stray, in the drawing's units.
  /// - Returns: `nil` when coordinates are not finite, or outlines cross everywhere.
  func area(tolerance: Double) -> Path? {
    var area: Path? = Path()
    for part in parts {
      var inside = part.path.withoutOverlaps(fillRule: part.rule, tolerance: tolerance)
      for clip in part.clips {
        guard let room = clip.area(tolerance: tolerance) else { return nil }
        inside = inside?.combined(.intersection, with: room, tolerance: tolerance)
      }
      guard let inside else { return nil }
      area = area?.combined(.union, with: inside, tolerance: tolerance)
    }
    return area
  }
}
