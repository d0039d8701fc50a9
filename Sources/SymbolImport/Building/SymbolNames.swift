internal import SymtextFontGlyphs
internal import SymtextSymbols
internal import SymtextSupport

/// Reads lists of symbol names from options and files.
package enum SymbolNames {
  /// The maximal size of a list of names, in bytes.
  package static let mostListBytes = 16 << 20
  /// The maximal size of a text that uses symbols, in bytes.
  package static let mostTextBytes = 256 << 20

  /// Splits a comma-separated list of names, or reads the list from a file if the text is the path of one.
  /// - Throws: ``SourceError`` if the file cannot be read or has an invalid line.
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

  /// Reads a text that uses symbols, such as a web page.
  /// - Throws: ``SourceError`` if the file cannot be read or is larger than 256 MiB.
  package static func text(file: String) throws(SourceError) -> String {
    String(decoding: try InputFile.source(file, mostBytes: mostTextBytes), as: UTF8.self)
  }

  /// Reads a file of names: one on each line, or `base: suffix suffix …` for names with the same prefix.
  ///
  /// `#` starts a comment.
  private static func names(inList text: String, file: String) throws(SourceError) -> [String] {
    var names: [String] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first else { continue }
      if first.hasSuffix(":") {
        guard words.count > 1 else {
          throw SourceError("\(file):\(number + 1): no suffix follows \(first)")
        }
        names += words.dropFirst().map { first.dropLast() + "." + $0 }
      } else if words.count == 1 {
        names.append(first)
      } else {
        throw SourceError(
          "\(file):\(number + 1): a line has one name, or “base: suffix suffix …”; put a colon after \(first)"
        )
      }
    }
    return names
  }

  /// Returns the names of the symbols that a text uses.
  /// - Parameter classNames: The class names of the font.
  static func used(
    in text: String, of symbols: [Symbol], codePoints: CodePoints, classNames: ClassNames
  ) -> ExactSet {
    var classes: ExactDictionary<String> = [:]
    var characters: [UInt32: String] = [:]
    for symbol in symbols {
      for name in [symbol.name] + symbol.metadata.aliases {
        classes[classNames.symbol(name)] = symbol.name
        if let code = codePoints[name] { characters[code] = symbol.name }
      }
    }
    return used(in: text, classes: classes, characters: characters)
  }

  /// Returns the names that a text uses: in braces as in `render`, in class names as in the style sheet
  /// (`symtext-plus-circle`), and as characters.
  /// - Parameters:
  ///   - classes: The symbol of each class name.
  ///   - characters: The symbol of each code point.
  private static func used(
    in text: String, classes: ExactDictionary<String>, characters: [UInt32: String]
  ) -> ExactSet {
    var used: ExactSet = []
    // A doubled brace is a literal brace.
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

  /// Returns whether a word of a symbol's name can contain a character.
  private static func isWordPart(_ character: Character) -> Bool {
    character == "-" || character.unicodeScalars.allSatisfy(Symbol.isNamePart)
  }
}
