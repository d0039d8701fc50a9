internal import CSymtextFreeType
internal import SymtextOpenType
internal import SymtextFonts
internal import SymtextTextLayout

/// A font file opened with FreeType, set to one size and one set of design coordinates at a time.
@safe
final class FreeTypeFace {
  private let pointer: FT_Face
  private let face: Face
  private var size = 0
  private var coordinates: DesignCoordinates?

  /// - Returns: `nil` when FreeType cannot read the font.
  init?(library: FT_Library, face: Face) {
    var pointer: FT_Face?
    guard
      unsafe FT_New_Memory_Face(
        library, face.data.bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self),
        face.data.bytes.count, face.index, &pointer) == 0, let pointer = unsafe pointer
    else { return nil }
    unsafe self.pointer = pointer
    self.face = face
  }

  deinit { unsafe FT_Done_Face(pointer) }

  /// - Parameter rows: maps its heights; `nil` leaves them.
  func mask(
    glyph: GlyphID, coordinates: DesignCoordinates, size: Int, shift: Int, rows: RowMap?
  ) -> GlyphMask? {
    if self.size != size {
      guard unsafe FT_Set_Char_Size(pointer, 0, size, 72, 72) == 0 else { return nil }
      self.size = size
    }
    if self.coordinates != coordinates {
      if !face.axes.isEmpty {
        var values = face.axes.map {
          FT_Fixed(((coordinates[$0.tag] ?? $0.defaultValue) * 65536).rounded())
        }
        guard unsafe FT_Set_Var_Design_Coordinates(pointer, UInt32(values.count), &values) == 0
        else { return nil }
      }
      self.coordinates = coordinates
    }
    let flags = Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard unsafe FT_Load_Glyph(pointer, glyph.rawValue, flags) == 0,
      let slot = unsafe pointer.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    if let rows, let points = unsafe slot.pointee.outline.points {
      for index in 0..<(unsafe Int(slot.pointee.outline.n_points)) {
        let y = unsafe rows.height(Double(points[index].y) / 64)
        unsafe points[index].y = FT_Pos((y * 64).rounded())
      }
    }
    unsafe FT_Outline_Translate(&slot.pointee.outline, FT_Pos(shift), 0)
    guard unsafe FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return nil }
    let bitmap = unsafe slot.pointee.bitmap
    let width = unsafe Int(bitmap.width)
    let height = unsafe Int(bitmap.rows)
    let pitch = unsafe Int(bitmap.pitch)
    let coverage = unsafe [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
      if let source = unsafe bitmap.buffer, width > 0, let base = target.baseAddress {
        for row in 0..<height {
          for column in 0..<width {
            unsafe base[row * width + column] = Coverage.stepped(source[row * pitch + column])
          }
        }
        count = width * height
      }
    }
    return GlyphMask(
      left: unsafe Int(slot.pointee.bitmap_left), top: unsafe Int(slot.pointee.bitmap_top),
      width: width, height: height, coverage: coverage)
  }
}
