// Everything that reads drawings, builds symbol fonts from them and checks both, with all of Symtext, behind one import.
@_exported public import Symtext
@_exported public import SymtextAuthoring
@_exported public import SymtextSVGReading
@_exported public import SymtextSymbolImport
