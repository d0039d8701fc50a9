internal import CommandSupport
internal import Previews

/// The command `symtext bar`.
enum BarCommand {
  static let command = Command(
    name: "bar",
    abstract: "Draws bars, lists and menus: navigation, toolbar, tab, list, menu.",
    discussion: """
        symtext bar tab --item Home=house --item Search=magnifyingglass --item "Inbox=envelope|3" \
      --selected Home -o tabs.png
        symtext bar navigation --title Inbox --leading chevron.backward \
      --trailing square.and.pencil -o navigation.png
        symtext bar toolbar --item trash --item folder --item square.and.pencil -o toolbar.png
        symtext bar list --item "Wi-Fi=wifi|Home network" --item "General=gear" --disclosure \
      -o list.png
        symtext bar menu --item "Copy=document.on.document|⌘C" --item - --item "Delete=trash|⌫" \
      --destructive Delete -o menu.png

      A bar's symbols are as large as the shape of their ink asks for; --json and --report say which \
      size was taken, and why.
      """,
    subcommands: [navigation, toolbar, tab, list, menu])

  private static let buttonHelp =
    "SYMBOL, TITLE=SYMBOL, or TITLE= for a text alone."

  private static let navigation = Command(
    name: "navigation",
    abstract: "Draws a navigation bar: a title between buttons.",
    discussion: """
        symtext bar navigation --title Inbox --leading "Mail=chevron.backward" \
      --trailing square.and.pencil -o inbox.png
        symtext bar navigation --title Inbox --large --trailing Edit= -o large.png
      """,
    options: BarOptions.options([
      .init(name: "title", value: "text", help: "What the screen is called.", defaultValue: ""),
      .init(name: "large", help: "Set the title large, below the buttons."),
      BarItemOptions.button("leading", "A button where reading starts: \(buttonHelp)"),
      BarItemOptions.button("trailing", "A button where reading ends: \(buttonHelp)"),
    ]),
    draw: { (arguments, output) throws(CommandError) in
      let bar = NavigationBar(
        title: arguments.text("title"), hasLargeTitle: arguments.has("large"),
        leading: arguments.all("leading").map(BarItemOptions.button),
        trailing: arguments.all("trailing").map(BarItemOptions.button))
      guard !bar.title.isEmpty || !(bar.leading + bar.trailing).isEmpty else {
        throw .usage("a navigation bar needs --title, --leading or --trailing")
      }
      return try BarOptions(arguments, output).picture(bar.layout) { idle in
        idle.warning("large", if: bar.title.isEmpty, "there is no title")
      }
    })

  private static let toolbar = Command(
    name: "toolbar",
    abstract: "Draws a toolbar: buttons, spread over its width.",
    discussion: """
        symtext bar toolbar --item trash --item folder --item "Reply=arrow.uturn.backward" \
      --item square.and.pencil -o toolbar.png

      A title beside a symbol is what the button is called for those who cannot see it.
      """,
    options: BarOptions.options([
      BarItemOptions.button("item", buttonHelp, isRequired: true)
    ]),
    draw: { (arguments, output) throws(CommandError) in
      let bar = Toolbar(arguments.all("item").map(BarItemOptions.button))
      return try BarOptions(arguments, output).picture(bar.layout)
    })

  private static let tab = Command(
    name: "tab",
    abstract: "Draws a tab bar: symbols above titles, side by side in compact bars.",
    discussion: """
        symtext bar tab --item Home=house --item Search=magnifyingglass --selected Home -o tabs.png
        symtext bar tab --item Home=house --item "Inbox=envelope|3" --selected 2 \
      --orientation landscape -o compact.png
      """,
    options: BarOptions.options([
      BarItemOptions.item("BADGE"),
      BarItemOptions.choice("selected", "The tab that is shown"),
      BarItemOptions.choice("disabled", "A tab that cannot be used"),
      .init(
        name: "fill", value: "which",
        help: """
          Which symbols are filled, where the library has filled variants: all, selected or none.
          """,
        defaultValue: TabFill.all.rawValue),
    ]),
    draw: { (arguments, output) throws(CommandError) in
      let items = try BarItemOptions.items(arguments)
      guard items.filter(\.isSelected).count <= 1 else {
        throw .usage("--selected: a tab bar shows one tab")
      }
      let bar = TabBar(items, fill: try arguments.choice("fill", TabFill.self))
      return try BarOptions(arguments, output).picture(bar.layout) { idle in
        idle.warning("fill", if: !items.contains { $0.symbol != nil }, "there is no symbol")
      }
    })

  private static let list = Command(
    name: "list",
    abstract: "Draws rows of a list, the symbols centred on one column.",
    discussion: """
        symtext bar list --item "Wi-Fi=wifi|Home network" --item "General=gear" --disclosure \
      -o list.png
      """,
    options: BarOptions.options([
      BarItemOptions.item("DETAIL"),
      .init(name: "disclosure", help: "Each row leads somewhere: a chevron says so."),
      BarItemOptions.choice("selected", "A row that is marked"),
      BarItemOptions.choice("destructive", "A row that destroys something"),
      BarItemOptions.choice("disabled", "A row that cannot be used"),
    ]),
    draw: { (arguments, output) throws(CommandError) in
      let list = SymbolList(
        try BarItemOptions.items(arguments), hasDisclosure: arguments.has("disclosure"))
      return try BarOptions(arguments, output).picture(list.layout)
    })

  private static let menu = Command(
    name: "menu",
    abstract: "Draws a menu: checkmarks, symbols, titles and shortcuts in columns.",
    discussion: """
        symtext bar menu --item "Copy=document.on.document|⌘C" --item - --item "Delete=trash|⌫" \
      --destructive Delete -o menu.png
      """,
    options: BarOptions.options([
      BarItemOptions.item("SHORTCUT", others: " - is a line between groups."),
      BarItemOptions.choice("selected", "An item with a checkmark"),
      BarItemOptions.choice("destructive", "An item that destroys something"),
      BarItemOptions.choice("disabled", "An item that cannot be used"),
    ]),
    draw: { (arguments, output) throws(CommandError) in
      let menu = Menu(try BarItemOptions.entries(arguments))
      return try BarOptions(arguments, output).picture(menu.layout)
    })
}
