package import SymtextCommandLine
internal import SymtextSupport

/// The keys of a command in requests and lines of a batch: its long options in camel case, and `text` for its
/// positional argument.
package final class RequestKeys: Sendable {
  /// The command's name, such as `button` or `bar tab`.
  package let name: String
  /// The command.
  package let command: Command
  /// Its syntax and its help.
  package let syntax: CommandSyntax
  private let options: ExactDictionary<Command.Option>
  /// In the order of the help.
  private let orderedNames: [String]

  /// - Parameter path: the command's name.
  init(_ command: Command, path: String) {
    name = path
    self.command = command
    syntax = command.syntax
    let always = command.answers ? Self.notSaid.union(["json"]) : Self.notSaid
    let keyed = syntax.options.filter { !always.contains($0.name) }.map { (Self.key($0.name), $0) }
    let others = keyed.compactMap { _, option in option.otherName.map { (Self.key($0), option) } }
    options = ExactDictionary(keyed + others) { first, _ in first }
    orderedNames = keyed.map(\.0)
    front = .lines(
      options: Set(keyed.map(\.1.name) + others.compactMap(\.1.otherName) + ["output"]))
  }

  /// Options of the command line only: a batch names its files, and untrusted input cannot allow itself files.
  private static let notSaid: Set<String> = [
    "output", "no-files", "allow-files", "report", "table", "show", "frames", "dump",
  ]

  /// Short keys and their full names.
  package static let aliases = ["locale": "language", "ratio": "pixelRatio"]

  /// Returns the full name of a key.
  package static func full(_ key: String) -> String { aliases[key] ?? key }

  /// The key of an object with the texts of placeholders.
  package static let arguments = Command.Option.key(of: Command.Option.argument)

  private static func key(_ name: String) -> String { Command.Option.key(of: name) }

  /// The key of the positional argument.
  package static let text = "text"

  /// All keys.
  package var names: [String] { (syntax.operand == nil ? [] : [Self.text]) + orderedNames }

  /// The options with their keys, in the order of the help.
  package var keyedOptions: [(key: String, option: Command.Option)] {
    orderedNames.compactMap { key in options[key].map { (key, $0) } }
  }

  /// Whether the command has a key.
  package func has(_ key: String) -> Bool { options[key] != nil || isOperand(key) }

  /// Whether a key is that of the positional argument: `text`, or its name in the help.
  package func isOperand(_ key: String) -> Bool {
    guard let operand = syntax.operand, options[key] == nil else { return false }
    return key.hasBytes(of: Self.text) || key.hasBytes(of: operand.name)
  }

  /// Returns the default value of a key.
  package func defaultValue(_ key: String) -> String? { options[key]?.defaultValue }

  /// Returns the option of a key.
  /// - Throws: ``CommandError`` (bad data) with the nearest key for an unknown one.
  package func option(_ key: String) throws(CommandError) -> Command.Option {
    if let option = options[key] { return option }
    let known = names + ["command", "output", "locale", "ratio", "id", "meta"]
    let near = NameSuggestions.nearest(to: key, among: known).first
    throw .badData(
      .unknownKey, key: key, suggestion: near,
      advice: "`symtext \(name) --help` lists all", "there is no key \(key) for \(name)")
  }

  /// The form of options in messages about a line.
  package let front: Front

  /// Expresses an error in terms of a line's keys.
  /// - Parameter words: the words of the line, one of which may be the subject of the error.
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
