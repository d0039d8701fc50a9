package import SymtextSupport
internal import Synchronization

/// What the program says on standard error: a sentence for people or, with `--errors json`, an object in a line
/// for programs.
package struct Message: Sendable {
  /// What it is said for.
  enum Kind: String, Sendable {
    /// Something was not done.
    case error
    /// Something was done otherwise than it was asked for.
    case warning
    /// What else there is to know.
    case note
  }

  private let kind: Kind
  private let text: String
  /// Whether the name of the program stands before it, for people.
  private let isNamed: Bool
  private let error: CommandError?
  /// What is told as JSON anyway.
  private let result: JSONDocument?
  private let place: LinePlace?
  /// What tells more: a command line.
  private let help: String?

  /// What else there is to know.
  /// - Parameter isNamed: whether people read which program tells it.
  package static func note(_ sentence: Sentence, isNamed: Bool = false) -> Message {
    Message(kind: .note, text: sentence.description, isNamed: isNamed)
  }

  /// What is not as it was asked for.
  package static func warning(
    _ sentence: Sentence, in front: Front = .commandLine, at place: LinePlace? = nil
  ) -> Message {
    Message(kind: .warning, text: front.words(sentence), isNamed: place == nil, place: place)
  }

  /// What was not done.
  /// - Parameter help: a command line that tells more.
  package static func error(
    _ error: CommandError, at place: LinePlace? = nil, help: String? = nil
  ) -> Message {
    Message(
      kind: .error, text: error.description, isNamed: place == nil, error: error, place: place,
      help: help)
  }

  /// What was asked for as JSON, where standard output holds something else.
  package static func result(_ document: JSONDocument) -> Message {
    Message(kind: .note, text: String(document.text.dropLast()), result: document)
  }

  private init(
    kind: Kind, text: String, isNamed: Bool = false, error: CommandError? = nil,
    result: JSONDocument? = nil, place: LinePlace? = nil, help: String? = nil
  ) {
    self.kind = kind
    self.text = text
    self.isNamed = isNamed
    self.error = error
    self.result = result
    self.place = place
    self.help = help
  }

  /// The lines of it, without the last one's end.
  package var written: String { Self.form == .json ? document.line : sentence }

  /// For people.
  private var sentence: String {
    let prefix = place.map { "\($0): " } ?? (isNamed ? "symtext: " : "")
    return prefix + text + (help.map { "\nSee `\($0)`." } ?? "")
  }

  /// For programs.
  private var document: JSONDocument {
    var members: [(String, JSONValue)] = [("kind", .string(kind.rawValue))]
    if let error {
      members += error.members
    } else if let result {
      members.append(("result", result.value))
    } else {
      members.append(("message", .string(text)))
    }
    if let place {
      members += [("file", .string(place.file)), ("line", .number(Double(place.line)))]
    }
    if let help { members.append(("help", .string(help))) }
    return JSONDocument(.message, members)
  }

  // MARK: Forms

  /// How messages are written.
  package enum Form: String, CaseIterable, Sendable {
    case text
    case json
  }

  private static let isJSON = Atomic(false)

  /// How the messages of this process are written.
  package static var form: Form {
    get { isJSON.load(ordering: .relaxed) ? .json : .text }
    set { isJSON.store(newValue == .json, ordering: .relaxed) }
  }

  /// The option of all commands that says it.
  package static let option = CommandOption(
    name: "errors", value: "form",
    help: """
      How errors, warnings and notes are written on standard error: text, or json, an object in a line for each.
      """,
    defaultValue: Form.text.rawValue, choices: .of(Form.self))

  /// Takes the option out of the words of a command line, wherever it stands before `--`.
  /// - Throws: ``CommandError`` (usage) when its value is missing, or none that it takes.
  package static func takeForm(from words: inout ArraySlice<String>) throws(CommandError) {
    let name = "--\(option.name)"
    var rest: ArraySlice<String> = []
    while let word = words.popFirst() {
      if word == "--" {
        rest.append(word)
        break
      }
      guard word == name || word.hasPrefix("\(name)=") else {
        rest.append(word)
        continue
      }
      let value = word == name ? words.popFirst() : String(word.dropFirst(name.count + 1))
      guard let value else {
        throw .badValue(option.name, nil, "the value is missing; text or json is expected")
      }
      guard let form = Form(rawValue: value) else {
        throw .badValue(option.name, value, "text or json is expected")
      }
      self.form = form
    }
    words = rest + words
  }
}

extension CommandError {
  /// As answers, results and messages have it.
  package var json: JSONValue { .object(members) }

  var members: [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [
      ("code", .string(code.rawValue)), ("exit", .number(Double(status))),
    ]
    if let key { members.append(("key", .string(key))) }
    members.append(("message", .string(description)))
    if let suggestion { members.append(("suggestion", .string(suggestion))) }
    return members
  }
}
