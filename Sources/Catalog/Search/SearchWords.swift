/// Normalizes the words of names, descriptions and queries, so that words with the same meaning are equal.
enum SearchWords {
  /// Returns the words of a text in lowercase.
  ///
  /// `shoppingCart`, `shopping_cart` and “Shopping cart” give the same words.
  static func words(_ text: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = ""
    var wasSmall = false
    func isPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character.unicodeScalars.first?.value == 0x2B
    }
    for character in text.prefix(mostCharacters) {
      // A possessive has the same word as its noun.
      if character == "'" || character == "\u{2019}" { continue }
      guard isPart(character) else {
        if !word.isEmpty { words.append(word) }
        (word, wasSmall) = ("", false)
        continue
      }
      if character.isUppercase, wasSmall {
        words.append(word)
        word = ""
      }
      wasSmall = character.isLowercase
      word += character.lowercased()
    }
    return word.isEmpty ? words : words + [word]
  }

  /// The maximal number of characters that are read.
  static let mostCharacters = 400

  /// Returns the words of a query, without words such as “icon” and names of sets: `fa-solid fa-bell`, “delete icon”.
  static func query(_ text: String) -> [String] {
    let words = words(text)
    let telling = words.filter { !idle.contains($0) }
    return telling.isEmpty ? words : telling
  }

  private static let idle: Set<String> = [
    "icon", "icons", "symbol", "symbols", "button", "fa", "fas", "far", "bi", "lucide", "mdi",
    "the",
    "a", "an", "of", "to", "for", "my",
  ]

  /// Returns an English word without its suffix.
  ///
  /// `sharing`, `shared`, `shares` and `share` become equal, and so do British and American spellings.
  static func stem(_ word: String) -> String {
    guard word.utf8.count > 3, word.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      return word
    }
    var stem = word
    func take(_ ending: String, _ instead: String = "", atLeast: Int = 3) -> Bool {
      guard stem.hasSuffix(ending), stem.utf8.count - ending.utf8.count >= atLeast else {
        return false
      }
      stem = stem.dropLast(ending.utf8.count) + instead
      return true
    }
    if !take("ies", "y"), !take("sses", "ss"), !take("ches", "ch"), !take("shes", "sh"),
      !take("xes", "x"), !stem.hasSuffix("ss"), !stem.hasSuffix("us"), !stem.hasSuffix("is")
    {
      _ = take("s")
    }
    if take("ing") || take("ed") {
      // Remove a consonant that was doubled before the suffix.
      let end = stem.suffix(2)
      if end.count == 2, end.first == end.last, !"lsz".contains(end.last ?? " ") {
        stem.removeLast()
      }
      // The stems of `centred` and `organised` lack the `e` that distinguishes them.
      if !take("tr", "ter") { _ = take("is", "iz", atLeast: 4) }
    }
    _ = take("isation", "ization") || take("ise", "ize", atLeast: 4)
    for letter in ["b", "l", "m", "v"] {
      if let place = stem.firstRange(of: "\(letter)our") {
        stem.replaceSubrange(place, with: "\(letter)or")
      }
    }
    _ = take("tre", "ter", atLeast: 3)
    if stem == "gray" { stem = "grey" }
    if stem.hasPrefix("aero") { stem = "air" + stem.dropFirst(4) }
    if stem.utf8.count > 3 { _ = take("e") }
    return stem
  }

  /// Joins words without separators, so that “light bulb” equals `lightbulb`.
  static func squeezed(_ words: [String]) -> String { words.joined() }
}
