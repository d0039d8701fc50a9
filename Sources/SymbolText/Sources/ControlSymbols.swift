package import SymtextFonts
internal import SymtextTextLayout

/// The symbols that controls draw themselves, such as the chevron of a list: those of a source, and of the bundled library
/// where the source has none.
package struct ControlSymbols: SymbolSource {
  private let source: any SymbolSource

  /// - Parameter source: the source of the control's other symbols.
  package init(_ source: any SymbolSource) { self.source = source }

  package func symbol(
    named name: String, beside text: Font, configuration: SymbolConfiguration
  ) throws(SymbolError) -> ResolvedSymbol? {
    do throws(SymbolError) {
      let found = try source.symbol(named: name, beside: text, configuration: configuration)
      if let found { return found }
    } catch {
      guard error.isMissingName else { throw error }
    }
    return try SymbolLibrary.bundled().symbol(
      named: name, beside: text, configuration: configuration)
  }

  package var listing: [ListedSymbol] {
    get throws(SymbolError) { try source.listing }
  }

  package var names: [String] {
    get throws(SymbolError) { try source.names }
  }
}
