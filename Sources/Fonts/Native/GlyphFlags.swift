internal import SymtextOpenType
internal import CSymtextHarfBuzz

/// Reads the flags of single TrueType glyphs.
///
/// <https://learn.microsoft.com/typography/opentype/spec/glyf>
@safe
final class GlyphFlags: Sendable {
  private let locations: HarfBuzzTable
  private let glyphs: HarfBuzzTable
  private let isLong: Bool

  /// - Returns: `nil` when the font has no TrueType outlines.
  init?(_ face: HarfBuzzFace) {
    guard let head = HarfBuzzTable(face, "head"), let locations = HarfBuzzTable(face, "loca"),
      let glyphs = HarfBuzzTable(face, "glyf"), let format = head.uint16(50)
    else { return nil }
    self.locations = locations
    self.glyphs = glyphs
    isLong = format == 1
  }

  /// Whether the glyph's contours are marked as overlapping.
  func overlap(_ glyph: GlyphID) -> Bool {
    let index = Int(glyph.rawValue)
    let offset =
      isLong ? locations.uint32(4 * index) : locations.uint16(2 * index).map { 2 * $0 }
    guard let offset, let contours = glyphs.uint16(offset) else { return false }
    if contours >= 0x8000 {
      // A composite: OVERLAP_COMPOUND of its first component.
      return glyphs.uint16(offset + 10).map { $0 & 0x0400 != 0 } ?? false
    }
    // The first point's flags follow the ends of the contours and the instructions.
    guard contours > 0, let instructions = glyphs.uint16(offset + 10 + 2 * contours),
      let flags = glyphs.uint8(offset + 12 + 2 * contours + instructions)
    else { return false }
    return flags & 0x40 != 0
  }
}

/// The bytes of a table, big-endian; `nil` beyond their end.
@safe
final class HarfBuzzTable: @unchecked Sendable {  // HarfBuzz's blob never changes.
  private let blob: OpaquePointer
  private let bytes: UnsafeRawBufferPointer

  init?(_ face: HarfBuzzFace, _ tag: Tag) {
    guard let blob = unsafe hb_face_reference_table(face.pointer, tag.rawValue) else { return nil }
    var count: UInt32 = 0
    guard let data = unsafe hb_blob_get_data(blob, &count), count > 0 else {
      unsafe hb_blob_destroy(blob)
      return nil
    }
    unsafe self.blob = blob
    unsafe bytes = UnsafeRawBufferPointer(start: data, count: Int(count))
  }

  deinit { unsafe hb_blob_destroy(blob) }

  func uint8(_ offset: Int) -> Int? {
    guard offset >= 0, unsafe offset < bytes.count else { return nil }
    return unsafe Int(bytes[offset])
  }

  func uint16(_ offset: Int) -> Int? {
    guard let high = uint8(offset), let low = uint8(offset + 1) else { return nil }
    return high << 8 | low
  }

  func uint32(_ offset: Int) -> Int? {
    guard let high = uint16(offset), let low = uint16(offset + 2) else { return nil }
    return high << 16 | low
  }
}
