package import SymtextSupport

/// A worker's answer to the command `hello`.
package struct Hello: Sendable {
  /// The protocol version of this server.
  package static let version = 1

  /// The program's version.
  package var version: String
  /// A 16-letter hash of the program, its library and fonts.
  ///
  /// While it is unchanged, equal requests give equal pictures, and `v=` with it makes an address immutable.
  package var tag: String
  /// The commands that draw or answer.
  package var commands: [CommandKeys]
  /// The complete answer.
  package var value: JSONValue

  /// - Returns: `nil` if the answer is not a `hello` of this protocol.
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

  /// Returns the keys of a command.
  package func command(_ name: String) -> CommandKeys? {
    commands.first { $0.name.hasBytes(of: name) }
  }
}
