internal import SymtextSymbols

/// All symbols of a set as glyphs at one scale, in the order of the set.
struct CompiledScale {
  var scale: SymbolScale
  var glyphs: [SymbolGlyphs]
}
