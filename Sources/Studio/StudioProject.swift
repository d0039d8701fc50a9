package import SymtextSymbolImport

/// How the font of a folder is built, as `font build` with the folder's `$font` builds it.
package struct StudioProject: Sendable {
  package var options: ImportOptions
  package var builder: SymbolFontBuilder

  package init(options: ImportOptions = ImportOptions(), builder: SymbolFontBuilder) {
    self.options = options
    self.builder = builder
  }
}
