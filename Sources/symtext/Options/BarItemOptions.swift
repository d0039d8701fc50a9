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

  /// Reads `TITLE`, `TITLE=SYMBOL` and either with `|DETAIL`.
  static func item(_ text: String) -> BarItem {
    let (head, detail) = cut(text)
    guard let sign = head.lastIndex(of: "=") else { return BarItem(String(head), detail: detail) }
    let symbol = head[head.index(after: sign)...]
    return BarItem(
      String(head[..<sign]), symbol: symbol.isEmpty ? nil : String(symbol), detail: detail)
  }

  /// Reads `SYMBOL`, `TITLE=SYMBOL` and `TITLE=`.
  static func button(_ text: String) -> BarItem {
    guard text.contains("=") else { return BarItem(symbol: text) }
    return item(text)
  }

  private static func cut(_ text: String) -> (Substring, String) {
    guard let bar = text.firstIndex(of: "|") else { return (text[...], "") }
    return (text[..<bar], String(text[text.index(after: bar)...]))
  }

  /// Returns the items, with the states that other options give them.
  static func items(_ arguments: Arguments) throws(CommandError) -> [BarItem] {
    try chosen(arguments.all("item").filter { !isSeparator($0) }.map(item), arguments)
  }

  /// Returns the buttons of several options, in groups separated by -, with the states that other options give them.
  /// - Parameter isApart: whether each button is a group of its own if there is no -.
  static func groups(
    _ options: [String], _ arguments: Arguments, isApart: Bool = false
  ) throws(CommandError) -> [[[BarItem]]] {
    let words = options.map { arguments.all($0) }
    var items = try chosen(
      words.joined().filter { !isSeparator($0) }.map(button), arguments)[...]
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
      words.filter { !isSeparator($0) }.map {
        item(isBelow($0) ? String($0.dropFirst(ofSubmenu.count)) : $0)
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
    _ items: [BarItem], _ arguments: Arguments
  ) throws(CommandError) -> [BarItem] {
    var items = items
    for item in items where item.title.isEmpty && item.symbol == nil {
      throw .badValue("item", nil, "an item needs a title or a symbol")
    }
    try choose("selected", arguments, &items) { $0.isSelected = true }
    try choose("highlighted", arguments, &items) { $0.isHighlighted = true }
    try choose("destructive", arguments, &items) { $0.role = .destructive }
    try choose("disabled", arguments, &items) { $0.isEnabled = false }
    return try present(items, arguments)
  }

  /// With `--missing skip`, removes unknown symbols from items that have a title.
  private static func present(
    _ items: [BarItem], _ arguments: Arguments
  ) throws(CommandError) -> [BarItem] {
    guard arguments["missing"] == MissingSymbols.skip.rawValue else { return items }
    var text = try TextOptions(arguments, style: TextStyleOptions(settingsOf: arguments))
    try text.add(try ControlImageOption.images(arguments))
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
