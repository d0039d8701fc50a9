internal import SymtextFonts
internal import SymtextOpenType
internal import CSymtextHarfBuzz

extension HarfBuzzBuffer {
  /// Shapes a part of a text in its context.
  /// - Parameters:
  ///   - text: the whole text as UTF-8; at most 2³¹ − 1 bytes.
  ///   - item: the part, with its script and direction.
  /// - Returns: glyphs from left to right; clusters count bytes from the text's start.
  func shape(_ text: [UInt8], item: TextItem, setting: RunSetting) -> ShapedGlyphs {
    unsafe hb_buffer_clear_contents(pointer)
    unsafe text.withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe hb_buffer_add_utf8(
          pointer, characters.baseAddress, Int32(clamping: characters.count),
          UInt32(clamping: item.range.lowerBound), Int32(clamping: item.range.count))
      }
    }
    unsafe hb_buffer_set_content_type(pointer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    unsafe hb_buffer_set_direction(
      pointer, item.level % 2 == 0 ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
    unsafe hb_buffer_set_script(pointer, hb_script_t(rawValue: item.script.rawValue))
    unsafe hb_buffer_set_language(
      pointer,
      setting.attributes.language.map { unsafe hb_language_from_string($0, -1) }
        ?? hb_language_get_default())
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if item.range.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if item.range.upperBound == text.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    unsafe hb_buffer_set_flags(pointer, hb_buffer_flags_t(rawValue: flags))
    unsafe hb_buffer_set_cluster_level(pointer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    shape(with: setting.font.instance.native, features: setting.attributes.shapingFeatures)
    var farOffsets: [FarOffset] = []
    let glyphs = glyphs(farOffsets: &farOffsets)
    return ShapedGlyphs(
      glyphs, farOffsets: farOffsets, setting: setting, isForward: item.level % 2 == 0)
  }

  /// Returns the resulting glyphs, from left to right.
  private func glyphs(farOffsets: inout [FarOffset]) -> [PackedGlyph] {
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(pointer, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(pointer, &count)
    else { return [] }
    var glyphs: [PackedGlyph] = []
    glyphs.reserveCapacity(Int(count))
    for index in 0..<Int(count) {
      let info = unsafe infos[index]
      let position = unsafe positions[index]
      let flags = unsafe hb_glyph_info_get_glyph_flags(&infos[index]).rawValue
      glyphs.append(
        PackedGlyph(
          info.codepoint, cluster: info.cluster, advance: position.x_advance,
          x: position.x_offset, y: position.y_offset,
          isUnsafeToBreak: flags & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0,
          farOffsets: &farOffsets))
    }
    return glyphs
  }
}
