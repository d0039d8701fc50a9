package import SymtextOpenType
internal import CSymtextHarfBuzz

extension HarfBuzzFont {
  /// Longer lists cannot be valid carets of a ligature.
  private static let mostCarets: UInt32 = 256

  /// Returns the carets within a ligature, in font units from its origin, ascending; empty when the font has none.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/gdef#ligature-caret-list-table>
  package func ligatureCarets(of glyph: GlyphID, isForward: Bool) -> [Double] {
    let direction = isForward ? HB_DIRECTION_LTR : HB_DIRECTION_RTL
    var count = unsafe hb_ot_layout_get_ligature_carets(
      pointer, direction, glyph.rawValue, 0, nil, nil)
    guard count > 0, count <= Self.mostCarets else { return [] }
    var carets = [hb_position_t](repeating: 0, count: Int(count))
    unsafe hb_ot_layout_get_ligature_carets(
      pointer, direction, glyph.rawValue, 0, &count, &carets)
    return carets.prefix(Int(count)).map { Double($0) }.sorted()
  }
}
