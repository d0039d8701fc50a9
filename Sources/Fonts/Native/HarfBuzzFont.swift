package import SymtextOpenType
internal import CSymtextHarfBuzz
internal import SymtextGraphics

/// A face at design coordinates, in font units (scale = units per em, y up).
@safe
package final class HarfBuzzFont: @unchecked Sendable {  // Immutable, so shareable.
  let pointer: OpaquePointer
  let unitsPerEm: Int
  let face: HarfBuzzFace

  /// The addition to strokes and advances, in font units.
  package let bold: Double
  /// The shift to the right of slanted outlines, in font units, by which their pivot stays in place.
  private let shift: Double

  init(face: HarfBuzzFace, coordinates: DesignCoordinates, synthesis: FontSynthesis) {
    self.face = face
    unitsPerEm = face.unitsPerEm
    bold = synthesis.bold * Double(unitsPerEm)
    shift = -synthesis.oblique * synthesis.pivot * Double(unitsPerEm)
    // hb_font_create never fails; without memory it returns an inert font without glyphs.
    unsafe pointer = hb_font_create(face.pointer)
    unsafe hb_font_set_scale(pointer, Int32(unitsPerEm), Int32(unitsPerEm))
    var variations = coordinates.values.map {
      hb_variation_t(tag: $0.tag.rawValue, value: Float($0.value))
    }
    if !variations.isEmpty {
      unsafe hb_font_set_variations(pointer, &variations, UInt32(variations.count))
    }
    if synthesis.oblique != 0 {
      unsafe hb_font_set_synthetic_slant(pointer, Float(synthesis.oblique))
    }
    unsafe hb_font_make_immutable(pointer)
  }

  deinit { unsafe hb_font_destroy(pointer) }

  /// Returns the glyph of a letter, without features.
  func nominalGlyph(_ letter: Character) -> GlyphID? {
    guard let scalar = letter.unicodeScalars.first else { return nil }
    return nominalGlyph(scalar.value)
  }

  func nominalGlyph(_ character: UInt32) -> GlyphID? {
    var glyph: UInt32 = 0
    return unsafe hb_font_get_nominal_glyph(pointer, character, &glyph) != 0 ? GlyphID(glyph) : nil
  }

  /// Returns the glyph of one character with features and the font's substitutions at its coordinates.
  func glyph(for character: UInt32, features: [FontFeature]) -> GlyphID? {
    guard nominalGlyph(character) != nil else { return nil }
    let buffer = HarfBuzzBuffer()
    buffer.add(character: character)
    return buffer.shapedGlyphs(with: self, features: features).first
  }

  /// Shapes a text with features and returns its glyphs from left to right.
  func glyphs(of text: String, features: [FontFeature]) -> [GlyphID] {
    let buffer = HarfBuzzBuffer()
    buffer.add(text: text)
    return buffer.shapedGlyphs(with: self, features: features)
  }

  /// Shapes a text and returns the ink of each glyph from left to right, in font units.
  ///
  /// Glyphs without ink are left out.
  func inkSpans(of text: String) -> [Range<Double>] {
    let buffer = HarfBuzzBuffer()
    buffer.add(text: text)
    buffer.shape(with: self, features: [])
    var pen = 0.0
    var spans: [Range<Double>] = []
    for placed in buffer.places {
      defer { pen += placed.advance }
      var extents = hb_glyph_extents_t()
      guard unsafe hb_font_get_glyph_extents(pointer, placed.glyph.rawValue, &extents) != 0,
        extents.width > 0
      else { continue }
      let left = pen + placed.offset + Double(extents.x_bearing)
      spans.append(left..<left + Double(extents.width))
    }
    return spans
  }

  /// Returns the glyph with a name in `post` or `CFF`.
  func glyph(named name: String) -> GlyphID? {
    var glyph: UInt32 = 0
    return unsafe hb_font_get_glyph_from_name(pointer, name, -1, &glyph) != 0 ? GlyphID(glyph) : nil
  }

  /// Returns a glyph's name in `post` or `CFF`.
  func name(of glyph: GlyphID) -> String? {
    var buffer = [CChar](repeating: 0, count: 128)
    guard unsafe hb_font_get_glyph_name(pointer, glyph.rawValue, &buffer, UInt32(buffer.count)) != 0
    else {
      return nil
    }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether the letters are slanted, by the axes, else by OS/2 and `post`.
  var isSlanted: Bool {
    unsafe hb_style_get_value(pointer, HB_STYLE_TAG_ITALIC) > 0.5
      || hb_style_get_value(pointer, HB_STYLE_TAG_SLANT_ANGLE) != 0
  }

  /// The normalized coordinate on each axis; HarfBuzz's 2.14 fixed point, converted.
  var normalizedCoordinates: [Double] {
    var count: UInt32 = 0
    guard let coordinates = unsafe hb_font_get_var_coords_normalized(pointer, &count) else {
      return []
    }
    return unsafe UnsafeBufferPointer(start: coordinates, count: Int(count))
      .map { Double($0) / 16384 }
  }

  func advance(of glyph: GlyphID) -> Double {
    Self.emboldened(
      advance: Double(unsafe hb_font_get_glyph_h_advance(pointer, glyph.rawValue)), by: bold)
  }

  /// Returns HarfBuzz's advance with the synthetic bold; a mark without an advance stays without one.
  @inlinable @inline(__always)
  package static func emboldened(advance: Double, by bold: Double) -> Double {
    advance == 0 ? 0 : advance + bold
  }

  /// Returns the top and bottom of a glyph's ink, in font units, y up; `nil` without ink.
  package func verticalExtents(of glyph: GlyphID) -> (top: Double, bottom: Double)? {
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(pointer, glyph.rawValue, &extents) != 0,
      extents.height != 0
    else { return nil }
    let top = Double(extents.y_bearing)
    return (top, top + Double(extents.height))
  }

  /// Ascent, descent and line gap as distances.
  var lineExtents: (ascent: Double, descent: Double, lineGap: Double)? {
    var extents = hb_font_extents_t()
    guard unsafe hb_font_get_h_extents(pointer, &extents) != 0 else { return nil }
    return (Double(extents.ascender), -Double(extents.descender), Double(extents.line_gap))
  }

  /// The values of OS/2 and MVAR.
  package var capHeight: Double? { metric(HB_OT_METRICS_TAG_CAP_HEIGHT) }
  var xHeight: Double? { metric(HB_OT_METRICS_TAG_X_HEIGHT) }

  /// The values of post, OS/2 and MVAR; upper edges of lines, y up.
  var underlineOffset: Double? { metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) }
  var underlineThickness: Double? { metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE) }
  var strikethroughOffset: Double? { metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) }
  var strikethroughThickness: Double? { metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE) }

  /// The values of OS/2 and MVAR; a subscript's offset is positive downwards.
  var superscriptSize: Double? { metric(HB_OT_METRICS_TAG_SUPERSCRIPT_EM_Y_SIZE) }
  var superscriptOffset: Double? { metric(HB_OT_METRICS_TAG_SUPERSCRIPT_EM_Y_OFFSET) }
  var subscriptSize: Double? { metric(HB_OT_METRICS_TAG_SUBSCRIPT_EM_Y_SIZE) }
  var subscriptOffset: Double? { metric(HB_OT_METRICS_TAG_SUBSCRIPT_EM_Y_OFFSET) }

  private func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
    var position: hb_position_t = 0
    guard unsafe hb_ot_metrics_get_position(pointer, tag, &position) != 0 else { return nil }
    return Double(position)
  }

  /// Returns a glyph's outline in font units, y up.
  func outline(of glyph: GlyphID) -> Path {
    var path = Path()
    path.reserveCapacity(Self.usualElements)
    unsafe withUnsafeMutablePointer(to: &path) { path in
      unsafe hb_font_get_glyph_shape(
        pointer, glyph.rawValue, OutlineCollector.functions.pointer, path)
    }
    let emboldened = path.emboldened(by: bold)
    return shift == 0 ? emboldened : emboldened.transformed(by: .translation(shift, 0))
  }

  /// Most outlines have no more elements.
  private static let usualElements = 48
}

/// Collects HarfBuzz's drawing in a path.
private enum OutlineCollector {
  @safe
  struct Functions: @unchecked Sendable {  // Immutable after it is made.
    let pointer: OpaquePointer
  }

  static let functions: Functions = {
    // hb_draw_funcs_create never fails; without memory it returns functions that do nothing.
    let functions: OpaquePointer = unsafe hb_draw_funcs_create()
    unsafe hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in unsafe path(data)?.pointee.move(to: point(x, y)) }, nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in unsafe path(data)?.pointee.line(to: point(x, y)) }, nil, nil)
    unsafe hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, cx, cy, x, y, _ in
        unsafe path(data)?.pointee.quad(point(cx, cy), to: point(x, y))
      }, nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, c1x, c1y, c2x, c2y, x, y, _ in
        unsafe path(data)?.pointee.cubic(point(c1x, c1y), point(c2x, c2y), to: point(x, y))
      }, nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in unsafe path(data)?.pointee.close() }, nil, nil)
    unsafe hb_draw_funcs_make_immutable(functions)
    return unsafe Functions(pointer: functions)
  }()

  private static func path(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Path>? {
    unsafe data?.assumingMemoryBound(to: Path.self)
  }

  private static func point(_ x: Float, _ y: Float) -> Point { Point(Double(x), Double(y)) }
}
