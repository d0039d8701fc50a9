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
  /// What stands for the symbol in text that runs from right to left; `nil` for the symbol itself.
  public var rightToLeft: RightToLeftForm?
  /// The symbols that stand for it in other languages, by language code such as `ar`.
  public var forms: [String: String]
  /// How the symbol is best painted; `nil` leaves it to whoever uses it.
  public var preferredMode: PreferredMode?
  /// What the symbol may be used for, where that is restricted.
  public var note: String
  /// The symbol that it is a variant of.
  public var base: String?

  /// Makes the metadata of a symbol.
  package init(
    altText: String, category: String, keywords: [String] = [], aliases: [String] = [],
    since: String = "0.1", rightToLeft: RightToLeftForm? = nil, forms: [String: String] = [:],
    preferredMode: PreferredMode? = nil, note: String = "", base: String? = nil
  ) {
    self.altText = altText
    self.category = category
    self.keywords = keywords
    self.aliases = aliases
    self.since = since
    self.rightToLeft = rightToLeft
    self.forms = forms
    self.preferredMode = preferredMode
    self.note = note
    self.base = base
  }
}

/// What stands for a symbol in text that runs from right to left.
public enum RightToLeftForm: Hashable, Sendable {
  /// The symbol in a mirror.
  case mirrored
  /// Another symbol of the library.
  case symbol(String)

  /// Reads what a drawing or a list of symbols says: `mirror` or a symbol's name; `nil` where it is neither.
  ///
  /// `Mirror` is a name that nobody gives: the word was meant, which has no capital.
  package init?(_ text: String) {
    if text == "mirror" {
      self = .mirrored
    } else if Symbol.isValidName(text), text.lowercased() != "mirror" {
      self = .symbol(text)
    } else {
      return nil
    }
  }
}

/// A way of painting layers.
public enum PreferredMode: String, CaseIterable, Sendable {
  /// Everything in one colour.
  case monochrome
  /// One colour, fainter by level.
  case hierarchical
  /// A colour for each level.
  case palette
  /// The symbol's own colours.
  case multicolor
}
