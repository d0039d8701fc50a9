/// An argument with a name.
package struct CommandOption: Sendable {
  /// Without its dashes.
  package var name: String
  /// The letter for short, if it has one.
  package var letter: Character?
  /// What stands behind it; `nil` for a switch.
  package var value: String?
  /// Put together when it is asked for: parsing needs none.
  package var help: String {
    get { helpText() }
    set { helpText = { newValue } }
  }
  /// What is taken when it is left out.
  package var defaultValue: String?
  package var isRequired: Bool
  /// Whether it may stand without its value, which then follows an equals sign only.
  package var isValueOptional: Bool
  /// Whether every value given counts, not the last one alone.
  package var isRepeated: Bool
  /// What it was called before, which is still taken.
  package var otherName: String?
  /// The numbers that it takes; `nil` of what takes no numbers alone.
  package var range: NumberRange?
  /// The words that it takes, put together when they are asked for; none of what takes others, too.
  package var choices: [String] { choiceWords() }

  private var helpText: @Sendable () -> String
  private let choiceWords: @Sendable () -> [String]

  package init(
    name: String, letter: Character? = nil, value: String? = nil,
    help: @autoclosure @escaping @Sendable () -> String,
    defaultValue: String? = nil, isRequired: Bool = false, isValueOptional: Bool = false,
    isRepeated: Bool = false, otherName: String? = nil, range: NumberRange? = nil,
    choices: @autoclosure @escaping @Sendable () -> [String] = []
  ) {
    self.otherName = otherName
    self.range = range
    choiceWords = choices
    self.name = name
    self.letter = letter
    self.value = value
    helpText = help
    self.defaultValue = defaultValue
    self.isRequired = isRequired
    self.isValueOptional = isValueOptional
    self.isRepeated = isRepeated
  }

  /// The option that gives the text of a placeholder.
  package static let argument = "arg"

  /// The name of an option as requests and lines of a batch have it: in camel case.
  package static func key(of name: String) -> String {
    // What names no text, but all of them.
    if name == argument { return "args" }
    var key: [UInt8] = []
    var isBehindDash = false
    for byte in name.utf8 {
      if byte == UInt8(ascii: "-") {
        isBehindDash = !key.isEmpty
      } else {
        let isRaised = isBehindDash && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        key.append(isRaised ? byte - 32 : byte)
        isBehindDash = false
      }
    }
    return String(decoding: key, as: UTF8.self)
  }

  var usage: Sentence {
    let names: Sentence = "\(letter.map { "-\($0), " } ?? "")\(option: name)"
    return value.map { isValueOptional ? "\(names)[=<\($0)>]" : "\(names) <\($0)>" } ?? names
  }
}
