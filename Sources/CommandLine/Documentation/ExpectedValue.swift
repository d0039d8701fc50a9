/// What may stand for the value of an option, or for an operand, as far as its description tells.
enum ExpectedValue: Equatable {
  /// A file; folders lead to it.
  case file
  /// A folder.
  case folder
  /// A symbol of the library.
  case symbol
  /// One of some words.
  case words([String])
  /// Anything else, which no shell can guess.
  case anything

  /// What follows an option; `nil` for a switch.
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

  /// What stands without a name.
  init(_ operand: CommandOperand) {
    self =
      switch operand.name {
      case "name": .symbol
      case "folder": .folder
      case "file", "font", "source", "template": .file
      default: .anything
      }
  }

  /// Names of values that are not one of some words, whatever the help of their options lists.
  private static let isFree: Set<String> = [
    "text", "name", "number", "points", "color", "colors", "factor", "times", "seconds", "item",
    "height", "list", "features", "axes", "tag", "count", "ratio", "effect", "version",
    "key=values", "pairs",
  ]

  /// The first list of words in a sentence, such as “start, center, end or justify”.
  static func words(in sentence: String) -> [String]? {
    var found: [String] = []
    var isEnding = false
    // Names of values have no spaces; what leads to the list and what follows it has.
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
        // “1 to 1000, or a name” lists no names.
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
