public import SymtextFonts
internal import SymtextTextLayout

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

  /// What is known of a design variant that can be made though the source does not store it; `nil` when
  /// there is none.
  func variant(named name: String) throws(SymbolError) -> ListedSymbol?

  /// What it is called before a colon, where several are open: by its font's family and by its file.
  var libraryNames: [String] { get }

  /// What becomes of a name that it does not have.
  var missing: MissingSymbols { get }
}

extension SymbolSource {
  /// No variant is made of what is no drawing.
  public func variant(named name: String) -> ListedSymbol? { nil }

  /// It cannot be named apart from others.
  public var libraryNames: [String] { [] }

  /// A text that names it cannot be set.
  public var missing: MissingSymbols { .error }
}
