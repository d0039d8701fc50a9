/// Words of names, of descriptions and of what people type, in a form in which those that mean the same are equal.
enum SearchWords {
  /// The words of a text, in small letters: `shoppingCart`, `shopping_cart` and “Shopping cart” have the same.
  static func words(_ text: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = ""
    var wasSmall = false
    func isPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character.unicodeScalars.first?.value == 0x2B
    }
    for character in text.prefix(mostCharacters) {
      // What belongs to somebody is the thing itself.
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

  /// What is read of a text, in characters.
  static let mostCharacters = 400

  /// The words of what somebody looks for, without those that only say that it is an icon, or of which set:
  /// `fa-solid fa-bell`, “delete icon”.
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

  /// What is left of an English word without its ending: `sharing`, `shared`, `shares` and `share` are one, and so are
  /// British and American spellings.
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
      // A consonant that was doubled before the ending.
      let end = stem.suffix(2)
      if end.count == 2, end.first == end.last, !"lsz".contains(end.last ?? " ") {
        stem.removeLast()
      }
      // `centred` and `organised` have lost the letter that told them.
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

  /// Words without what is between them: “light bulb” and `lightbulb` are one.
  static func squeezed(_ words: [String]) -> String { words.joined() }
}
