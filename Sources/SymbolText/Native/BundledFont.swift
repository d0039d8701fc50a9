internal import CBundledFont
internal import FontGlyphs
internal import TextLayout

/// The bundled symbol font: bytes of the executable, no file is read.
enum BundledFont {
  static let data: FontData = {
    let font = unsafe symtext_bundled_font()
    return unsafe FontData(permanent: UnsafeRawBufferPointer(start: font.start, count: font.count))
  }()
}

extension SymbolFont {
  /// The table of symbols in a font file, which must stay alive.
  init(_ data: FontData) throws(FontError) { try unsafe self.init(data.bytes) }
}
