internal import SymtextFontGlyphs
internal import SymtextOpenType
internal import SymtextFonts
internal import SymtextTextLayout

/// The source of a resolved symbol, kept to configure it again.
indirect enum SymbolOrigin: Sendable {
  /// A symbol of a library.
  case library(SymbolLibrary, SymbolFont.Entry)
  /// A variant made by a library on request, by its name.
  case made(SymbolLibrary, String)
  /// A glyph of an icon font.
  case icon(Face, GlyphID)
}
