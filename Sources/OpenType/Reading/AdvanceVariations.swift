/// The variation of a font's advance widths over the design space.
///
/// <https://learn.microsoft.com/typography/opentype/spec/hvar>
package struct AdvanceVariations: Sendable {
  private let variations: ItemVariations

  /// - Parameter table: The table `HVAR`.
  /// - Returns: `nil` when its version is unknown.
  package init?(_ table: BinaryReader) {
    func rest(_ place: Int) -> BinaryReader? {
      table.uint32(place).flatMap { $0 > 0 ? table.part($0, table.count - $0) : nil }
    }
    guard table.uint16(0) == 1, let found = ItemVariations(store: rest(4), map: rest(8)) else {
      return nil
    }
    variations = found
  }

  /// Returns the delta of a glyph's advance, in font units, not rounded; 0 when it cannot be read.
  /// - Parameter coordinates: The normalized coordinate on each axis, −1 to 1.
  package func delta(of glyph: GlyphID, at coordinates: [Double]) -> Double {
    variations.delta(Int(glyph.rawValue), at: coordinates)
  }

  /// The regions of the one axis, if all glyphs have a delta for each of them in this order, as in the tables that
  /// ``HvarTable`` writes; `nil` for other tables.
  package var regions: [VariationRegion]? { variations.commonRegions }

  /// Returns the delta of a glyph's advance in each of ``regions``; `nil` when it cannot be read.
  package func deltas(of glyph: GlyphID) -> [Int]? { variations.row(Int(glyph.rawValue)) }
}
