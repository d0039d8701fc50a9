public import TextLayout

/// Where symbols come from: a library, a font of icons, or several of both.
public protocol SymbolSource: Sendable {
  /// Sets a symbol beside text; `nil` when there is none of that name.
  /// - Parameters:
  ///   - name: a name or an alias.
  ///   - text: the font around it.
  /// - Throws: ``SymbolError`` when the symbol cannot be set.
  func symbol(named name: String, beside text: Font, configuration: SymbolConfiguration)
    throws(SymbolError) -> ResolvedSymbol?

  /// All symbols that have a name, sorted by it.
  var listing: [ListedSymbol] { get throws(SymbolError) }

  /// All names, aliases among them, in no order.
  var names: [String] { get throws(SymbolError) }
}
