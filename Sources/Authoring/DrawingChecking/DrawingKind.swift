/// What a drawing is, which says how much ink is expected of it.
package enum DrawingKind: String, CaseIterable, Sendable {
  /// A thing with a body: some line encloses it.
  case object
  /// Open lines as far as an object: weather, rings, signs of text.
  case lines
  /// A few strokes in a small box: arrows, chevrons, plus, letters.
  case mark
  /// Mostly filled: a fill, or a symbol of dots.
  case solid
}
