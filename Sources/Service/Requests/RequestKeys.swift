package import SymtextCommandLine
internal import SymtextSupport

/// What requests, and lines of a batch, may say to a command: its long options in camel case, and `text` for
/// what it takes without a name.
package final class RequestKeys: Sendable {
  /// What the command is called by: `button`, `bar tab`.
  package let name: String
  /// The command.
  package let command: Command
  /// Its words and its help.
  package let syntax: CommandSyntax
  private let options: [String: Command.Option]
  /// In the order of the help.
  private let orderedNames: [String]

  /// - Parameter path: what the command is called by.
  init(_ command: Command, path: String) {
    name = path
    self.command = command
    syntax = command.syntax
    let always = command.answers ? Self.notSaid.union(["json"]) : Self.notSaid
    let keyed = syntax.options.filter { !always.contains($0.name) }.map { (Self.key($0.name), $0) }
    let others = keyed.compactMap { _, option in option.otherName.map { (Self.key($0), option) } }
    options = Dictionary(keyed + others) { first, _ in first }
    orderedNames = keyed.map(\.0)
    front = .lines(
      options: Set(keyed.map(\.1.name) + others.compactMap(\.1.otherName) + ["output"]))
  }

  /// What is said otherwise, or by whoever starts the program alone: files are named by a batch, and a
  /// stranger does not say which ones may be opened.
  private static let notSaid: Set<String> = [
    "output", "no-files", "allow-files", "report", "table", "show", "frames", "dump",
  ]

  /// What stands for a key that is longer.
  package static let aliases = ["locale": "language", "ratio": "pixelRatio"]

  /// A key by its full name.
  package static func full(_ key: String) -> String { aliases[key] ?? key }

  /// The texts of placeholders, an object by their names.
  package static let arguments = Command.Option.key(of: Command.Option.argument)

  private static func key(_ name: String) -> String { Command.Option.key(of: name) }

  /// The key of what the command takes without a name.
  package static let text = "text"

  /// All keys.
  package var names: [String] { (syntax.operand == nil ? [] : [Self.text]) + orderedNames }

  /// The options with their keys, in the order of the help.
  package var keyedOptions: [(key: String, option: Command.Option)] {
    orderedNames.compactMap { key in options[key].map { (key, $0) } }
  }

  /// Whether it may be said.
  package func has(_ key: String) -> Bool { options[key] != nil || isOperand(key) }

  /// Whether a key is what the command takes without a name: `text`, or what its help calls it.
  package func isOperand(_ key: String) -> Bool {
    guard let operand = syntax.operand, options[key] == nil else { return false }
    return key == Self.text || key == operand.name
  }

  /// What a key says when it is left out.
  package func defaultValue(_ key: String) -> String? { options[key]?.defaultValue }

  /// The option of a key.
  /// - Throws: ``CommandError`` (bad data) that names the nearest key when there is none.
  package func option(_ key: String) throws(CommandError) -> Command.Option {
    if let option = options[key] { return option }
    let known = names + ["command", "output", "locale", "ratio", "id", "meta"]
    let near = NameSuggestions.nearest(to: key, among: known).first
    throw .badData(
      .unknownKey, key: key, suggestion: near,
      advice: "`symtext \(name) --help` shows all", "there is no key \(key) for \(name)")
  }

  /// How messages name the options that a line may have.
  package let front: Front

  /// An error as one of a line.
  /// - Parameter words: those of the line, one of which may name the subject of the error.
  package func onLine(_ error: CommandError, _ words: RequestWords?) -> CommandError {
    var error = error
    error.front = front
    switch error.subject {
    case .symbol(let name)?, .file(let name)?: error.namingKey = words?.key(saying: name)
    case .placeholder?: error.namingKey = Self.arguments
    case .option?, .key?, nil: break
    }
    return error
  }
}
