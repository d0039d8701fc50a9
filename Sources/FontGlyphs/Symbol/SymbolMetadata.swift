/// What is said about a symbol, beside its drawing.
public struct SymbolMetadata: Hashable, Sendable {
  /// What a screen reader says: words, never the name.
  public var altText: String
  /// The group it is listed under, one word.
  public var category: String
  /// Words that people search for.
  public var keywords: [String]
  /// Other names of the symbol; each keeps a code point of its own.
  public var aliases: [String]
  /// The version of the library that first had it.
  public var since: String

  /// Makes the metadata of a symbol.
  public init(
    altText: String, category: String, keywords: [String] = [], aliases: [String] = [],
    since: String = "0.1"
  ) {
    self.altText = altText
    self.category = category
    self.keywords = keywords
    self.aliases = aliases
    self.since = since
  }
}
