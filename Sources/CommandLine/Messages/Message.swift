package import SymtextSupport
internal import Synchronization

/// A message on standard error: a sentence or, with `--errors json`, a JSON object on one line.
package struct Message: Sendable {
  /// The kind of message.
  enum Kind: String, Sendable {
    /// Something was not done.
    case error
    /// Something was done differently from the request.
    case warning
    /// Additional information.
    case note
  }

  private let kind: Kind
  private let text: String
  /// Whether the sentence starts with the program's name.
  private let isNamed: Bool
  private let error: CommandError?
  /// The JSON of a result, instead of a sentence.
  private let result: JSONDocument?
  private let place: LinePlace?
  /// A command line that shows help.
  private let help: String?

  /// Additional information.
  /// - Parameter isNamed: whether the sentence starts with the program's name.
  package static func note(_ sentence: Sentence, isNamed: Bool = false) -> Message {
    Message(kind: .note, text: sentence.description, isNamed: isNamed)
  }

  /// A difference from the request.
  package static func warning(
    _ sentence: Sentence, in front: Front = .commandLine, at place: LinePlace? = nil
  ) -> Message {
    Message(kind: .warning, text: front.words(sentence), isNamed: place == nil, place: place)
  }

  /// Something that was not done.
  /// - Parameter help: a command line that shows help.
  package static func error(
    _ error: CommandError, at place: LinePlace? = nil, help: String? = nil
  ) -> Message {
    Message(
      kind: .error, text: error.description, isNamed: place == nil, error: error, place: place,
      help: help)
  }

  /// A result as JSON, for commands whose standard output is used for something else.
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

  /// The lines of the message, without the final line feed.
  package var written: String { Self.form == .json ? document.line : sentence }

  /// The form for people.
  private var sentence: String {
    let prefix = place.map { "\($0): " } ?? (isNamed ? "symtext: " : "")
    return prefix + text + (help.map { "\nSee `\($0)`." } ?? "")
  }

  /// The form for programs.
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

  /// The form of messages.
  package enum Form: String, CaseIterable, Sendable {
    case text
    case json
  }

  private static let isJSON = Atomic(false)

  /// The form of this process's messages.
  package static var form: Form {
    get { isJSON.load(ordering: .relaxed) ? .json : .text }
    set { isJSON.store(newValue == .json, ordering: .relaxed) }
  }

  /// The option of all commands that sets the form.
  package static let option = CommandOption(
    name: "errors", value: "form",
    help: """
      The format of errors, warnings and notes on standard error: text, or json with one object per line.
      """,
    defaultValue: Form.text.rawValue, choices: .of(Form.self))

  /// Removes the option from the words of a command line, anywhere before `--`, and applies it.
  /// - Throws: ``CommandError`` (usage) if the value is missing or invalid.
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
  /// The JSON in answers, results and messages.
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
