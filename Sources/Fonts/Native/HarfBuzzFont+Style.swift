internal import CSymtextHarfBuzz

extension HarfBuzzFont {
  /// Whether the design is italic or slanted, by its axes, OS/2 or `head`.
  var isItalic: Bool {
    unsafe hb_style_get_value(pointer, HB_STYLE_TAG_ITALIC) > 0.5
      || hb_style_get_value(pointer, HB_STYLE_TAG_SLANT_ANGLE) != 0
  }

  /// The angle of upright strokes in degrees, negative to the right: of the `slnt` axis or else `post`, with the synthetic
  /// slant.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/post>
  var slantAngle: Double { Double(unsafe hb_style_get_value(pointer, HB_STYLE_TAG_SLANT_ANGLE)) }
}
