/// The kind of a drawing, which determines the expected amount of ink.
package enum DrawingKind: String, CaseIterable, Sendable {
  /// An object with a body enclosed by a line.
  case object
  /// Open lines in the size of an object: weather, rings, text symbols.
  case lines
  /// A few straight strokes in a small box: arrows, chevrons, plus.
  case mark
  /// A single line, or one with a dot; has no least amount of ink.
  case stroke
  /// Mostly filled: a fill, layers, a symbol of dots.
  case solid
}
