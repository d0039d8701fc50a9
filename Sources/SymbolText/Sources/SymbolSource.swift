internal import SymtextSupport
public import SymtextFonts
internal import SymtextSymbols
internal import SymtextTextLayout

/// A source of symbols: a library, an icon font, or several of both.
public protocol SymbolSource: Sendable {
  /// Sets a symbol beside text; `nil` if there is none of that name.
  /// - Parameters:
  ///   - name: a name or an alias.
  ///   - text: the surrounding font.
  /// - Throws: ``SymbolError`` when the symbol cannot be set.
  func symbol(named name: String, beside text: Font, configuration: SymbolConfiguration)
    throws(SymbolError) -> ResolvedSymbol?

  /// All named symbols, sorted by name.
  var listing: [ListedSymbol] { get throws(SymbolError) }

  /// All names and aliases, unsorted.
  var names: [String] { get throws(SymbolError) }

  /// Returns the properties of a design variant that the source can make but does not store; `nil` if it cannot.
  func variant(named name: String) throws(SymbolError) -> ListedSymbol?

  /// Returns the name of the source's symbol of which a name is a design variant; `nil` if it is none.
  func base(ofVariant name: String) throws(SymbolError) -> String?

  /// The names of the source as prefixes before a colon: its font's family and its file.
  var libraryNames: [String] { get }

  /// The treatment of names that the source lacks.
  var missing: MissingSymbols { get }
}

extension SymbolSource {
  /// Returns `nil`: by default, a source makes no variants.
  public func variant(named name: String) -> ListedSymbol? { nil }

  /// By default, a name is a variant of the longest of the source's names with which it begins.
  public func base(ofVariant name: String) throws(SymbolError) -> String? {
    let names = ExactSet(try names)
    return VariantName(name, isKnown: { names.contains($0) }, isSign: { _ in true })?.base
  }

  /// By default, the source has no prefix.
  public var libraryNames: [String] { [] }

  /// By default, a missing symbol is an error.
  public var missing: MissingSymbols { .error }
}
