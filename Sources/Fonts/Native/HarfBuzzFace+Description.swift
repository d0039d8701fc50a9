internal import SymtextOpenType
internal import CSymtextHarfBuzz

/// The sources of ``FaceDescription``.
extension HarfBuzzFace {
  /// Returns a name in English, else in the first language of the file.
  func name(_ id: UInt32) -> String? {
    guard id != UInt32(HB_OT_NAME_ID_INVALID) else { return nil }
    if let english = unsafe text(ofName: id, language: hb_language_from_string("en", -1)) {
      return english
    }
    var count: UInt32 = 0
    guard let entries = unsafe hb_ot_name_list_names(pointer, &count) else { return nil }
    for index in 0..<Int(count) {
      let entry = unsafe entries[index]
      if unsafe entry.name_id == id { return unsafe text(ofName: id, language: entry.language) }
    }
    return nil
  }

  private func text(ofName id: UInt32, language: hb_language_t?) -> String? {
    var size: UInt32 = 0
    let length = unsafe hb_ot_name_get_utf8(pointer, id, language, &size, nil)
    guard length > 0, length < 1 << 16 else { return nil }
    var buffer = [CChar](repeating: 0, count: Int(length) + 1)
    size = UInt32(buffer.count)
    unsafe hb_ot_name_get_utf8(pointer, id, language, &size, &buffer)
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  var names: [FaceDescription.Name] {
    var count: UInt32 = 0
    guard let entries = unsafe hb_ot_name_list_names(pointer, &count) else { return [] }
    var ids: Set<UInt32> = []
    for index in 0..<Int(count) { unsafe ids.insert(entries[index].name_id) }
    return ids.sorted().compactMap { id in
      name(id).map { FaceDescription.Name(id: Int(id), text: $0) }
    }
  }

  var axisDescriptions: [FaceDescription.Axis] {
    let axes = self.axes
    var count = UInt32(axes.count)
    guard count > 0 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: axes.count)
    _ = unsafe hb_ot_var_get_axis_infos(pointer, 0, &count, &infos)
    return zip(axes, infos).map { axis, info in
      .init(
        axis: axis, name: name(info.name_id),
        isHidden: info.flags.rawValue & HB_OT_VAR_AXIS_FLAG_HIDDEN.rawValue != 0)
    }
  }

  var instances: [FaceDescription.Instance] {
    let axisCount = unsafe hb_ot_var_get_axis_count(pointer)
    return (0..<(unsafe hb_ot_var_get_named_instance_count(pointer))).map { index in
      var count = axisCount
      var coordinates = [Float](repeating: 0, count: Int(axisCount))
      unsafe hb_ot_var_named_instance_get_design_coords(pointer, index, &count, &coordinates)
      return .init(
        name: name(unsafe hb_ot_var_named_instance_get_subfamily_name_id(pointer, index)),
        coordinates: coordinates.map { Double($0) })
    }
  }

  func features(isPositioning: Bool) -> [FaceDescription.Feature] {
    let table = Tag(stringLiteral: isPositioning ? "GPOS" : "GSUB").rawValue
    var total = unsafe hb_ot_layout_table_get_feature_tags(pointer, table, 0, nil, nil)
    guard total > 0 else { return [] }
    var tags = [hb_tag_t](repeating: 0, count: Int(total))
    unsafe hb_ot_layout_table_get_feature_tags(pointer, table, 0, &total, &tags)
    var lookups: [Tag: Set<UInt32>] = [:]
    var names: [Tag: String] = [:]
    for (index, rawTag) in tags.prefix(Int(total)).enumerated() {
      let tag = Tag(rawValue: rawTag)
      lookups[tag, default: []].formUnion(self.lookups(ofFeature: UInt32(index), table: table))
      var label = UInt32(HB_OT_NAME_ID_INVALID)
      let hasName = unsafe hb_ot_layout_feature_get_name_ids(
        pointer, table, UInt32(index), &label, nil, nil, nil, nil)
      if names[tag] == nil, hasName != 0 { names[tag] = name(label) }
    }
    return lookups.sorted { $0.key < $1.key }.map { tag, lookups in
      .init(
        tag: tag, isPositioning: isPositioning, name: names[tag], lookupCount: lookups.count,
        glyphCount: inputGlyphCount(ofLookups: lookups, table: table))
    }
  }

  /// The tags of all features, of all scripts and languages.
  var featureTags: Set<Tag> {
    var tags: Set<Tag> = []
    for table: Tag in ["GSUB", "GPOS"] {
      var count = unsafe hb_ot_layout_table_get_feature_tags(
        pointer, table.rawValue, 0, nil, nil)
      guard count > 0 else { continue }
      var found = [hb_tag_t](repeating: 0, count: Int(count))
      unsafe hb_ot_layout_table_get_feature_tags(pointer, table.rawValue, 0, &count, &found)
      tags.formUnion(found.prefix(Int(count)).map { Tag(rawValue: $0) })
    }
    return tags
  }

  private func lookups(ofFeature feature: UInt32, table: hb_tag_t) -> [UInt32] {
    var count = unsafe hb_ot_layout_feature_get_lookups(pointer, table, feature, 0, nil, nil)
    guard count > 0 else { return [] }
    var lookups = [UInt32](repeating: 0, count: Int(count))
    unsafe hb_ot_layout_feature_get_lookups(pointer, table, feature, 0, &count, &lookups)
    return Array(lookups.prefix(Int(count)))
  }

  private func inputGlyphCount(ofLookups lookups: Set<UInt32>, table: hb_tag_t) -> Int {
    guard let glyphs = unsafe hb_set_create() else { return 0 }
    defer { unsafe hb_set_destroy(glyphs) }
    for lookup in lookups {
      unsafe hb_ot_layout_lookup_collect_glyphs(pointer, table, lookup, nil, glyphs, nil, nil)
    }
    return Int(unsafe hb_set_get_population(glyphs))
  }

  var palettes: [FaceDescription.Palette] {
    (0..<(unsafe hb_ot_color_palette_get_count(pointer))).map { index in
      var count = unsafe hb_ot_color_palette_get_colors(pointer, index, 0, nil, nil)
      var colors = [hb_color_t](repeating: 0, count: Int(count))
      unsafe hb_ot_color_palette_get_colors(pointer, index, 0, &count, &colors)
      let flags = unsafe hb_ot_color_palette_get_flags(pointer, index).rawValue
      return .init(
        name: name(unsafe hb_ot_color_palette_get_name_id(pointer, index)),
        isForLightBackground: flags
          & HB_OT_COLOR_PALETTE_FLAG_USABLE_WITH_LIGHT_BACKGROUND.rawValue != 0,
        isForDarkBackground: flags
          & HB_OT_COLOR_PALETTE_FLAG_USABLE_WITH_DARK_BACKGROUND.rawValue != 0,
        colors: colors.prefix(Int(count)).map(Self.text))
    }
  }

  /// Converts HarfBuzz's order, blue highest, to `#RRGGBBAA`.
  private static func text(_ color: hb_color_t) -> String {
    let digits = [8, 16, 24, 0].map { shift in
      let byte = String(color >> shift & 0xFF, radix: 16, uppercase: true)
      return byte.count < 2 ? "0" + byte : byte
    }
    return "#" + digits.joined()
  }
}
