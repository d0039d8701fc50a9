// Everything that reads drawings, builds symbol fonts of them and checks both, behind one import.
@_exported public import SymtextAuthoring
@_exported public import SymtextFontGlyphs
@_exported public import SymtextGraphics
@_exported public import SymtextOpenType
@_exported public import SymtextSVGReading
@_exported public import SymtextSymbolImport
@_exported public import SymtextSymbols
