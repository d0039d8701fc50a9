internal import SymtextAuthoring
internal import SymtextCommandLine
internal import SymtextService
internal import SymtextSupport
internal import SymtextSymbolText

/// The command `symtext player`, which writes the player of a page and the data of its symbols.
enum PlayerCommand {
  static let command = Command(
    name: "player",
    abstract:
      "Writes <symtext-symbol>, an element for pages whose symbols move when something happens.",
    discussion: """
        symtext player bell heart=heart.fill -o symbols.js
        symtext player -o symtext-player.js
        symtext player bell bell=bell.slash --data -o bell.json
        symtext player --types react -o symtext-symbol.tsx

      The file is a script without dependencies, with the curves of all effects; it is a module, too. NAME adds a symbol, \
      NAME=OTHER also the motion by which the other replaces it with the parts that both have. On the page:

        <script src="symbols.js" defer></script>
        <button>Alarm <symtext-symbol name="bell" effect="wiggle" trigger="hover"></symtext-symbol></button>
        <symtext-symbol name="heart" to="heart.fill" trigger="press"></symtext-symbol>

      The symbol has the size, weight, colour and direction of the text around it, and stands still for readers who \
      ask for less motion. A replacement and effects that last turn back from where they are when the event ends. A \
      script calls play(EFFECT), stop() and replace(NAME), or sets the attribute name. \
      customElements.get("symtext-symbol").define(DATA) adds the symbols of a file of --data.

      \(Self.attributes)
      """,
    operand: .init(
      name: "name", help: "Symbols, or NAME=OTHER for one and its replacement.", isRequired: false,
      isRepeated: true),
    options: [
      .init(
        name: "output", letter: "o", value: "file", help: "The file; - is standard output.",
        isRequired: true),
      .init(name: "data", help: "Write only the data of the symbols, as JSON."),
      .init(
        name: "html",
        help:
          "Write only elements that show their symbols before the player runs, for pages made on a server."
      ),
      .init(
        name: "mode", value: "mode", help: "The attribute mode of the elements of --html.",
        defaultValue: "monochrome", choices: .of(RenderingMode.self)),
      .init(
        name: "types", value: "framework",
        help: "Write a typed component for react, vue or svelte instead, which imports the player.",
        choices: .of(PlayerFramework.self)),
      .init(
        name: "player", value: "address", help: "The address of the player for --types.",
        defaultValue: "./symtext-player.js"),
      .init(
        name: "library", value: "file",
        help: """
          A font made by `symtext font build`. May be repeated: the last one is searched first, the bundled library \
          last.
          """),
    ],
    action: .runs { (arguments) throws(CommandError) in
      try File.write(Array(try Self.text(arguments).utf8), to: arguments.text("output"))
    })

  /// The attributes, a line each.
  private static var attributes: String {
    PlayerAttribute.all.map { attribute in
      let space = String(repeating: " ", count: max(10 - attribute.name.count, 1))
      return "  \(attribute.name)\(space)\(attribute.help).\n"
    }.joined()
  }

  private static func text(_ arguments: Arguments) throws(CommandError) -> String {
    if arguments.has("types") {
      guard arguments.operands.isEmpty else {
        throw .usage("\(option: "types") writes no symbols; leave out the names")
      }
      let framework = try arguments.choice("types", PlayerFramework.self)
      let player = arguments.text("player")
      guard player.utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != 0x5C }) else {
        throw .badValue("player", player, "an address without quotes and backslashes is expected")
      }
      return framework.module(player: player)
    }
    let items = try arguments.operands.map { (text) throws(CommandError) in try item(text) }
    let kinds = ["data", "html"].filter { arguments.has($0) }
    guard kinds.count < 2 else {
      throw .usage("\(option: "data") and \(option: "html") are two outputs; leave out one")
    }
    guard !arguments.has("mode") || arguments.has("html") else {
      throw .usage(
        "\(option: "mode") belongs to \(option: "html"); in a page, set the attribute mode of the element"
      )
    }
    if let kind = kinds.first, items.isEmpty {
      throw .usage("\(option: kind) writes symbols: name some")
    }
    let libraries = try SymbolLibraries(arguments)
    do {
      let files = try PlayerFiles(libraries)
      if arguments.has("html") {
        return try files.markup(items, mode: try arguments.choice("mode", RenderingMode.self))
      }
      return arguments.has("data")
        ? try files.data(items).packedText + "\n" : try files.script(items)
    } catch let error as SymbolError {
      throw CommandError(error)
    } catch {
      throw .badData("\(error)")
    }
  }

  /// Reads `NAME` or `NAME=OTHER`.
  private static func item(_ text: String) throws(CommandError) -> PlayerFiles.Item {
    let names = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard (1...2).contains(names.count), !names.contains("") else {
      throw .usage("\(text): NAME or NAME=OTHER is expected, such as bell=bell.slash")
    }
    return PlayerFiles.Item(names[0], successor: names.count > 1 ? names[1] : nil)
  }
}
