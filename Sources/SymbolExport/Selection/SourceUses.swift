internal import SymtextSupport

/// The names of symbols in the sources of a project.
package struct SourceUses: Sendable {
  /// A name, and its place.
  package struct Place: Hashable, Sendable {
    /// The name, with dots.
    package var name: String
    package var file: String
    /// From 1.
    package var line: Int
    /// Whether it can only be the name of a symbol, so that an unknown one is a mistake.
    package var isCertain: Bool
  }

  /// The places, in order.
  package private(set) var places: [Place] = []
  /// The word before names in classes, identifiers and addresses, such as `symtext` in `symtext-heart-fill`.
  private let prefix: String
  /// The names of the library by their words joined by hyphens.
  private let names: ExactDictionary<String>

  /// The greatest size of a file that is read, in bytes.
  package static let mostBytes = 4 << 20
  /// The most files that are read.
  package static let mostFiles = 100_000

  /// - Parameters:
  ///   - names: the names and aliases of the library.
  ///   - prefix: the word before names in classes and identifiers.
  package init(names: [String], prefix: String) {
    self.prefix = prefix
    self.names = ExactDictionary(
      names.map { (NameWords.words(of: $0).joined(separator: "-"), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Finds names in a text.
  ///
  /// - in quotes, exactly: `"heart.fill"`; after `systemName:` and `systemImage:` it can only be a symbol;
  /// - in braces, as in `symtext render`: `{heart.fill}`, where only a known name counts;
  /// - after the prefix and a colon or hyphen, in kebab case: `symtext:heart-fill`, `i-symtext-heart-fill`.
  package mutating func read(_ text: String, file: String) {
    for (number, line) in text.utf8.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == UInt8(ascii: "\n") }
    ).enumerated() {
      read(Array(line), Place(name: "", file: file, line: number + 1, isCertain: false))
    }
  }

  private mutating func read(_ line: [UInt8], _ place: Place) {
    var index = 0
    while index < line.count {
      guard Self.isNamePart(line[index]), index == 0 || !Self.isNamePart(line[index - 1]) else {
        index += 1
        continue
      }
      var end = index
      while end < line.count, Self.isNamePart(line[end]) { end += 1 }
      let before = index > 0 ? line[index - 1] : 0
      let after = end < line.count ? line[end] : 0
      add(String(decoding: line[index..<end], as: UTF8.self), before, after, line[..<index], place)
      index = end
    }
  }

  private mutating func add(
    _ word: String, _ before: UInt8, _ after: UInt8, _ start: ArraySlice<UInt8>, _ place: Place
  ) {
    var place = place
    let isQuoted = Self.quotes.contains(before) && after == before
    let isBraced =
      before == UInt8(ascii: "{") && [UInt8(ascii: "}"), UInt8(ascii: " ")].contains(after)
    if isQuoted || isBraced {
      place.name = word
      place.isCertain =
        isQuoted
        && Self.labels.contains { label in
          start.dropLast().reversed().drop { $0 == UInt8(ascii: " ") }.starts(
            with: label.utf8.reversed())
        }
      places.append(place)
    }
    // The word after the prefix: `symtext-heart`, `i-symtext-heart`, and the part after `symtext:`.
    let rest: String
    if before == UInt8(ascii: ":"), start.dropLast().ends(inWord: prefix),
      word.utf8.contains(where: Self.isLetter)
    {
      rest = word
    } else if let range = Self.range(of: prefix + "-", in: word) {
      rest = String(word[range...])
    } else {
      return
    }
    guard !rest.isEmpty else { return }
    place.name = names[rest] ?? names[NameWords.words(of: rest).joined(separator: "-")] ?? rest
    place.isCertain = before == UInt8(ascii: ":")
    places.append(place)
  }

  /// Returns the end of a prefix at the start of a word, or after `i-`.
  private static func range(of prefix: String, in word: String) -> String.Index? {
    for start in [prefix, "i-" + prefix] where word.hasPrefix(start) {
      return word.index(word.startIndex, offsetBy: start.count)
    }
    return nil
  }

  private static let quotes: Set<UInt8> = [
    UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"),
  ]
  private static let labels = ["systemName:", "systemImage:", "systemSymbolName:"]

  /// Whether it is a letter of ASCII: a number after the prefix is a port.
  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  fileprivate static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether it ends in a word that no other name part comes before.
  fileprivate func ends(inWord word: String) -> Bool {
    let bytes = Array(word.utf8)
    guard !bytes.isEmpty, suffix(bytes.count).elementsEqual(bytes) else { return false }
    return !(dropLast(bytes.count).last.map(SourceUses.isNamePart) ?? false)
  }
}
