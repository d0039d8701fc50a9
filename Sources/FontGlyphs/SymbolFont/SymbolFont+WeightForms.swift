package import SymtextOpenType

extension SymbolFont {
  /// A glyph that replaces another one on a part of the weight axis.
  package struct WeightForm: Hashable, Sendable {
    /// The font's normalized coordinates, −1 to 1.
    package var range: ClosedRange<Double>
    package var glyph: GlyphID
  }

  /// Returns the glyphs that replace a whole symbol on parts of the weight axis.
  package func weightForms(of glyph: GlyphID) -> [WeightForm] {
    alternateRecords(of: glyph).compactMap { record in
      guard let from = table.int16(record + 2), let to = table.int16(record + 4), from <= to,
        let other = table.uint16(record + 6)
      else { return nil }
      return WeightForm(
        range: Double(from) / 16384...Double(to) / 16384, glyph: GlyphID(UInt32(other)))
    }
  }
}
