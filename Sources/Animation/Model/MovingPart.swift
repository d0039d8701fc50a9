package import SymtextGraphics
package import SymtextSymbolText

/// What moves by itself of a symbol, and what is known of it.
package struct MovingPart: Sendable {
  /// The layer, or some contours of one.
  package var part: SymbolPart
  /// The motion group that it belongs to, from 0 at the back.
  package var group: Int
  /// Its number among the shapes that move where each moves by itself, from 0 at the back; what clears has
  /// that of what it clears for.
  var piece: Int
  /// Whether it takes away from what is behind it.
  package var clears: Bool
  /// Whether it pulses and breathes where not all do.
  var pulses: Bool
  /// Whether it turns where not all do.
  var rotates: Bool
  /// The value above which it is lit, 0 to 1; `nil` for what is always.
  var threshold: Double?
  /// The box around its ink: points, y down, from the symbol's origin; `nil` without ink.
  package var box: Rect?
  /// What it grows about: points, y down, from the symbol's origin.
  package var pivot: Point
}
