package import SymtextGraphics
package import SymtextSymbolText

/// A part of a symbol that moves separately.
package struct MovingPart: Sendable {
  /// The layer, or some contours of one.
  package var part: SymbolPart
  /// The motion group, from 0 at the back.
  package var group: Int
  /// The number of the shape when each shape moves separately, from 0 at the back.
  ///
  /// A clearing part has the number of the part that it makes room for.
  var piece: Int
  /// Whether the part clears the parts behind it.
  package var clears: Bool
  /// Whether the part pulses and breathes when only marked parts do.
  var pulses: Bool
  /// Whether the part rotates when only marked parts do.
  var rotates: Bool
  /// The value above which the part is lit, 0 to 1; `nil` for always.
  var threshold: Double?
  /// The bounding box of the ink, in points, y down, from the symbol's origin; `nil` without ink.
  package var box: Rect?
  /// The centre of scaling, in points, y down, from the symbol's origin.
  package var pivot: Point
  /// The centre of rotation that its layer has; `nil` for that of the symbol.
  var anchor: Point?
}
