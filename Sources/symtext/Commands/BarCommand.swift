internal import SymtextService
internal import SymtextCommandLine
internal import SymtextPreviews

/// The command `symtext bar`.
enum BarCommand {
  static let command = Command(
    name: "bar",
    abstract:
      "Draws bars, lists and menus: navigation, toolbar, tab, search, segmented, sidebar, list, menu.",
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

      The size of a bar's symbols depends on the shape of their ink; --json and --table print the size and \
      the reason.
      """,
    subcommands: [navigation, toolbar, tab, search, segmented, sidebar, list, menu])

  private static let buttonHelp =
    "SYMBOL, TITLE=SYMBOL, or TITLE= for text alone; - separates groups."

  private static let ofButtons: [Command.Option] = [
    BarItemOptions.choice("selected", "A button that is on, drawn on the tint"),
    BarItemOptions.choice("destructive", "A destructive button"),
    BarItemOptions.choice("disabled", "A disabled button"),
    .init(
      name: "grouped",
      help: "Buttons of a group share one background; in floating bars they always do."),
  ]

  private static let navigation = Command(
    name: "navigation",
    abstract: "Draws a navigation bar: a title between buttons.",
    discussion: """
        symtext bar navigation --title Inbox --leading "Mail=chevron.backward" \
      --trailing square.and.pencil -o inbox.png
        symtext bar navigation --title Inbox --large --trailing Edit= -o large.png
      """,
    options: BarOptions.options(
      .navigation,
      [
        .init(name: "title", value: "text", help: "Title of the screen.", defaultValue: ""),
        .init(name: "large", help: "Set the title large, below the buttons."),
        BarItemOptions.button("leading", "A button where reading starts: \(buttonHelp)"),
        BarItemOptions.button("trailing", "A button where reading ends: \(buttonHelp)"),
      ] + ofButtons),
    action: .draws { (arguments, output) throws(CommandError) in
      let sides = try BarItemOptions.groups(["leading", "trailing"], arguments)
      let bar = NavigationBar(
        title: arguments.text("title"), hasLargeTitle: arguments.has("large"), leading: sides[0],
        trailing: sides[1], sharesBackgrounds: arguments.has("grouped"))
      guard !bar.title.isEmpty || !(bar.leading + bar.trailing).isEmpty else {
        throw .usage(
          "a navigation bar needs \(option: "title"), \(option: "leading") or \(option: "trailing")"
        )
      }
      return try BarOptions(.navigation, arguments, output).picture(bar.layout) { idle in
        idle.warning("large", if: bar.title.isEmpty, "there is no title")
      }
    })

  private static let toolbar = Command(
    name: "toolbar",
    abstract: "Draws a toolbar: buttons, spread over its width.",
    discussion: """
        symtext bar toolbar --item trash --item folder --item "Reply=arrow.uturn.backward" \
      --item square.and.pencil -o toolbar.png

      A title beside a symbol is the button's name for screen readers.
      """,
    options: BarOptions.options(
      .toolbar,
      [
        BarItemOptions.button("item", buttonHelp, isRequired: true)
      ] + ofButtons),
    action: .draws { (arguments, output) throws(CommandError) in
      let isShared = arguments.has("grouped")
      let isFloating = arguments.text("form") == BarForm.floating.rawValue
      let groups = try BarItemOptions.groups(
        ["item"], arguments, isApart: !isShared && !isFloating)
      let bar = Toolbar(groups: groups[0], sharesBackgrounds: isShared)
      return try BarOptions(.toolbar, arguments, output).picture(bar.layout)
    })

  private static let tab = Command(
    name: "tab",
    abstract: "Draws a tab bar: symbols above titles, side by side in compact bars.",
    discussion: """
        symtext bar tab --item Home=house --item Search=magnifyingglass --selected Home -o tabs.png
        symtext bar tab --item Home=house --item "Inbox=envelope|3" --selected 2 \
      --orientation landscape -o compact.png
      """,
    options: BarOptions.options(
      .tab,
      [
        BarItemOptions.item("BADGE"),
        BarItemOptions.choice("selected", "The tab that is shown"),
        BarItemOptions.choice("disabled", "A disabled tab"),
        .init(
          name: "filled", value: "which",
          help: """
            Symbols to draw filled, if the library has filled variants: all, selected or none. Default: those of the \
            theme; all in iOS.
            """, otherName: "fill", choices: .of(TabFill.self)),
      ]),
    action: .draws { (arguments, output) throws(CommandError) in
      let items = try BarItemOptions.items(arguments)
      guard items.filter(\.isSelected).count <= 1 else {
        throw .badValue("selected", nil, "a tab bar shows one tab")
      }
      let bar = TabBar(
        items, fill: arguments.has("filled") ? try arguments.choice("filled", TabFill.self) : nil)
      return try BarOptions(.tab, arguments, output).picture(bar.layout) { idle in
        idle.warning("filled", if: !items.contains { $0.symbol != nil }, "there is no symbol")
      }
    })

  private static let search = Command(
    name: "search",
    abstract: "Draws a search bar.",
    discussion: """
        symtext bar search --prompt "Search Mail" --dictation -o search.png
        symtext bar search --text Invoices --focused --cancel Cancel -o searching.png
      """,
    options: BarOptions.options(
      .search,
      [
        .init(name: "text", value: "text", help: "Text in the field.", defaultValue: ""),
        .init(
          name: "prompt", value: "text", help: "Placeholder of an empty field.",
          defaultValue: "Search"),
        .init(
          name: "cancel", value: "text",
          help: "Title of the button that leaves the field; on glass it is a cross.",
          defaultValue: ""),
        .init(name: "focused", help: "The field has the focus: show its caret."),
        .init(
          name: "dictation", help: "Show a microphone at the end of an empty field."),
      ]),
    action: .draws { (arguments, output) throws(CommandError) in
      let bar = SearchBar(
        arguments.text("text"), prompt: arguments.text("prompt"),
        cancel: arguments.text("cancel"), isFocused: arguments.has("focused"),
        hasDictation: arguments.has("dictation"))
      return try BarOptions(.search, arguments, output).picture(bar.layout) { idle in
        idle.warning("prompt", if: !bar.text.isEmpty, "the field has text")
          + idle.warning("dictation", if: !bar.text.isEmpty, "the field has text")
      }
    })

  private static let segmented = Command(
    name: "segmented",
    abstract: "Draws a bar with a segmented control that switches between views.",
    discussion: """
        symtext bar segmented --item List=list.bullet --item Grid=square.grid.2x2 --selected List \
      -o segments.png
      """,
    options: BarOptions.options(
      .segmented,
      [
        .init(
          name: "item", value: "item",
          help: "TITLE, TITLE=SYMBOL, or =SYMBOL for a symbol alone. May be repeated.",
          isRequired: true, isRepeated: true),
        BarItemOptions.choice("selected", "The segment that is shown"),
        BarItemOptions.choice("disabled", "A disabled segment"),
      ]),
    action: .draws { (arguments, output) throws(CommandError) in
      let items = try BarItemOptions.items(arguments)
      guard items.filter(\.isSelected).count <= 1 else {
        throw .badValue("selected", nil, "a segmented control shows one segment")
      }
      guard items.allSatisfy(\.detail.isEmpty) else {
        throw .badValue(
          "item", nil, "a segment has a title and a symbol only; remove the | and its text")
      }
      return try BarOptions(.segmented, arguments, output).picture(SegmentedBar(items).layout)
    })

  private static let sidebar = Command(
    name: "sidebar",
    abstract: "Draws a sidebar: destinations in groups.",
    discussion: """
        symtext bar sidebar --item "- Mailboxes" --item "Inbox=tray|12" --item Sent=paperplane \
      --selected Inbox --device pad -o sidebar.png
      """,
    options: BarOptions.options(
      .sidebar,
      [
        BarItemOptions.item(
          "COUNT", others: " - is a line between groups, \"- TITLE\" a group's title."),
        BarItemOptions.choice("selected", "The item whose content is shown"),
        BarItemOptions.choice("destructive", "A destructive item"),
        BarItemOptions.choice("disabled", "A disabled item"),
      ]),
    action: .draws { (arguments, output) throws(CommandError) in
      let sidebar = Sidebar(try BarItemOptions.entries(arguments))
      return try BarOptions(.sidebar, arguments, output).picture(sidebar.layout)
    })

  private static let list = Command(
    name: "list",
    abstract: "Draws rows of a list, the symbols centred on one column.",
    discussion: """
        symtext bar list --item "Wi-Fi=wifi|Home network" --item "General=gear" --disclosure \
      -o list.png
      """,
    options: BarOptions.options(
      .list,
      [
        BarItemOptions.item("DETAIL"),
        .init(
          name: "disclosure", help: "Show a chevron in each row, as it leads to another screen."),
        BarItemOptions.choice("selected", "A row that is marked"),
        BarItemOptions.choice("destructive", "A destructive row"),
        BarItemOptions.choice("disabled", "A disabled row"),
      ]),
    action: .draws { (arguments, output) throws(CommandError) in
      let list = SymbolList(
        try BarItemOptions.items(arguments), hasDisclosure: arguments.has("disclosure"))
      return try BarOptions(.list, arguments, output).picture(list.layout)
    })

  private static let menu = Command(
    name: "menu",
    abstract: "Draws a menu: checkmarks, symbols, titles and shortcuts in columns.",
    discussion: """
        symtext bar menu --item "Copy=document.on.document|⌘C" --item - --item "Delete=trash|⌫" \
      --destructive Delete -o menu.png
      """,
    options: BarOptions.options(
      .menu,
      [
        BarItemOptions.item(
          "SHORTCUT",
          others:
            " - is a line between groups, \"- TITLE\" a group's title, \"> ITEM\" a submenu item of the item before. A shortcut is ⇧⌘S or Shift+Cmd+S."
        ),
        .init(
          name: "open", value: "item", help: "The title of the item whose submenu is shown."),
        BarItemOptions.choice("highlighted", "An item under the pointer or a finger"),
        BarItemOptions.choice("selected", "An item with a checkmark"),
        BarItemOptions.choice("destructive", "A destructive item"),
        BarItemOptions.choice("disabled", "A disabled item"),
      ]),
    action: .draws { (arguments, output) throws(CommandError) in
      let menu = Menu(try BarItemOptions.entries(arguments, hasSubmenus: true))
      return try BarOptions(.menu, arguments, output).picture(menu.layout)
    })
}
