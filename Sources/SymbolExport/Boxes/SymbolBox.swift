internal import SymtextSymbols

/// The box into which a symbol is drawn on its own.
///
/// Both boxes are 24 units high, and the middle of the capitals is their middle, so symbols of one size have strokes of
/// one thickness.
package enum SymbolBox: String, CaseIterable, Sendable {
  /// A square of 24 units. A symbol that sticks out is scaled down about the middle until it fits.
  case icon
  /// As wide as the symbol in text, with its side bearings. A box grows around a symbol that sticks out, and nothing is
  /// scaled.
  case text

  /// The height of a box, in units of the drawing grid; a box of text may be higher.
  package static let side = DrawingGrid.size
}
