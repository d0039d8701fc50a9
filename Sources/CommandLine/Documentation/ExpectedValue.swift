/// The expected value of an option or operand, as far as its description shows.
enum ExpectedValue: Equatable {
  /// A file, or a folder on the way to one.
  case file
  /// A folder.
  case folder
  /// A symbol of the library.
  case symbol
  /// One of several words.
  case words([String])
  /// Any other value, which a shell cannot complete.
  case anything

  /// The value of an option; `nil` for a switch.
  init?(_ option: CommandOption) {
    guard let value = option.value else { return nil }
    if !option.choices.isEmpty {
      self = .words(option.choices)
      return
    }
    let kinds = value.split(separator: "|")
    if value == "symbol" || option.name == "symbol" || option.name == "leading" {
      self = .symbol
    } else if kinds.contains(where: { $0 == "file" || $0.hasSuffix("]file") }) {
      self = .file
    } else if kinds.contains("folder") || kinds.contains("directory") {
      self = .folder
    } else if !Self.isFree.contains(value), let words = Self.words(in: option.help),
      option.defaultValue.map({ words.contains($0) || option.isValueOptional }) ?? true
    {
      self = .words(words)
    } else {
      self = .anything
    }
  }

  /// The value of an operand.
  init(_ operand: CommandOperand) {
    self =
      switch operand.name {
      case "name": .symbol
      case "folder": .folder
      case "file", "font", "source", "template": .file
      default: .anything
      }
  }

  /// Placeholders of values that are not a fixed word, even if the help lists words.
  private static let isFree: Set<String> = [
    "text", "name", "number", "points", "color", "colors", "factor", "times", "seconds", "item",
    "height", "list", "features", "axes", "tag", "count", "ratio", "effect", "version",
    "key=values", "pairs",
  ]

  /// The first list of words in a sentence, such as “start, center, end or justify”.
  static func words(in sentence: String) -> [String]? {
    var found: [String] = []
    var isEnding = false
    // Listed words have no spaces; the text around the list has.
    for part in sentence.split(separator: " ") {
      if part == "or", !found.isEmpty {
        isEnding = true
        continue
      }
      var word = part.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }
      if word.last == "." { word.removeLast() }
      let rest = part.dropFirst(word.count)
      let isWord = word.first?.isLetter == true || word.first?.isNumber == true
      if isEnding {
        // “1 to 1000, or a name” does not list words.
        return isWord && !["a", "an", "the"].contains(word) ? found + [String(word)] : nil
      }
      if isWord, rest == "," || (rest.isEmpty && sentence[part.endIndex...].hasPrefix(" or ")) {
        found.append(String(word))
      } else {
        found = []
      }
    }
    return nil
  }
}
