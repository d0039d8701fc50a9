internal import SymtextSymbols

/// The glyphs of all symbols at one scale, in the order of the set.
struct CompiledScale {
  var scale: SymbolScale
  var glyphs: [SymbolGlyphs]
}
