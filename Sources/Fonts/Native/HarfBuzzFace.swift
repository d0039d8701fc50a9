internal import CSymtextHarfBuzz
internal import SymtextOpenType
internal import Synchronization

/// HarfBuzz's view of a font file: immutable, so safe to share between threads.
@safe
final class HarfBuzzFace: @unchecked Sendable {  // hb_face_make_immutable makes it shareable.
  let pointer: OpaquePointer
  private let data: FontData
  /// ``ColorKinds``, once they are known.
  let colorMemo = Atomic<UInt8>(ColorKinds.unknown.rawValue)

  /// - Returns: `nil` when the bytes are not a font with glyphs.
  init?(data: FontData, index: Int) {
    guard let count = unsafe UInt32(exactly: data.bytes.count), let index = UInt32(exactly: index),
      let blob = unsafe hb_blob_create_or_fail(
        data.bytes.baseAddress?.assumingMemoryBound(to: CChar.self), count,
        HB_MEMORY_MODE_READONLY, nil, nil)
    else { return nil }
    defer { unsafe hb_blob_destroy(blob) }
    guard unsafe hb_face_count(blob) > index, let face = unsafe hb_face_create(blob, index) else {
      return nil
    }
    unsafe pointer = face
    self.data = data
    guard unsafe hb_face_get_glyph_count(face) > 0 else { return nil }
    unsafe hb_face_make_immutable(face)
  }

  deinit { unsafe hb_face_destroy(pointer) }

  var unitsPerEm: Int { Int(unsafe hb_face_get_upem(pointer)) }

  /// The typographic family name in English, else the plain one.
  var familyName: String? {
    for id in [UInt32(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY), UInt32(HB_OT_NAME_ID_FONT_FAMILY)] {
      var buffer = [CChar](repeating: 0, count: 256)
      var count = UInt32(buffer.count)
      let length = unsafe buffer.withUnsafeMutableBufferPointer { bytes in
        unsafe hb_ot_name_get_utf8(
          pointer, id, hb_language_from_string("en", -1), &count, bytes.baseAddress)
      }
      if length > 0 {
        return String(
          decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
    }
    return nil
  }

  var axes: [VariationAxis] {
    var count = unsafe hb_ot_var_get_axis_count(pointer)
    guard count > 0 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    _ = unsafe hb_ot_var_get_axis_infos(pointer, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      VariationAxis(
        tag: Tag(rawValue: info.tag), minimum: Double(info.min_value),
        defaultValue: Double(info.default_value), maximum: Double(info.max_value))
    }
  }

  var glyphCount: Int { Int(unsafe hb_face_get_glyph_count(pointer)) }

  /// OS/2's usWeightClass.
  var weightClass: Int? {
    unsafe withTable("OS/2") { bytes in
      guard bytes.count >= 6 else { return nil }
      return unsafe Int(bytes[4]) << 8 | Int(bytes[5])
    }
  }

  /// Returns a copy of a table's bytes; `nil` when there is none.
  func table(_ tag: Tag) -> [UInt8]? { unsafe withTable(tag) { unsafe Array($0) } }

  func hasTable(_ tag: Tag) -> Bool { unsafe withTable(tag) { _ in true } ?? false }

  /// The characters that the font has glyphs for, in ascending order.
  var characters: [UInt32] {
    // hb_set_create never fails; without memory it returns a set that stays empty.
    let set: OpaquePointer = unsafe hb_set_create()
    defer { unsafe hb_set_destroy(set) }
    unsafe hb_face_collect_unicodes(pointer, set)
    var characters: [UInt32] = []
    var character = UInt32.max  // HB_SET_VALUE_INVALID: before the first
    while unsafe hb_set_next(set, &character) != 0 { characters.append(character) }
    return characters
  }

  func withTable<T>(
    _ tag: Tag, _ body: (UnsafeRawBufferPointer) -> T?
  ) -> T? {
    guard let blob = unsafe hb_face_reference_table(pointer, tag.rawValue) else { return nil }
    defer { unsafe hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let bytes = unsafe hb_blob_get_data(blob, &count), count > 0 else { return nil }
    return unsafe body(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }
}
