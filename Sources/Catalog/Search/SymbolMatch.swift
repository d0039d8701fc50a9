package import SymtextSymbolText

/// A found symbol, and the reason why it matches.
package struct SymbolMatch: Sendable {
  /// The part of a symbol's metadata that matches.
  package enum Reason: Hashable, Sendable {
    /// The name, or words of it.
    case name
    /// An alias.
    case alias(String)
    /// A name in another set.
    case otherName(OtherNames.Name)
    /// A keyword.
    case keyword(String)
    /// Words of the alternative text or the category, or of several fields.
    case words
  }

  package var symbol: ListedSymbol
  package var reason: Reason
  /// The score, from 0; use it only for comparison.
  package var score: Double
}
