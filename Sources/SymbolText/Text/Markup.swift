/// Reads text that is marked up: `Add {plus.circle} to **cart**`.
///
/// - `{name key=value …}` is a symbol, `{image=FILE key=value …}` an image; `{{` and `}}` are braces.
/// - `**bold**`, `*italic*`; a star beside a space is a star.
/// - `[text]{key=value …}` gives text attributes; brackets without braces are brackets.
/// - A backslash takes the meaning from the punctuation behind it: `\*`, `\{`, `\[`, `\\`.
public enum Markup {
  /// - Throws: ``SymbolError`` with the character at which it goes wrong, from 1.
  public static func text(_ source: String) throws(SymbolError) -> AttributedText {
    var scanner = MarkupScanner(source)
    try scanner.scan()
    return MarkupSpans(scanner.tokens).text
  }
}
