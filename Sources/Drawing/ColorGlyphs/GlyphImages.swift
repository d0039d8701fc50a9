internal import SymtextImageFormats
internal import SymtextOpenType
internal import Synchronization
internal import SymtextFonts
internal import SymtextTextLayout

/// A cache of decoded glyph images; thread-safe.
enum GlyphImages {
  private struct Key: Hashable {
    var face: Int
    var glyph: GlyphID
  }

  private struct Memory {
    /// `nil` for images that cannot be decoded.
    var bitmaps: [Key: Bitmap?] = [:]
    var bytes = 0
  }

  private static let memory = Mutex(Memory())
  /// A cache that would exceed this is emptied.
  private static let mostBytes = 64 << 20
  /// The most pixels of a glyph's image: 2048 × 2048.
  private static let mostPixels = 1 << 22

  /// Returns the image of a glyph; `nil` when the font has no readable one.
  static func bitmap(of glyph: GlyphID, in font: Font) -> Bitmap? {
    let key = Key(face: font.face.id, glyph: glyph)
    if let known = memory.withLock({ $0.bitmaps[key] }) { return known }
    let bitmap = read(glyph, in: font)
    return memory.withLock { memory in
      // Another thread may have been faster; all share its bitmap.
      if let known = memory.bitmaps[key] { return known }
      let bytes = 64 + (bitmap?.pixmap.pixels.count ?? 0)
      if memory.bytes + bytes > mostBytes { memory = Memory() }
      memory.bitmaps[key] = .some(bitmap)
      memory.bytes += bytes
      return bitmap
    }
  }

  private static func read(_ glyph: GlyphID, in font: Font) -> Bitmap? {
    guard let image = font.colorBitmap(of: glyph) else { return nil }
    do {
      return Bitmap(
        try PNGDecoder.pixmap(image.png, name: font.face.file, mostPixels: mostPixels))
    } catch {
      // A glyph with a broken image falls back to its outline.
      return nil
    }
  }
}
