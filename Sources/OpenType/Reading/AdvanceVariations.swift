/// How far the advance widths of a font change with the place in the design space.
///
/// <https://learn.microsoft.com/typography/opentype/spec/hvar>
package struct AdvanceVariations: Sendable {
  private let variations: ItemVariations

  /// - Parameter table: the table `HVAR`.
  /// - Returns: `nil` when it is of an unknown version.
  package init?(_ table: BinaryReader) {
    func rest(_ place: Int) -> BinaryReader? {
      table.uint32(place).flatMap { $0 > 0 ? table.part($0, table.count - $0) : nil }
    }
    guard table.uint16(0) == 1, let found = ItemVariations(store: rest(4), map: rest(8)) else {
      return nil
    }
    variations = found
  }

  /// What is added to the advance of a glyph, in font units, not rounded; 0 where that cannot be read.
  /// - Parameter coordinates: the place on each axis, −1 to 1.
  package func delta(of glyph: GlyphID, at coordinates: [Double]) -> Double {
    variations.delta(Int(glyph.rawValue), at: coordinates)
  }
}
