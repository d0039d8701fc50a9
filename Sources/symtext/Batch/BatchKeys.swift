internal import CommandSupport
internal import Support

/// What lines may say to a command: its long options in camel case, and `text` for what it takes without
/// a name.
final class BatchKeys: Sendable {
  /// What the command is called by: `button`, `bar tab`.
  let name: String
  /// The command that draws.
  let command: Command
  private let options: [String: Command.Option]

  private init(_ command: Command, of parent: String? = nil) {
    name = (parent.map { "\($0) " } ?? "") + command.name
    self.command = command
    let keyed = command.options.filter { !Self.ofBatch.contains($0.name) }
      .map { (Self.key($0.name), $0) }
    options = Dictionary(keyed) { first, _ in first }
  }

  /// Those of all commands that draw a picture.
  static let all = Symtext.command.subcommands.flatMap { command in
    command.draw != nil
      ? [BatchKeys(command)]
      : command.subcommands.filter { $0.draw != nil }.map { BatchKeys($0, of: command.name) }
  }

  /// Those of a command.
  /// - Throws: ``CommandError`` (bad data) when there is none of that name, or it draws no picture.
  static func of(command name: String) throws(CommandError) -> BatchKeys {
    if let keys = all.first(where: { $0.name == name }) { return keys }
    let names = all.map(\.name)
    let near = NameSuggestions.nearest(to: name, among: names).first
    throw .badData(
      "command: \(names.alternatives) is expected, not \(name)"
        + (near.map { "; did you mean \($0)?" } ?? ""))
  }

  /// What a line says otherwise, or the batch for all lines: a line does not say what it may.
  private static let ofBatch: Set<String> = ["output", "no-files", "allow-files"]

  /// What stands for a key that is longer.
  private static let aliases = ["locale": "language", "ratio": "pixelRatio"]

  /// A key by its full name.
  static func full(_ key: String) -> String { aliases[key] ?? key }

  /// The texts of placeholders, an object by their names.
  static let arguments = "args"

  /// The name of an option in camel case.
  private static func key(_ name: String) -> String {
    if name == "arg" { return arguments }
    let words = name.split(separator: "-")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The key of what the command takes without a name.
  static let text = "text"

  /// All keys.
  var names: [String] { options.keys + (command.operand == nil ? [] : [Self.text]) }

  /// Whether a line may say it.
  func has(_ key: String) -> Bool {
    options[key] != nil || (key == Self.text && command.operand != nil)
  }

  /// Whether a key is what the command takes without a name.
  func isOperand(_ key: String) -> Bool {
    key == Self.text && command.operand != nil && options[key] == nil
  }

  /// What a key says when a line does not say it.
  func defaultValue(_ key: String) -> String? { options[key]?.defaultValue }

  /// The option of a key.
  /// - Throws: ``CommandError`` (bad data) that names the nearest key when there is none.
  func option(_ key: String) throws(CommandError) -> Command.Option {
    if let option = options[key] { return option }
    let known = names + ["command", "output", "locale", "ratio"]
    let near = NameSuggestions.nearest(to: key, among: known).first
    throw .badData(
      "there is no key \(key) for \(name)"
        + (near.map { "; did you mean \($0)?" } ?? "; `symtext \(name) --help` shows all"))
  }

  /// A sentence of the command line in words of lines: keys instead of options.
  func inKeys(_ sentence: String) -> String {
    let parts = sentence.split(separator: "--", omittingEmptySubsequences: false)
    return String(parts[0])
      + parts.dropFirst().map { part in
        let name = part.prefix { $0 == "-" || ("a"..."z").contains($0) }
        let key = Self.key(String(name))
        guard options[key] != nil || name == "output" else { return "--\(part)" }
        let rest = part.dropFirst(name.count)
        if key == Self.arguments, let sign = rest.firstIndex(of: "=") {
          return #"\#(key), as {"\#(rest[..<sign].dropFirst())": "\#(rest[sign...].dropFirst())"}"#
        }
        return key + rest
      }.joined()
  }
}
