internal import SymtextService
internal import SymtextCommandLine
internal import SymtextPreviews
internal import SymtextSymbolText

/// The items of a bar on the command line.
struct BarItemOptions {
  /// - Parameters:
  ///   - detail: the name of `DETAIL` in `TITLE=SYMBOL|DETAIL`.
  ///   - others: the help on other forms of an item.
  static func item(_ detail: String, others: String = "") -> Command.Option {
    .init(
      name: "item", value: "item",
      help: """
        TITLE=SYMBOL|\(detail); =SYMBOL and |\(detail) are optional.\(others) May be repeated.
        """, isRequired: true, isRepeated: true)
  }

  /// A button of a navigation bar or a toolbar.
  static func button(_ name: String, _ help: String, isRequired: Bool = false) -> Command.Option {
    .init(
      name: name, value: "button", help: "\(help) May be repeated.", isRequired: isRequired,
      isRepeated: true)
  }

  /// An option that picks items.
  static func choice(_ name: String, _ help: String) -> Command.Option {
    .init(
      name: name, value: "item", help: "\(help): its title, its symbol, or its number from 1.",
      isRepeated: true)
  }

  /// Returns the title and the symbol of an item as it is written.
  /// - Throws: ``CommandError`` (usage) if braces hold no symbol.
  static func names(_ text: String) throws(CommandError) -> (title: String, symbol: String?) {
    let written = try item(text, "item")
    return (written.item.title, written.symbol?.name)
  }

  /// An item as it is written, before its symbol is looked for.
  private struct Written {
    var item: BarItem
    var symbol: ControlSymbol?
  }

  /// Reads `TITLE`, `TITLE=SYMBOL` and either with `|DETAIL`; the symbol may stand in braces.
  /// - Parameter option: the option that has the text.
  private static func item(_ text: String, _ option: String) throws(CommandError) -> Written {
    guard let open = brace(in: text) else {
      let (head, detail) = cut(text)
      guard let sign = head.lastIndex(of: "=") else {
        return Written(item: BarItem(String(head), detail: detail))
      }
      return try written(head[..<sign], head[head.index(after: sign)...], detail, option)
    }
    let end = text[open...].lastIndex(of: "}").map { text.index(after: $0) } ?? text.endIndex
    let rest = text[end...]
    guard rest.isEmpty || rest.hasPrefix("|") else {
      throw .badValue(option, text, "after the symbol in braces only | and a text can stand")
    }
    return try written(
      text[..<open].hasSuffix("=") ? text[..<open].dropLast() : text[..<open], text[open..<end],
      String(rest.dropFirst()), option)
  }

  private static func written(
    _ title: Substring, _ symbol: Substring, _ detail: String, _ option: String
  ) throws(CommandError) -> Written {
    Written(
      item: BarItem(String(title), detail: detail),
      symbol: symbol.isEmpty ? nil : try ControlSymbol(String(symbol), option))
  }

  /// Returns the brace that begins the symbol: at the beginning, or after the first equals sign.
  private static func brace(in text: String) -> String.Index? {
    if text.hasPrefix("{") { return text.startIndex }
    let places = zip(text.indices, text.indices.dropFirst())
    return places.first { text[$0.0] == "=" && text[$0.1] == "{" }?.1
  }

  /// Reads `SYMBOL`, `TITLE=SYMBOL` and `TITLE=`.
  private static func button(_ text: String, _ option: String) throws(CommandError) -> Written {
    guard text.contains("=") || text.hasPrefix("{") else {
      return Written(item: BarItem(), symbol: try ControlSymbol(text, option))
    }
    return try item(text, option)
  }

  private static func cut(_ text: String) -> (Substring, String) {
    guard let bar = text.firstIndex(of: "|") else { return (text[...], "") }
    return (text[..<bar], String(text[text.index(after: bar)...]))
  }

  /// Returns the items, with the states that other options give them.
  static func items(_ arguments: Arguments) throws(CommandError) -> [BarItem] {
    try chosen(
      try arguments.all("item").filter { !isSeparator($0) }.map { (word) throws(CommandError) in
        try item(word, "item")
      }, arguments)
  }

  /// Returns the buttons of several options, in groups separated by -, with the states that other options give them.
  /// - Parameter isApart: whether each button is a group of its own if there is no -.
  static func groups(
    _ options: [String], _ arguments: Arguments, isApart: Bool = false
  ) throws(CommandError) -> [[[BarItem]]] {
    let words = options.map { arguments.all($0) }
    var written: [Written] = []
    for (option, words) in zip(options, words) {
      for word in words where !isSeparator(word) { written.append(try button(word, option)) }
    }
    var items = try chosen(written, arguments)[...]
    return words.map { words in
      let isApart = isApart && !words.contains(where: isSeparator)
      var groups: [[BarItem]] = [[]]
      for word in words {
        if isSeparator(word) {
          groups.append([])
        } else if let item = items.popFirst() {
          if isApart { groups.append([]) }
          groups[groups.count - 1].append(item)
        }
      }
      return groups.filter { !$0.isEmpty }
    }
  }

  /// The items of a menu or a sidebar, the titles of groups and the separators between them.
  static func entries(
    _ arguments: Arguments, hasSubmenus: Bool = false
  ) throws(CommandError) -> [MenuEntry] {
    let words = arguments.all("item")
    let ofSubmenu = "> "
    func isBelow(_ word: String) -> Bool { hasSubmenus && word.hasPrefix(ofSubmenu) }
    var items = try chosen(
      try words.filter { !isSeparator($0) }.map { (word) throws(CommandError) in
        try item(isBelow(word) ? String(word.dropFirst(ofSubmenu.count)) : word, "item")
      }, arguments)[...]
    var entries: [MenuEntry] = []
    for word in words {
      if word == separator {
        entries.append(.separator)
      } else if isSeparator(word) {
        entries.append(.section(String(word.dropFirst(2))))
      } else if let item = items.popFirst() {
        guard isBelow(word) else {
          entries.append(.item(item))
          continue
        }
        switch entries.last {
        case .item(let parent):
          entries[entries.count - 1] = .submenu(parent, [.item(item)], isOpen: false)
        case .submenu(let parent, let others, let isOpen):
          entries[entries.count - 1] = .submenu(parent, others + [.item(item)], isOpen: isOpen)
        case .separator, .section, nil:
          throw .badValue(
            "item", word, "a submenu item must follow the item that opens the submenu")
        }
      }
    }
    return try opened(entries, arguments)
  }

  /// Returns the entries, with the submenu of `--open` shown.
  private static func opened(
    _ entries: [MenuEntry], _ arguments: Arguments
  ) throws(CommandError) -> [MenuEntry] {
    guard let name = arguments["open"] else { return entries }
    var entries = entries
    let index = entries.firstIndex { entry in
      if case .submenu(let item, _, _) = entry { item.title == name } else { false }
    }
    guard let index, case .submenu(let item, let others, _) = entries[index] else {
      throw .badValue(
        "open", name,
        "the title of an item with a submenu is expected, as in \(option: "item") Sort \(option: "item") \"> By Name\" \(option: "open") Sort"
      )
    }
    entries[index] = .submenu(item, others, isOpen: true)
    return entries
  }

  /// A line in a menu, or the end of a group of buttons; with text after it, the title of a group.
  private static let separator = "-"
  private static func isSeparator(_ word: String) -> Bool {
    word == separator || word.hasPrefix("- ")
  }

  private static func chosen(
    _ written: [Written], _ arguments: Arguments
  ) throws(CommandError) -> [BarItem] {
    var items = try found(written, arguments)
    for item in items where item.title.isEmpty && item.symbol == nil {
      throw .badValue("item", nil, "an item needs a title or a symbol")
    }
    try choose("selected", arguments, &items) { $0.isSelected = true }
    try choose("highlighted", arguments, &items) { $0.isHighlighted = true }
    try choose("destructive", arguments, &items) { $0.role = .destructive }
    try choose("disabled", arguments, &items) { $0.isEnabled = false }
    return try present(items, arguments)
  }

  /// Returns the items with their symbols; that of `else=` if no library has the first one.
  private static func found(
    _ written: [Written], _ arguments: Arguments
  ) throws(CommandError) -> [BarItem] {
    var text: TextOptions?
    return try written.map { (written) throws(CommandError) -> BarItem in
      var item = written.item
      guard var symbol = written.symbol else { return item }
      try symbol.choose { () throws(CommandError) in
        if let text { return text }
        let own = try options(arguments)
        text = own
        return own
      }
      (item.symbol, item.configuration) = (symbol.name, symbol.configuration)
      return item
    }
  }

  /// The options of the symbols' libraries and images.
  private static func options(_ arguments: Arguments) throws(CommandError) -> TextOptions {
    var text = try TextOptions(arguments, style: TextStyleOptions(settingsOf: arguments))
    try text.add(try ControlImageOption.images(arguments))
    return text
  }

  /// With `--missing skip`, removes unknown symbols from items that have a title.
  private static func present(
    _ items: [BarItem], _ arguments: Arguments
  ) throws(CommandError) -> [BarItem] {
    guard arguments["missing"] == MissingSymbols.skip.rawValue else { return items }
    let text = try options(arguments)
    var items = items
    for index in items.indices {
      items[index].symbol = try text.present(items[index].symbol, beside: items[index].title)
    }
    return items
  }

  private static func choose(
    _ option: String, _ arguments: Arguments, _ items: inout [BarItem],
    _ change: (inout BarItem) -> Void
  ) throws(CommandError) {
    guard arguments.knows(option) else { return }
    for name in arguments.all(option) {
      let index =
        items.firstIndex { $0.title == name } ?? items.firstIndex { $0.symbol == name }
        ?? Int(name).map { $0 &- 1 }
      guard let index, items.indices.contains(index) else {
        let titles = items.prefix(12).map { $0.title.isEmpty ? $0.symbol ?? "" : $0.title }
        throw .badValue(
          option, name,
          "no item has this title or symbol; choose from \(titles.joined(separator: ", ")), or give a number from 1"
        )
      }
      change(&items[index])
    }
  }
}
