/// An argument with a name.
package struct CommandOption: Sendable {
  /// The name without dashes.
  package var name: String
  /// The short name, if it has one.
  package var letter: Character?
  /// The placeholder of the value; `nil` for a switch.
  package var value: String?
  /// The help text, computed on demand because parsing does not need it.
  package var help: String {
    get { helpText() }
    set { helpText = { newValue } }
  }
  /// The default value.
  package var defaultValue: String?
  package var isRequired: Bool
  /// Whether the value may be left out.
  ///
  /// If so, a value must follow an equals sign, unless it is one of ``choices``.
  package var isValueOptional: Bool
  /// Whether all values count, instead of the last one.
  package var isRepeated: Bool
  /// A former name, which still works.
  package var otherName: String?
  /// The range of a number; `nil` for other values.
  package var range: NumberRange?
  /// The valid words, computed on demand; empty if other values are valid too.
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

  /// The key of an option in requests and batch lines: its name in camel case.
  package static func key(of name: String) -> String {
    // The key holds all placeholders, not one.
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
