/// The metadata of a symbol.
public struct SymbolMetadata: Hashable, Sendable {
  /// The text for screen readers: words, never the name.
  public var altText: String
  /// The category for listings, one word.
  public var category: String
  /// Search keywords.
  public var keywords: [String]
  /// Other names of the symbol; each has its own code point.
  public var aliases: [String]
  /// The library version that introduced it.
  public var since: String
  /// The replacement in right-to-left text; `nil` for the symbol itself.
  public var rightToLeft: RightToLeftForm?
  /// The replacements in other languages, by language code such as `ar`.
  public var forms: [String: String]
  /// The preferred rendering mode; `nil` leaves the choice to the user.
  public var preferredMode: PreferredMode?
  /// Restrictions on the use of the symbol; empty if there are none.
  public var note: String
  /// Whether the symbol may be shown but not customised: its variants and templates are refused.
  ///
  /// ``note`` holds the sentence that tells why.
  public var isDisplayOnly: Bool
  /// The text for screen readers in other languages, by BCP 47 language in small letters, such as `de` or `zh-hant`.
  public var words: [String: String] = [:]
  /// The name of the symbol that this is a variant of.
  public var base: String?

  /// Makes the metadata of a symbol.
  package init(
    altText: String, category: String, keywords: [String] = [], aliases: [String] = [],
    since: String = "0.1", rightToLeft: RightToLeftForm? = nil, forms: [String: String] = [:],
    preferredMode: PreferredMode? = nil, note: String = "", isDisplayOnly: Bool = false,
    base: String? = nil
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
    self.isDisplayOnly = isDisplayOnly
    self.base = base
  }
}

extension SymbolMetadata {
  /// Returns the sentence that a symbol is display-only, with the reason.
  package func restriction(of name: String) -> String {
    var reason = note
    while reason.last == "." { reason.removeLast() }
    return "\(name) is display-only (“\(reason)”)"
  }
}

/// The replacement of a symbol in right-to-left text.
public enum RightToLeftForm: Hashable, Sendable {
  /// The mirrored symbol.
  case mirrored
  /// Another symbol of the library.
  case symbol(String)

  /// Reads `mirror` or a symbol's name; `nil` for any other text.
  ///
  /// `Mirror` is rejected: it is probably a misspelt `mirror`, not a name.
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

/// A rendering mode that a symbol prefers.
public enum PreferredMode: String, CaseIterable, Sendable {
  /// Everything in one colour.
  case monochrome
  /// One colour, fainter for less important levels.
  case hierarchical
  /// A colour for each level.
  case palette
  /// The symbol's own colours.
  case multicolor
}
