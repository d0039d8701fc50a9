internal import SymtextOpenType
internal import CSymtextHarfBuzz

/// HarfBuzz's buffer: text before shaping, glyphs after it.
@safe
package struct HarfBuzzBuffer: ~Copyable {
  package let pointer: OpaquePointer

  // hb_buffer_create never fails; without memory it returns an inert buffer that stays empty.
  package init() { unsafe pointer = hb_buffer_create() }

  deinit { unsafe hb_buffer_destroy(pointer) }

  /// Adds one character.
  func add(character: UInt32) {
    unsafe hb_buffer_add(pointer, character, 0)
    unsafe hb_buffer_set_content_type(pointer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    unsafe hb_buffer_guess_segment_properties(pointer)
  }

  /// Adds a text.
  func add(text: String) {
    let bytes = Array(text.utf8)
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        let count = Int32(clamping: characters.count)
        unsafe hb_buffer_add_utf8(pointer, characters.baseAddress, count, 0, count)
      }
    }
    unsafe hb_buffer_guess_segment_properties(pointer)
  }

  /// The shaped glyphs with their advances and horizontal offsets, in font units.
  var places: [(glyph: GlyphID, advance: Double, offset: Double)] {
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(pointer, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(pointer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      let position = unsafe positions[index]
      return unsafe (
        GlyphID(infos[index].codepoint), Double(position.x_advance), Double(position.x_offset)
      )
    }
  }

  func shapedGlyphs(with font: HarfBuzzFont, features: [FontFeature]) -> [GlyphID] {
    shape(with: font, features: features)
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(pointer, &count) else { return [] }
    return (0..<Int(count)).map { GlyphID(unsafe infos[$0].codepoint) }
  }

  /// Shapes the content.
  package func shape(with font: HarfBuzzFont, features: [FontFeature]) {
    var list = features.map {
      hb_feature_t(
        tag: $0.tag.rawValue, value: UInt32(clamping: $0.value), start: 0,
        end: st_HB_FEATURE_GLOBAL_END)
    }
    unsafe hb_shape(font.pointer, pointer, &list, UInt32(list.count))
  }
}
