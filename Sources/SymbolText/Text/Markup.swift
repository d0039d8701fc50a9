package import SymtextSupport
/// Reads text with markup: `Add {plus.circle} to **cart**`.
///
/// - `{name key=value …}` is a symbol, `{image=FILE key=value …}` an image; `{{` and `}}` are literal braces.
/// - `{$name}` is a placeholder. It is replaced by the argument of that name, which is never parsed as markup.
/// - `**bold**` and `*italic*` follow CommonMark, except that stars within a word open nothing, and stars between
///   digits are literal: `2*3*4`. A star beside a space is literal.
/// - `[text]{key=value …}` sets text attributes; brackets without braces are literal.
/// - `{bell alt=""}` is decoration: it is drawn, but has no alternative text.
/// - A backslash makes the punctuation after it literal: `\*`, `\{`, `\[`, `\\`.
///
/// Pass untrusted text as the argument of a placeholder, or through ``escaped(_:)`` into your own markup. Use
/// ``plainSymbols(_:)`` for untrusted text with symbols. Full markup can name files; restrict them with ``FileAccess``.
public enum Markup {
  /// Reads text with markup.
  /// - Parameter arguments: the texts of its placeholders, by name; each takes the attributes of its placeholder.
  /// - Throws: ``SymbolError`` with the position of the wrong character, from 1; also when a placeholder has no
  ///   argument.
  public static func text(
    _ source: String, arguments: [String: String] = [:]
  ) throws(SymbolError) -> AttributedText {
    try text(source, arguments: ExactDictionary(arguments))
  }

  /// Reads text with markup, as ``text(_:arguments:)`` does; canonically equivalent names are different placeholders.
  package static func text(
    _ source: String, arguments: ExactDictionary<String>
  ) throws(SymbolError) -> AttributedText {
    var scanner = MarkupScanner(source, arguments: arguments)
    try scanner.scan()
    return try MarkupSpans(scanner.tokens).text()
  }

  /// Reads symbols and no other markup: `Add {plus.circle}`.
  ///
  /// A lone name in braces is a symbol; `{{` and `}}` are literal braces. All other characters are literal: stars,
  /// brackets, backslashes, placeholders, unmatched braces, and braces that are empty or contain an equals sign or a
  /// space. Every text is valid.
  public static func plainSymbols(_ source: String) -> AttributedText {
    var result = AttributedText()
    var plain = ""
    var rest = source.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "{" || scalar == "}", rest.first == scalar {
        rest.removeFirst()
        plain.unicodeScalars.append(scalar)
      } else if scalar == "{", let name = symbolName(rest) {
        result.append(plain)
        plain = ""
        result.append(AttributedText.Symbol(String(name)))
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    result.append(plain)
    return result
  }

  /// Escapes a text, so that every character is literal when the result is read as markup.
  ///
  ///     let markup = "**\(Markup.escaped(userName))** has joined {person.badge.plus}"
  public static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if "\\{}[]*".unicodeScalars.contains(scalar) { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }

  /// Returns the names of all placeholders in a text with markup.
  /// - Throws: ``SymbolError`` with the position of the wrong character, from 1.
  public static func placeholders(in source: String) throws(SymbolError) -> Set<String> {
    Set(try exactPlaceholders(in: source))
  }

  /// Returns the names as ``placeholders(in:)`` does, with canonically equivalent ones.
  package static func exactPlaceholders(
    in source: String
  ) throws(SymbolError) -> ExactSet {
    var scanner = MarkupScanner(source, arguments: nil)
    try scanner.scan()
    return scanner.placeholders
  }

  /// Whether a name is valid for a placeholder: letters, digits and `_`, `-`, `.`.
  public static func isPlaceholderName(_ name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || "_-.".unicodeScalars.contains($0)
      }
  }

  /// The most characters of a symbol's name in plain text; no library has longer ones.
  static let longestName = 127

  /// Returns the text before a closing brace, if it is the name of a symbol.
  private static func symbolName(
    _ text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView? {
    let name = text.prefix(longestName + 1).prefix { $0 != "}" }
    guard name.count <= longestName, name.endIndex < text.endIndex else { return nil }
    return isSymbolName(Substring(name)) ? name : nil
  }

  /// Whether the content of braces in plain text is the name of a symbol.
  package static func isSymbolName(_ name: Substring) -> Bool {
    !name.isEmpty && name.first != "$"
      && name.unicodeScalars.allSatisfy {
        !$0.properties.isWhitespace && $0.properties.generalCategory != .control
          && !"={\"'".unicodeScalars.contains($0)
      }
  }
}
