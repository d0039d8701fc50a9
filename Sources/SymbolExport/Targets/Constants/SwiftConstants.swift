internal import SymtextSymbols
internal import SymtextSymbolText

/// Constants in Swift.
struct SwiftConstants: ConstantLanguage {
  let rules = NameLanguage.swift
  let scheme = NameScheme.camel
  let members = ["all", "name", "character", "altText", "keywords"]

  func file(_ type: String) -> String { "\(type).swift" }

  func escaped(_ digits: String) -> String { "\\u{\(digits)}" }

  func constant(_ symbol: ConstantSymbol, _ type: String) -> String {
    let name = symbol.name
    let (own, alt, words) = texts(symbol)
    let code = symbol.code.map { "\"\\u{\($0)}\"" } ?? "nil"
    return "  public static let \(name) = \(type)(\(own), \(code), \(alt), [\(words)])\n"
  }

  func reference(_ name: String) -> String { "    .\(name),\n" }

  func frame(_ type: String) -> String {
    """
    /// A symbol of the library.
    public struct \(type): Hashable, Sendable {
      /// The name.
      public let name: String
      /// The character in the font; `nil` for a variant that the font does not store.
      public let character: Character?
      /// The words that a screen reader speaks.
      public let altText: String
      /// Words for search.
      public let keywords: [String]

      private init(_ name: String, _ character: Character?, _ altText: String, _ keywords: [String]) {
        self.name = name
        self.character = character
        self.altText = altText
        self.keywords = keywords
      }

    @@
      /// All symbols.
      public static let all: [\(type)] = [
    @@  ]
    }

    """
  }
}
