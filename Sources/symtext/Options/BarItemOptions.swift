internal import CommandSupport
internal import Previews

/// The items of a bar as the command line names them.
struct BarItemOptions {
  /// - Parameters:
  ///   - detail: what stands behind a bar in `TITLE=SYMBOL|DETAIL`.
  ///   - others: what else is said of an item.
  static func item(_ detail: String, others: String = "") -> Command.Option {
    .init(
      name: "item", value: "item",
      help: """
        TITLE=SYMBOL|\(detail); the symbol with its equals sign and the rest with its bar may be left \
        out.\(others) May be repeated.
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
      name: name, value: "item", help: "\(help): its title, or its number from 1.",
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

  /// The items, with what is said of some of them by title or number.
  static func items(_ arguments: Arguments) throws(CommandError) -> [BarItem] {
    var items = arguments.all("item").filter { $0 != separator }.map(item)
    for item in items where item.title.isEmpty && item.symbol == nil {
      throw .usage("--item: an item needs a title or a symbol")
    }
    try choose("selected", arguments, &items) { $0.isSelected = true }
    try choose("destructive", arguments, &items) { $0.role = .destructive }
    try choose("disabled", arguments, &items) { $0.isEnabled = false }
    return items
  }

  /// The items of a menu and the separators between them.
  static func entries(_ arguments: Arguments) throws(CommandError) -> [MenuEntry] {
    var items = try Self.items(arguments)[...]
    return arguments.all("item").compactMap { text in
      if text == separator { return .separator }
      return items.popFirst().map { .item($0) }
    }
  }

  /// What stands for a line in a menu.
  private static let separator = "-"

  private static func choose(
    _ option: String, _ arguments: Arguments, _ items: inout [BarItem],
    _ change: (inout BarItem) -> Void
  ) throws(CommandError) {
    for name in arguments.all(option) {
      let index =
        items.firstIndex { $0.title == name } ?? Int(name).map { $0 &- 1 }
      guard let index, items.indices.contains(index) else {
        throw .usage(
          "--\(option) \(name): a title or a number from 1 to \(items.count) is expected")
      }
      change(&items[index])
    }
  }
}
