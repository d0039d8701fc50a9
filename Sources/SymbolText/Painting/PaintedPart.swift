package import SymtextDrawing
package import SymtextGraphics

/// What is painted of a part of a symbol, apart from how it stands: for outputs that move parts themselves.
///
/// Points of the picture, y down.
package struct PaintedPart: Sendable {
  /// What fills it; `nil` for what clears.
  package var paint: Paint?
  /// All of it; empty where it is not seen.
  package var outline: Path
  /// What a gap grows about.
  package var middle: Point
  /// What a value shows of it, on top of it, as steps of drawing.
  package var shown: [DisplayItem] = []
  /// The lines that it is made of; `nil` where they are not known, or no round pen draws them.
  package var lines: [PaintedLine]?
  /// What of it is no line, and when it comes as the lines are drawn.
  package var solids: [(outline: Path, presence: Presence)] = []
}
