internal import SymtextSymbols
internal import SymtextSymbolText

/// Constants in Dart.
struct DartConstants: ConstantLanguage {
  let rules = NameLanguage.dart
  let scheme = NameScheme.camel
  let members = ["values", "name", "codePoint", "altText", "keywords"]
  let escapesDollars = true

  func file(_ type: String) -> String { "\(words(of: type, joinedBy: "_")).dart" }

  func constant(_ symbol: ConstantSymbol, _ type: String) -> String {
    let name = symbol.name
    let (own, alt, words) = texts(symbol)
    let code = symbol.code.map { "0x\($0)" } ?? "null"
    return "  static const \(name) = \(type)._(\(own), \(code), \(alt), [\(words)]);\n"
  }

  func frame(_ type: String) -> String {
    """
    /// A symbol of the library.
    class \(type) {
      const \(type)._(this.name, this.codePoint, this.altText, this.keywords);

      final String name;

      /// The character in the font; null for a variant that the font does not store.
      final int? codePoint;

      /// The words that a screen reader speaks.
      final String altText;

      final List<String> keywords;

    @@
      /// All symbols.
      static const values = [
    @@  ];
    }

    """
  }
}
