/// What a drawing of our own form keeps to, as far as it can be measured: the grammar in `fonts/DRAWING.md`.
package enum DrawingRule: String, CaseIterable, Sendable {
  /// Round corners have one of the six radii.
  case radius
  /// The ink keeps within a box.
  case inkBox
  /// There is as much ink as in other drawings of its kind.
  case inkArea
  /// Lines that run side by side leave white in Black.
  case white
  /// The shapes that lines enclose stay open in Black.
  case counter
  /// The ink is centred, and so is its mass.
  case center
  /// Parallel bars stand at an equal pitch.
  case pitch
  /// No two drawings look alike.
  case twin
  /// Nothing looks back: no two dots side by side.
  case face
  /// White between parts is wide enough to be seen.
  case slit
  /// Filled symbols are told apart by their silhouettes, and are filled.
  case silhouette
  /// An exception is one that is needed.
  case exception
}
