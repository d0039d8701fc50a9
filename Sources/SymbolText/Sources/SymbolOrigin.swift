internal import SymtextFontGlyphs
internal import SymtextOpenType
internal import SymtextFonts
internal import SymtextTextLayout

/// Where a resolved symbol comes from, so that it can be configured anew.
indirect enum SymbolOrigin: Sendable {
  /// A symbol of a library.
  case library(SymbolLibrary, SymbolFont.Entry)
  /// A variant that a library makes when it is asked for, by its name.
  case made(SymbolLibrary, String)
  /// A glyph of a font of icons.
  case icon(Face, GlyphID)
}
