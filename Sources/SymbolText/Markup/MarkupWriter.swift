/// Formats pieces of a text as markup.
enum MarkupWriter {
  /// Returns the content, in brackets if it has attributes.
  static func markup(
    _ content: AttributedText.Content, _ attributes: AttributedText.Attributes
  ) -> String {
    let inner =
      switch content {
      case .text(let text): Markup.escaped(text)
      case .symbol(let symbol):
        braces([quoted(symbol.name)] + words(symbol, SymbolKey.markup))
      case .image(let image): braces(words(image, ImageKeys.all))
      }
    let words = words(attributes, TextKeys.all)
    return words.isEmpty ? inner : "[\(inner)]\(braces(words))"
  }

  private static func braces(_ words: [String]) -> String {
    "{\(words.joined(separator: " "))}"
  }

  private static func words<Target>(_ target: Target, _ keys: [MarkupKey<Target>]) -> [String] {
    keys.compactMap { key in key.write(target).map { "\(key.name)=\(quoted($0))" } }
  }

  /// Quotes a text that is empty or contains characters with a meaning in markup.
  private static func quoted(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.unicodeScalars.allSatisfy { !special.contains($0) }
    if isPlain { return text }
    // A quotation mark is enclosed in marks of the other kind.
    return text.split(separator: "\"", omittingEmptySubsequences: false).map { "\"\($0)\"" }
      .joined(separator: "'\"'")
  }

  private static let special = Set(" \t\n\r\"'{}()".unicodeScalars)
}
