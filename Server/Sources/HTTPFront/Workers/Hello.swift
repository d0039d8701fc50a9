package import SymtextSupport

/// What a worker says of itself.
package struct Hello: Sendable {
  /// The protocol that is spoken here.
  package static let version = 1

  /// Of the program.
  package var version: String
  /// 16 letters that stand for the program, its library and fonts: pictures of equal requests are equal while they
  /// are, and `v=` with them makes an address one that never changes.
  package var tag: String
  /// What draws, and answers.
  package var commands: [CommandKeys]
  /// All that was said.
  package var value: JSONValue

  /// - Returns: `nil` when it is no hello of this protocol.
  package init?(_ answer: JSONValue) {
    guard answer["status"]?.string == "ok", let value = answer["result"],
      value["protocol"]?.integer == Self.version, let version = value["version"]?.string,
      let hash = value["hash"]?.string
    else { return nil }
    self.value = value
    self.version = version
    tag = EntityTag(request: "", identity: hash).text
    commands = (value["commands"]?.values ?? []).compactMap(CommandKeys.init)
  }

  /// What a command may be told.
  package func command(_ name: String) -> CommandKeys? { commands.first { $0.name == name } }
}
