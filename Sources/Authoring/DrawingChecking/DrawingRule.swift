/// A measurable rule for drawings in symtext's own format, from `fonts/DRAWING.md`.
package enum DrawingRule: String, CaseIterable, Sendable {
  /// Round corners have one of the six radii.
  case radius
  /// The ink stays within a box.
  case inkBox
  /// The ink has the area usual for its kind.
  case inkArea
  /// Lines side by side leave white in Black.
  case white
  /// Enclosed shapes stay open in Black.
  case counter
  /// The ink and its centre of mass are centred.
  case center
  /// Parallel bars have an equal pitch.
  case pitch
  /// No two drawings look alike.
  case twin
  /// No two dots side by side look like a face.
  case face
  /// The white between parts is wide enough to see.
  case slit
  /// The levels are used in order: a tertiary layer stands beside primary and secondary ones.
  case level
  /// Filled symbols are filled and have distinct silhouettes.
  case silhouette
  /// Every exception is needed.
  case exception
}
