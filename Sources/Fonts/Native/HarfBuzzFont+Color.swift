internal import OpenType
internal import CHarfBuzz
internal import Geometry
internal import Synchronization

/// In which ways a font has glyphs of several colours.
struct ColorKinds: OptionSet {
  let rawValue: UInt8

  /// Coats of paint: `COLR` version 0.
  static let layers = ColorKinds(rawValue: 1)
  /// PNG images: `CBDT` or `sbix`.
  static let images = ColorKinds(rawValue: 2)
  /// Nobody has looked yet.
  static let unknown = ColorKinds(rawValue: 0x80)
}

extension HarfBuzzFace {
  /// Looked up once.
  var colorKinds: ColorKinds {
    let known = ColorKinds(rawValue: colorMemo.load(ordering: .relaxed))
    if known != .unknown { return known }
    var kinds: ColorKinds = []
    // The tables' names come first: HarfBuzz reads whole tables before it answers.
    if hasTable("COLR"), hasTable("CPAL"), unsafe hb_ot_color_has_layers(pointer) != 0 {
      kinds.insert(.layers)
    }
    if hasTable("CBDT") || hasTable("sbix"), unsafe hb_ot_color_has_png(pointer) != 0 {
      kinds.insert(.images)
    }
    colorMemo.store(kinds.rawValue, ordering: .relaxed)
    return kinds
  }

  /// The coats of paint of a glyph, back to front.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/colr#baseglyph-and-layer-records>
  func colorLayers(of glyph: GlyphID) -> [ColorLayer] {
    var count = unsafe hb_ot_color_glyph_get_layers(pointer, glyph.rawValue, 0, nil, nil)
    guard count > 0 else { return [] }
    var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(count))
    unsafe hb_ot_color_glyph_get_layers(pointer, glyph.rawValue, 0, &count, &layers)
    return layers.prefix(Int(count)).compactMap { layer in
      if layer.color_index == Self.textColor {
        return ColorLayer(glyph: GlyphID(layer.glyph), color: nil)
      }
      // A colour that the palette does not have paints nothing.
      guard let color = paletteColor(layer.color_index) else { return nil }
      return ColorLayer(glyph: GlyphID(layer.glyph), color: color)
    }
  }

  /// The palette entry that stands for the text's colour.
  private static let textColor: UInt32 = 0xFFFF

  /// A colour of the first palette.
  private func paletteColor(_ index: UInt32) -> ColorLayer.Color? {
    var count: UInt32 = 1
    var color: hb_color_t = 0
    _ = unsafe hb_ot_color_palette_get_colors(pointer, 0, index, &count, &color)
    guard count == 1 else { return nil }
    // Blue in the highest byte, then green, red, opacity.
    func part(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: color >> shift) }
    return ColorLayer.Color(red: part(8), green: part(16), blue: part(24), alpha: part(0))
  }
}

extension HarfBuzzFont {
  /// The box that a glyph's image fills, in font units, y up; `nil` when it fills none.
  func imageBox(of glyph: GlyphID) -> Rect? {
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(pointer, glyph.rawValue, &extents) != 0,
      extents.width > 0,
      extents.height < 0
    else { return nil }
    let (left, top) = (Double(extents.x_bearing), Double(extents.y_bearing))
    return Rect(
      minX: left, minY: top + Double(extents.height), maxX: left + Double(extents.width), maxY: top)
  }

  /// A copy of a glyph's PNG file, the largest that there is.
  func image(of glyph: GlyphID) -> [UInt8]? {
    guard let blob = unsafe hb_ot_color_glyph_reference_png(pointer, glyph.rawValue) else {
      return nil
    }
    defer { unsafe hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let bytes = unsafe hb_blob_get_data(blob, &count), count > 0 else { return nil }
    return unsafe Array(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }
}
