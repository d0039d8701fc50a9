internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextSupport

/// Lists of symbols' names, as options and files give them.
package enum SymbolNames {
  /// The most bytes of a list of names.
  package static let mostListBytes = 16 << 20
  /// The most bytes of a text that uses symbols.
  package static let mostTextBytes = 256 << 20

  /// Names with commas between them, or those in a file: when the text is the path of one.
  /// - Throws: ``SourceError`` when a file cannot be read, or a line of it is no such list.
  package static func list(_ text: String) throws(SourceError) -> [String] {
    let isFile = InputFile.exists(text) && !InputFile.isDirectory(text)
    if text.contains("/") || isFile {
      return try names(
        inList: String(
          decoding: try InputFile.source(text, mostBytes: mostListBytes), as: UTF8.self),
        file: text)
    }
    return text.split(whereSeparator: { $0 == "," || $0.isWhitespace }).map(String.init)
  }

  /// Reads a text that uses symbols, such as a page.
  /// - Throws: ``SourceError`` when it cannot be read or has more than 256 MiB.
  package static func text(file: String) throws(SourceError) -> String {
    String(decoding: try InputFile.source(file, mostBytes: mostTextBytes), as: UTF8.self)
  }

  /// A file of names: each line has one, or `base: ending ending …` for several that begin alike; `#`
  /// begins a comment.
  private static func names(inList text: String, file: String) throws(SourceError) -> [String] {
    var names: [String] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first else { continue }
      if first.hasSuffix(":") {
        guard words.count > 1 else {
          throw SourceError("\(file):\(number + 1): no ending follows \(first)")
        }
        names += words.dropFirst().map { first.dropLast() + "." + $0 }
      } else if words.count == 1 {
        names.append(first)
      } else {
        throw SourceError(
          "\(file):\(number + 1): a line has one name, or “base: ending ending …”; put a colon behind \(first)"
        )
      }
    }
    return names
  }

  /// The names of the symbols that a text uses.
  /// - Parameter classNames: how the classes of the font are called.
  static func used(
    in text: String, of symbols: [Symbol], codePoints: CodePoints, classNames: ClassNames
  ) -> Set<String> {
    var classes: [String: String] = [:]
    var characters: [UInt32: String] = [:]
    for symbol in symbols {
      for name in [symbol.name] + symbol.metadata.aliases {
        classes[classNames.symbol(name)] = symbol.name
        if let code = codePoints[name] { characters[code] = symbol.name }
      }
    }
    return used(in: text, classes: classes, characters: characters)
  }

  /// The names that a text uses: in braces as in `render`, in class names as in the style sheet
  /// (`symtext-plus-circle`), and as characters.
  /// - Parameters:
  ///   - classes: for each class name the symbol.
  ///   - characters: for each code point the symbol.
  private static func used(
    in text: String, classes: [String: String], characters: [UInt32: String]
  ) -> Set<String> {
    var used: Set<String> = []
    // A doubled brace is a brace.
    let parts = text.split(separator: "{", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated().dropFirst()
    where index == 1 || !parts[index - 1].isEmpty {
      let name = part.prefix { $0 == "." || isWordPart($0) }
      if !name.isEmpty, name.endIndex < part.endIndex, " }\t\n".contains(part[name.endIndex]) {
        used.insert(String(name))
      }
    }
    for word in text.split(whereSeparator: { !isWordPart($0) }) {
      if let name = classes[String(word)] { used.insert(name) }
    }
    for scalar in text.unicodeScalars {
      if let name = characters[scalar.value] { used.insert(name) }
    }
    return used
  }

  /// Whether a character may stand in a word of a symbol's name.
  private static func isWordPart(_ character: Character) -> Bool {
    character == "-" || character.unicodeScalars.allSatisfy(Symbol.isNamePart)
  }
}
