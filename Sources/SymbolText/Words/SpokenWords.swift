internal import SymtextSupport
internal import Synchronization

/// The words of a language for symbols and states, as screen readers speak them.
///
/// They are a table for translators, `fonts/words/LANGUAGE.tsv`. Each line has a key, a tab and a word; a line that
/// starts with `#` is a comment. A key is the name of a symbol, a state in parentheses such as `(selected)`, the ending
/// of a design variant such as `*.fill`, or the name of numbered symbols such as `goforward.#`. In the words of endings
/// and numbered symbols, `%1` stands for the base or the number, `%2` for the sign of a badge.
package struct SpokenWords: Sendable {
  private let words: [String: String]

  /// - Parameter table: The text of a table.
  package init(table: String) {
    var words: [String: String] = [:]
    for line in table.split(whereSeparator: \.isNewline) where line.first != "#" {
      let parts = line.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2 else { continue }
      words[String(parts[0])] = parts[1].trimmed
    }
    self.words = words
  }

  /// All keys.
  package var keys: Set<String> { Set(words.keys) }

  /// Returns the word of a key; `nil` if the table lacks it.
  package subscript(key: String) -> String? { words[key] }

  /// Returns the words of the first of a language's tags that has a bundled table; `nil` if there is none.
  ///
  /// A table is read when its language is first asked for.
  package static func bundled(_ language: String) -> SpokenWords? {
    for tag in tags(of: language) {
      let words = read.withLock { tables -> SpokenWords? in
        if let known = tables[tag] { return known }
        let words = bundledTable(tag).map(SpokenWords.init(table:))
        // Only the few languages with a table are kept.
        if let words { tables[tag] = words }
        return words
      }
      if let words { return words }
    }
    return nil
  }

  private static let read = Mutex<[String: SpokenWords]>([:])

  /// Returns the tags under which a table may have the words of a language, best first: `zh-hant-hk`, `zh-hant` and
  /// `zh` for `zh-Hant-HK`.
  ///
  /// Chinese without a script is written in simplified characters, except in Taiwan, Hong Kong and Macau.
  package static func tags(of language: String) -> [String] {
    var parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    switch parts.first {
    case "iw": parts[0] = "he"
    case "zh", "yue":
      let isTraditional =
        parts.contains("hant")
        || !parts.contains("hans")
          && (parts[0] == "yue" || parts.contains { ["tw", "hk", "mo"].contains($0) })
      parts.removeAll { $0 == "hans" || $0 == "hant" }
      parts.replaceSubrange(0...0, with: ["zh", isTraditional ? "hant" : "hans"])
    default: break
    }
    var tags: [String] = []
    while !parts.isEmpty {
      tags.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return tags
  }

  /// Whether a language is English, the language of the names in fonts.
  package static func isEnglish(_ language: String) -> Bool { tags(of: language).last == "en" }

  /// Returns a word for a state, in English if the language has none.
  package static func state(_ state: String, in language: String?) -> String {
    guard let language, !isEnglish(language) else { return state }
    return bundled(language)?["(\(state))"] ?? state
  }

  /// Returns the name of a symbol, made from the words of its base and of its endings; `nil` if a word is missing.
  /// - Parameter word: Returns the word for a symbol's name.
  package func name(of symbol: String, word: (String) -> String?) -> String? {
    let parts = symbol.split(separator: ".")
    for count in stride(from: parts.count, to: 0, by: -1) {
      let base = parts[..<count].joined(separator: ".")
      guard let found = word(base) ?? numbered(parts[..<count]) else { continue }
      return adding(parts[count...], to: found, word: word)
    }
    return nil
  }

  /// Returns the name of a symbol that ends with a number.
  private func numbered(_ parts: ArraySlice<Substring>) -> String? {
    guard let number = parts.last, number.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    return words[(parts.dropLast() + ["#"]).joined(separator: ".")]
      .map { Self.filled($0, String(number)) }
  }

  /// Returns a name with the words of endings; `nil` if one has none.
  private func adding(
    _ endings: ArraySlice<Substring>, to name: String, word: (String) -> String?
  ) -> String? {
    guard let ending = endings.first else { return name }
    guard ending == "badge" else {
      guard ["slash", "fill", "circle", "square", "rectangle"].contains(ending),
        let pattern = words["*.\(ending)"]
      else { return nil }
      return adding(endings.dropFirst(), to: Self.filled(pattern, name), word: word)
    }
    guard endings.count > 1 else { return words["*.badge"].map { Self.filled($0, name) } }
    guard let pattern = words["*.badge.*"],
      let sign = self.name(of: endings.dropFirst().joined(separator: "."), word: word)
    else { return nil }
    return Self.filled(pattern, name, sign)
  }

  /// Replaces the places of a pattern.
  private static func filled(_ pattern: String, _ first: String, _ second: String = "") -> String {
    var out = ""
    var rest = pattern[...]
    while let place = rest.firstIndex(of: "%") {
      out += rest[..<place]
      rest = rest[place...]
      if rest.hasPrefix("%1") {
        out += first
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("%2") {
        out += second
        rest = rest.dropFirst(2)
      } else {
        out += "%"
        rest = rest.dropFirst()
      }
    }
    return out + rest
  }
}
