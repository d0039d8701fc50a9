internal import CSymtextHarfBuzz

extension HarfBuzzFont {
  /// Whether the design is italic or slanted, by its axes, OS/2 or `head`.
  var isItalic: Bool {
    unsafe hb_style_get_value(pointer, HB_STYLE_TAG_ITALIC) > 0.5
      || hb_style_get_value(pointer, HB_STYLE_TAG_SLANT_ANGLE) != 0
  }
}
