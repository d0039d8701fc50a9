/// Reads text that is marked up: `Add {plus.circle} to **cart**`.
///
/// - `{name key=value …}` is a symbol, `{image=FILE key=value …}` an image; `{{` and `}}` are braces.
/// - `{$name}` is a placeholder: the argument of that name stands there, as text that is never markup.
/// - `**bold**`, `*italic*`, where CommonMark has emphasis; but stars within a word open nothing, and between
///   digits they are stars: `2*3*4` stays. A star beside a space is a star.
/// - `[text]{key=value …}` gives text attributes; brackets without braces are brackets.
/// - `{bell alt=""}` is decoration: it is drawn, and nothing is said of it.
/// - A backslash takes the meaning from the punctuation behind it: `\*`, `\{`, `\[`, `\\`.
///
/// A text that a stranger wrote goes into a placeholder, or through ``escaped(_:)`` into markup of your own.
/// A stranger who may use symbols gets ``plainSymbols(_:)``; one who may use all marks names files, too, which
/// ``FileAccess`` limits.
public enum Markup {
  /// Reads marked-up text.
  /// - Parameter arguments: the texts of its placeholders, by their names; each has the attributes of the
  ///   place where it stands.
  /// - Throws: ``SymbolError`` with the character at which it goes wrong, from 1; also when a placeholder
  ///   has no argument.
  public static func text(
    _ source: String, arguments: [String: String] = [:]
  ) throws(SymbolError) -> AttributedText {
    var scanner = MarkupScanner(source, arguments: arguments)
    try scanner.scan()
    return MarkupSpans(scanner.tokens).text
  }

  /// Reads symbols, and nothing else: `Add {plus.circle}`.
  ///
  /// A name alone in braces is a symbol; `{{` and `}}` are braces. All else stands as it is written: stars,
  /// brackets, backslashes, placeholders, braces with an equals sign, a space or nothing in them, and a
  /// brace without its other half. There is no text that cannot be read.
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

  /// A text as markup: when it is read, every character of it stands for itself.
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

  /// The names of all placeholders in a marked-up text.
  /// - Throws: ``SymbolError`` with the character at which it goes wrong, from 1.
  public static func placeholders(in source: String) throws(SymbolError) -> Set<String> {
    var scanner = MarkupScanner(source, arguments: nil)
    try scanner.scan()
    return scanner.placeholders
  }

  /// Whether a text can name a placeholder: letters, digits and `_`, `-`, `.`.
  public static func isPlaceholderName(_ name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || "_-.".unicodeScalars.contains($0)
      }
  }

  /// The most characters of a symbol's name where nothing else is read: no library has longer ones.
  static let longestName = 127

  /// The name in front of a closing brace, if it is one of a symbol.
  private static func symbolName(
    _ text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView? {
    let name = text.prefix(longestName + 1).prefix { $0 != "}" }
    guard name.count <= longestName, name.endIndex < text.endIndex else { return nil }
    return isSymbolName(Substring(name)) ? name : nil
  }

  /// Whether braces with such a content are a symbol where nothing else is read.
  package static func isSymbolName(_ name: Substring) -> Bool {
    !name.isEmpty && name.first != "$"
      && name.unicodeScalars.allSatisfy {
        !$0.properties.isWhitespace && $0.properties.generalCategory != .control
          && !"={\"'".unicodeScalars.contains($0)
      }
  }
}
