internal import FontGlyphs
internal import OpenType
internal import Fonts
internal import TextLayout

/// Where a resolved symbol comes from, so that it can be configured anew.
indirect enum SymbolOrigin: Sendable {
  /// A symbol of a library.
  case library(SymbolLibrary, SymbolFont.Entry)
  /// A glyph of a font of icons.
  case icon(Face, GlyphID)
}
