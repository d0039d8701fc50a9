internal import SymtextSymbols
internal import SymtextSymbolText

/// Constants in TypeScript.
struct TypeScriptConstants: ConstantLanguage {
  let rules = NameLanguage.typeScript
  let scheme = NameScheme.camel
  let members = ["all", "symbol"]

  func file(_ type: String) -> String { "\(words(of: type, joinedBy: "-")).ts" }

  func constant(_ symbol: ConstantSymbol, _ type: String) -> String {
    let name = symbol.name
    let (own, alt, words) = texts(symbol)
    let code = symbol.code.map { "\"\\u{\($0)}\"" } ?? "null"
    return "export const \(name) = symbol(\(own), \(code), \(alt), [\(words)]);\n"
  }

  func frame(_ type: String) -> String {
    """
    /** A symbol of the library. */
    export interface \(type) {
      readonly name: string;
      /** The character in the font; null for a variant that the font does not store. */
      readonly character: string | null;
      /** The words that a screen reader speaks. */
      readonly altText: string;
      readonly keywords: readonly string[];
    }

    const symbol = (name: string, character: string | null, altText: string, keywords: readonly string[]): \(type) =>
      ({ name, character, altText, keywords });

    @@
    /** All symbols. */
    export const all = (): readonly \(type)[] => [
    @@  ];

    """
  }
}
