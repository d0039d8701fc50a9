internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// A language for which constants are written.
protocol ConstantLanguage: Sendable {
  /// The rules of its names.
  var rules: NameLanguage { get }
  /// The way in which words of constants are joined.
  var scheme: NameScheme { get }
  /// The names of the frame that a constant must not have.
  var members: [String] { get }
  /// The sign that begins a comment.
  var comment: String { get }
  /// Whether a dollar sign in a text begins an expression.
  var escapesDollars: Bool { get }

  /// Returns the name of the file of a type.
  func file(_ type: String) -> String
  /// Returns the sign for a control character in a text.
  /// - Parameter digits: two hexadecimal digits.
  func escaped(_ digits: String) -> String
  /// Returns the declaration of a constant.
  func constant(_ symbol: ConstantSymbol, _ type: String) -> String
  /// Returns the entry of a constant in the list of all.
  func reference(_ name: String) -> String
  /// Returns the text around the constants and the list of them, with `@@` in each place.
  func frame(_ type: String) -> String
  /// Returns the texts for the places of the frame.
  func places(_ symbols: [ConstantSymbol], _ type: String) -> [String]
}

extension ConstantLanguage {
  var comment: String { "//" }
  var escapesDollars: Bool { false }

  func escaped(_ digits: String) -> String { "\\x\(digits)" }

  func reference(_ name: String) -> String { "    \(name),\n" }

  func places(_ symbols: [ConstantSymbol], _ type: String) -> [String] {
    [
      symbols.map { constant($0, type) }.joined(), symbols.map { reference($0.name) }.joined(),
    ]
  }

  /// Returns the file.
  func text(type: String, generator: String, _ symbols: [ConstantSymbol]) -> String {
    let places = places(symbols, type)
    return "\(comment) Made by `\(generator) export constants`.\n\n"
      + frame(type).split(separator: "@@", omittingEmptySubsequences: false).enumerated()
      .map { index, part in index < places.count ? part + places[index] : String(part) }.joined()
  }

  /// Returns a text in quotes, as the language writes it.
  func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "$" where escapesDollars: quoted += "\\$"
      case "\n": quoted += "\\n"
      case ..<" ", "\u{7F}": quoted += escaped(scalar.value.hexadecimal(digits: 2))
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Returns the name, the description and the keywords of a symbol in quotes.
  func texts(_ symbol: ConstantSymbol) -> (own: String, alt: String, words: String) {
    let metadata = symbol.symbol.metadata
    return (
      quoted(symbol.symbol.name), quoted(metadata.altText),
      metadata.keywords.map(quoted).joined(separator: ", ")
    )
  }

  /// Returns the words of a type's name in lower case.
  func words(of type: String, joinedBy sign: String) -> String {
    type.reduce(into: "") { text, letter in
      text += letter.isUppercase && !text.isEmpty ? "\(sign)\(letter)" : "\(letter)"
    }.lowercased()
  }
}
