package import SymtextSymbolText
package import SymtextSymbolImport
internal import SymtextFonts
internal import SymtextSupport
internal import SymtextSymbols

extension StyleSheet {
  /// Returns the names of classes for a library's family.
  package static func classNames(of library: SymbolLibrary) -> ClassNames {
    ClassNames(family: library.face.family)
  }

  /// Describes a font with symbols of a library at medium scale, in one colour and without names.
  /// - Parameters:
  ///   - symbols: those with code points.
  ///   - sources: the addresses of the font's files, best first, with the CSS names of their formats.
  /// - Throws: ``SymbolError`` if the library lacks a symbol.
  package init(
    _ symbols: [ListedSymbol], of library: SymbolLibrary,
    sources: [(address: String, format: String)]
  ) throws(SymbolError) {
    var motions: ExactDictionary<DirectedMotion> = [:]
    for symbol in symbols { motions[symbol.name] = try DirectedMotion(symbol.name, in: library) }
    self.init(
      symbols.compactMap { symbol in
        symbol.codePoint.map { code in
          Symbol(
            name: symbol.name,
            characters: ([symbol.name] + symbol.metadata.aliases.sorted()).map { ($0, code) },
            altText: symbol.metadata.altText)
        }
      },
      familyName: library.face.family, names: Self.classNames(of: library), sources: sources,
      motions: motions)
  }
}
