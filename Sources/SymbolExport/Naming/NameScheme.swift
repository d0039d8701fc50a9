/// The way in which a platform joins the words of a name.
package enum NameScheme: Sendable {
  /// `heart-fill`.
  case kebab
  /// `heart_fill`.
  case snake
  /// `HEART_FILL`.
  case screamingSnake
  /// `heartFill`.
  case camel
  /// `HeartFill`.
  case pascal
  /// `heart.fill`, as in SF Symbols.
  case dots

  /// Joins lower-case words.
  func joined(_ words: [String]) -> String {
    switch self {
    case .kebab: words.joined(separator: "-")
    case .snake: words.joined(separator: "_")
    case .screamingSnake: words.joined(separator: "_").uppercased()
    case .dots: words.joined(separator: ".")
    case .pascal: Self.capitalized(words[...])
    case .camel: (words.first ?? "") + Self.capitalized(words.dropFirst())
    }
  }

  /// Capitalises each word; a digit that would follow a digit is set apart, so that `a.1.2` and `a.12` differ.
  private static func capitalized(_ words: ArraySlice<String>) -> String {
    words.reduce(into: "") { text, word in
      let isApart = text.last?.isNumber == true && word.first?.isNumber == true
      text += (isApart ? "_" : "") + word.prefix(1).uppercased() + word.dropFirst()
    }
  }
}
