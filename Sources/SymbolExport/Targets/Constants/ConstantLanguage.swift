internal import SymtextSupport
internal import SymtextSymbolText
internal import SymtextSymbols

/// A language for which constants are written.
enum ConstantLanguage: CaseIterable {
  case swift, typeScript, kotlin, dart, rust, python

  var rules: NameLanguage {
    switch self {
    case .swift: .swift
    case .typeScript: .typeScript
    case .kotlin: .kotlin
    case .dart: .dart
    case .rust: .rust
    case .python: .python
    }
  }

  var scheme: NameScheme {
    switch self {
    case .swift, .typeScript, .dart: .camel
    case .kotlin: .pascal
    case .rust, .python: .screamingSnake
    }
  }

  /// The names of the frame that a constant must not have.
  var members: [String] {
    switch self {
    case .swift: ["all", "name", "character", "altText", "keywords"]
    case .typeScript: ["all", "symbol"]
    // The getters of `All` and `Class` would be those of `all` and of every object's class.
    case .kotlin: ["All", "Class", "Companion"]
    case .dart: ["values", "name", "codePoint", "altText", "keywords"]
    case .rust, .python: ["ALL"]
    }
  }

  /// The name of the file of a type.
  func file(_ type: String) -> String {
    let words = type.reduce(into: "") { text, letter in
      text += letter.isUppercase && !text.isEmpty ? "_\(letter)" : "\(letter)"
    }.lowercased()
    return switch self {
    case .swift: "\(type).swift"
    case .typeScript: "\(words.map { $0 == "_" ? "-" : $0 }.map(String.init).joined()).ts"
    case .kotlin: "\(type).kt"
    case .dart: "\(words).dart"
    case .rust: "\(words).rs"
    case .python: "\(words).py"
    }
  }

  /// Returns the file.
  func text(type: String, generator: String, _ symbols: [ConstantSymbol]) -> String {
    let first =
      "\(comment) Made by `\(generator) export constants`."
    let places =
      self == .kotlin
      ? KotlinParts(symbols).places(type)
      : [
        symbols.map { constant($0, type) }.joined(),
        symbols.map { reference($0.name, type) }.joined(),
      ]
    return "\(first)\n\n"
      + frame(type).split(separator: "@@", omittingEmptySubsequences: false).enumerated()
      .map { index, part in index < places.count ? part + places[index] : String(part) }.joined()
  }

  private var comment: String { self == .python ? "#" : "//" }

  /// Returns a text in quotes, as the language writes it.
  func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "$" where self == .kotlin || self == .dart: quoted += "\\$"
      case "\n": quoted += "\\n"
      case ..<" ", "\u{7F}":
        let pair = scalar.value.hexadecimal(digits: 2)
        switch self {
        case .swift: quoted += "\\u{\(pair)}"
        case .kotlin: quoted += "\\u00\(pair)"
        case .typeScript, .dart, .rust, .python: quoted += "\\x\(pair)"
        }
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Returns the declaration of a constant.
  func constant(_ symbol: ConstantSymbol, _ type: String) -> String {
    let own = quoted(symbol.symbol.name)
    let alt = quoted(symbol.symbol.metadata.altText)
    let words = symbol.symbol.metadata.keywords.map(quoted).joined(separator: ", ")
    let name = symbol.name
    switch self {
    case .swift:
      let code = symbol.code.map { "\"\\u{\($0)}\"" } ?? "nil"
      return "  public static let \(name) = \(type)(\(own), \(code), \(alt), [\(words)])\n"
    case .typeScript:
      let code = symbol.code.map { "\"\\u{\($0)}\"" } ?? "null"
      return "export const \(name) = symbol(\(own), \(code), \(alt), [\(words)]);\n"
    case .kotlin:
      let code = symbol.code.map { "0x\($0)" } ?? "null"
      return "        val \(name) = \(type)(\(own), \(code), \(alt), listOf(\(words)))\n"
    case .dart:
      let code = symbol.code.map { "0x\($0)" } ?? "null"
      return "  static const \(name) = \(type)._(\(own), \(code), \(alt), [\(words)]);\n"
    case .rust:
      let code = symbol.code.map { "Some('\\u{\($0)}')" } ?? "None"
      return
        "pub const \(name): \(type) = \(type) { name: \(own), character: \(code), alt: \(alt), keywords: &[\(words)] };\n"
    case .python:
      let code =
        symbol.symbol.codePoint.map { "\"\\U\($0.hexadecimal(digits: 8, uppercase: true))\"" }
        ?? "None"
      let tuple = symbol.symbol.metadata.keywords.map { quoted($0) + "," }.joined(separator: " ")
      return "\(name) = \(type)(\(own), \(code), \(alt), (\(tuple)))\n"
    }
  }

  /// Returns the entry of a constant in the list of all.
  func reference(_ name: String, _ type: String) -> String {
    switch self {
    case .swift: "    .\(name),\n"
    case .typeScript, .dart, .rust, .python: "    \(name),\n"
    case .kotlin: "            \(name),\n"
    }
  }

  /// The text around the constants and the list of them, with a mark in each place.
  private func frame(_ type: String) -> String {
    switch self {
    case .swift:
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
    case .typeScript:
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
    case .kotlin:
      """
      /**
       * A symbol of the library.
       *
       * @property codePoint the character in the font; null for a variant that the font does not store.
       * @property altText the words that a screen reader speaks.
       */
      class \(type) private constructor(
          val name: String,
          val codePoint: Int?,
          val altText: String,
          val keywords: List<String>,
      ) {
          companion object {
      @@
              /** All symbols. */
              val all: List<\(type)> by lazy {
                  listOf(
      @@            ).flatten()
              }
          }

      @@}

      """
    case .dart:
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
    case .rust:
      """
      /// A symbol of the library.
      #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
      pub struct \(type) {
          pub name: &'static str,
          /// The character in the font; `None` for a variant that the font does not store.
          pub character: Option<char>,
          /// The words that a screen reader speaks.
          pub alt: &'static str,
          pub keywords: &'static [&'static str],
      }

      @@
      /// All symbols.
      pub const ALL: &[\(type)] = &[
      @@];

      """
    case .python:
      """
      from typing import NamedTuple, Optional, Tuple


      class \(type)(NamedTuple):
          \"\"\"A symbol of the library.\"\"\"

          name: str
          #: The character in the font; None for a variant that the font does not store.
          character: Optional[str]
          #: The words that a screen reader speaks.
          alt_text: str
          keywords: Tuple[str, ...]


      @@
      #: All symbols.
      ALL = (
      @@)

      """
    }
  }
}
