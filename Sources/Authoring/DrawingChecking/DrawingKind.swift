/// What a drawing is, which says how much ink is expected of it.
package enum DrawingKind: String, CaseIterable, Sendable {
  /// A thing with a body: some line encloses it.
  case object
  /// Open lines as far as an object: weather, rings, signs of text.
  case lines
  /// A few straight strokes in a small box: arrows, chevrons, plus.
  case mark
  /// A single line, or one with a dot: it has as much ink as it takes.
  case stroke
  /// Filled in good part: a fill, layers, a symbol of dots.
  case solid
}
