/// An attribute of `<symtext-symbol>`: the one table of the player, its types and its documentation.
package struct PlayerAttribute: Sendable {
  /// The name.
  package var name: String
  /// The type in TypeScript.
  package var type: String
  /// The meaning, a sentence without its full stop.
  package var help: String

  package static let all = [
    PlayerAttribute(name: "name", type: "string", help: "The symbol; another one replaces it"),
    PlayerAttribute(
      name: "to", type: "string", help: "The symbol that replaces it while the trigger holds"),
    PlayerAttribute(
      name: "effect", type: "SymtextEffect | (string & {})",
      help: "The effect, such as bounce.down; + plays several at once"),
    PlayerAttribute(
      name: "trigger", type: "\"load\" | \"hover\" | \"press\" | \"focus\" | \"view\" | \"none\"",
      help: "The event that starts it, also of the link or button around it"),
    PlayerAttribute(
      name: "repeat", type: "number | \"forever\" | \"continuous\"",
      help: "How often it plays; continuous plays without pauses"),
    PlayerAttribute(
      name: "mode",
      type: "\"monochrome\" | \"hierarchical\" | \"palette\" | \"multicolor\" | \"automatic\"",
      help: "The colours of the layers; monochrome by default"),
    PlayerAttribute(
      name: "palette", type: "string",
      help:
        "Up to three CSS colours, for the levels of layers; or --symtext-primary, -secondary, -tertiary"
    ),
    PlayerAttribute(name: "speed", type: "number", help: "The factor of the speed"),
    PlayerAttribute(name: "delay", type: "number", help: "Seconds before it starts"),
    PlayerAttribute(
      name: "label", type: "string",
      help: "The text that is read aloud; an empty one hides the symbol from screen readers"),
  ]
}
