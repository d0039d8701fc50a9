package import SymtextSymbolText

/// A symbol that was found, and why.
package struct SymbolMatch: Sendable {
  /// By what it was found.
  package enum Reason: Hashable, Sendable {
    /// Its name, or words of it.
    case name
    /// Another name of it.
    case alias(String)
    /// A name in another set.
    case otherName(OtherNames.Name)
    /// A keyword.
    case keyword(String)
    /// Words of what it shows, or of several of these.
    case words
  }

  package var symbol: ListedSymbol
  package var reason: Reason
  /// How well it fits, from 0; only for comparing.
  package var score: Double
}
