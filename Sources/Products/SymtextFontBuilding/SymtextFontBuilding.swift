// Reads drawings, builds symbol fonts from them and checks both: these modules and all of Symtext in one import.
@_exported public import Symtext
@_exported public import SymtextAuthoring
@_exported public import SymtextSVGReading
@_exported public import SymtextSymbolImport
