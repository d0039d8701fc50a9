// Sets text with symbols, measures, draws and animates it: all modules in one import.
@_exported public import SymtextAnimation
@_exported public import SymtextDrawing
@_exported public import SymtextFontGlyphs
@_exported public import SymtextFonts
@_exported public import SymtextGraphics
@_exported public import SymtextImageFormats
@_exported public import SymtextOpenType
@_exported public import SymtextPreviews
@_exported public import SymtextSymbolText
@_exported public import SymtextSymbols
@_exported public import SymtextTextLayout
@_exported public import SymtextVectorFormats
@_exported public import enum SymtextSupport.FileAccess
