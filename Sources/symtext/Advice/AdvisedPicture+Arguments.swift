internal import SymtextAuthoring
internal import SymtextCommandLine
internal import SymtextGraphics
internal import SymtextPreviews
internal import SymtextService
internal import SymtextSymbolText

extension AdvisedPicture {
  /// Makes a picture of the arguments of a command.
  /// - Parameters:
  ///   - command: the command's name with that of its subcommand.
  ///   - markup: the text of a command that takes one, which is read as markup.
  /// - Throws: ``CommandError``; `SymbolError` for the markup.
  init(_ arguments: Arguments, of command: String, markup: String?) throws {
    if let markup {
      try self.init(markup: markup)
    } else {
      self.init()
      addNames(arguments)
      isOnPage = false
    }
    moves = command.hasPrefix("animate")
    if arguments.knows("effect") {
      effect = try arguments.effects(of: "effect", isRepeated: true)
    }
    if markup != nil {
      painting = try PaintingOptions(arguments).painting
      color = try arguments.adaptiveColor("color") ?? .label
      if arguments.has("size"), let points = try arguments.number("size") { size = points }
      background = try arguments.color("background").flatMap { $0.alpha < 1 ? nil : $0 }
      if background != nil || arguments.has("appearance") { appearances = [painting.appearance] }
    }
    loops = arguments.has("loop")
    if arguments.knows("until") { end = try arguments.number("until") }
    if arguments.has("continuous") {
      repetition = .continuous
    } else if arguments.has("repeat") {
      repetition = Repetition(count: Int(arguments.text("repeat")))
    } else if arguments.has("delay") || end != nil {
      repetition = .forever
    }
    isPressed = arguments.has("press")
    changesState =
      arguments.has("to-state")
      || (arguments.knows("form") && arguments["form"] == ButtonForm.toggle.rawValue)
  }

  /// Adds the symbols and titles that options name.
  private mutating func addNames(_ arguments: Arguments) {
    func add(_ name: String, _ option: String) {
      text.append(AttributedText.Symbol(name))
      places.append(.option(option))
    }
    if arguments.knows("symbol"), let symbol = arguments["symbol"],
      let own = try? ControlSymbol(symbol, "symbol")
    {
      add(own.name, "symbol")
    }
    if arguments.knows("label"), let label = arguments["label"] {
      // The picture reports a label that cannot be read.
      for span in (try? Markup.symbols(label))?.spans ?? [] {
        switch span.content {
        case .text(let words): text.append(words)
        case .symbol(let symbol): add(symbol.name, "label")
        case .image: break
        }
      }
    }
    guard arguments.knows("item") else { return }
    for word in arguments.all("item") {
      // The picture reports an item that cannot be read.
      guard let item = try? BarItemOptions.names(word) else { continue }
      if let symbol = item.symbol { add(symbol, "item") }
      text.append(" \(item.title) ")
    }
  }
}
