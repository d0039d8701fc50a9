internal import SymtextOpenType
internal import CSymtextHarfBuzz
internal import SymtextGraphics
internal import Synchronization

/// The formats of a font's colour glyphs.
struct ColorKinds: OptionSet {
  let rawValue: UInt8

  /// Layers: `COLR` version 0.
  static let layers = ColorKinds(rawValue: 1)
  /// PNG images: `CBDT` or `sbix`.
  static let images = ColorKinds(rawValue: 2)
  /// Paint graphs: `COLR` version 1.
  static let paints = ColorKinds(rawValue: 4)
  /// Not determined yet.
  static let unknown = ColorKinds(rawValue: 0x80)
}

extension HarfBuzzFace {
  /// Determined once.
  var colorKinds: ColorKinds {
    let known = ColorKinds(rawValue: colorMemo.load(ordering: .relaxed))
    if known != .unknown { return known }
    var kinds: ColorKinds = []
    // The tables' existence is checked first, because HarfBuzz reads whole tables before it answers.
    if hasTable("COLR") {
      if hasTable("CPAL"), unsafe hb_ot_color_has_layers(pointer) != 0 { kinds.insert(.layers) }
      if colorVersion ?? 0 > 0 { kinds.insert(.paints) }
    }
    if hasTable("CBDT") || hasTable("sbix"), unsafe hb_ot_color_has_png(pointer) != 0 {
      kinds.insert(.images)
    }
    colorMemo.store(kinds.rawValue, ordering: .relaxed)
    return kinds
  }

  /// The version of `COLR`.
  private var colorVersion: Int? {
    unsafe withTable("COLR") { bytes in
      bytes.count >= 2 ? unsafe Int(bytes[0]) << 8 | Int(bytes[1]) : nil
    }
  }

  /// Returns the layers of a glyph, back to front.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/colr#baseglyph-and-layer-records>
  /// - Parameter palette: The index of the palette.
  func colorLayers(of glyph: GlyphID, palette: Int) -> [ColorLayer] {
    var count = unsafe hb_ot_color_glyph_get_layers(pointer, glyph.rawValue, 0, nil, nil)
    guard count > 0 else { return [] }
    var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(count))
    unsafe hb_ot_color_glyph_get_layers(pointer, glyph.rawValue, 0, &count, &layers)
    return layers.prefix(Int(count)).compactMap { layer in
      if layer.color_index == Self.textColor {
        return ColorLayer(glyph: GlyphID(layer.glyph), color: nil)
      }
      // A colour that the palette lacks paints nothing.
      guard let color = paletteColor(layer.color_index, palette: palette) else { return nil }
      return ColorLayer(glyph: GlyphID(layer.glyph), color: color)
    }
  }

  /// The palette entry for the text's colour.
  private static let textColor: UInt32 = 0xFFFF

  /// Returns the index of a palette; 0 when the font does not have it.
  ///
  /// <https://learn.microsoft.com/typography/opentype/spec/cpal#palette-types-array>
  func index(of palette: FontPalette) -> Int {
    let count = unsafe hb_ot_color_palette_get_count(pointer)
    let wanted: hb_ot_color_palette_flags_t
    switch palette {
    case .normal: return 0
    case .number(let number): return (0..<Int(count)).contains(number) ? number : 0
    case .light: wanted = HB_OT_COLOR_PALETTE_FLAG_USABLE_WITH_LIGHT_BACKGROUND
    case .dark: wanted = HB_OT_COLOR_PALETTE_FLAG_USABLE_WITH_DARK_BACKGROUND
    }
    let flags = (0..<count).map { unsafe hb_ot_color_palette_get_flags(pointer, $0).rawValue }
    return flags.firstIndex { $0 & wanted.rawValue != 0 } ?? 0
  }

  /// Returns the colours of a palette.
  func colors(ofPalette palette: Int) -> [ColorLayer.Color] {
    var count = unsafe hb_ot_color_palette_get_colors(pointer, UInt32(palette), 0, nil, nil)
    guard count > 0 else { return [] }
    var colors = [hb_color_t](repeating: 0, count: Int(count))
    _ = unsafe hb_ot_color_palette_get_colors(pointer, UInt32(palette), 0, &count, &colors)
    return colors.prefix(Int(count)).map(Self.color)
  }

  /// Returns a colour of a palette.
  private func paletteColor(_ index: UInt32, palette: Int) -> ColorLayer.Color? {
    var count: UInt32 = 1
    var color: hb_color_t = 0
    _ = unsafe hb_ot_color_palette_get_colors(pointer, UInt32(palette), index, &count, &color)
    return count == 1 ? Self.color(color) : nil
  }

  private static func color(_ color: hb_color_t) -> ColorLayer.Color {
    // Blue in the highest byte, then green, red, opacity.
    func part(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: color >> shift) }
    return ColorLayer.Color(red: part(8), green: part(16), blue: part(24), alpha: part(0))
  }
}

extension HarfBuzzFont {
  /// Returns the box of a glyph's image, in font units, y up; `nil` without one.
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

  /// Returns a copy of a glyph's largest PNG image.
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
