package import SymtextDrawing
package import SymtextGraphics

/// The painting of a symbol's part without its pose, for formats that animate parts themselves.
///
/// Points of the picture, y down.
package struct PaintedPart: Sendable {
  /// The paint; `nil` for a clearing part.
  package var paint: Paint?
  /// The outline; empty if the part is invisible.
  package var outline: Path
  /// The centre from which a gap grows.
  package var middle: Point
  /// The display items on top of it that show a value.
  package var shown: [DisplayItem] = []
  /// The lines of the part; `nil` if unknown, or if any pen is not round.
  package var lines: [PaintedLine]?
  /// The filled shapes of the part, and when they appear as the lines are drawn.
  package var solids: [(outline: Path, presence: Presence)] = []
}
