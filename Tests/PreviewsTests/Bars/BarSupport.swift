import SymtextGraphics
@testable import SymtextPreviews
import SymtextSymbolTestSupport

/// Bars in Inter with the bundled symbols.
enum BarSupport {
  static func tabs(_ items: [BarItem], _ traits: BarTraits = BarTraits(), fill: TabFill = .all)
    throws -> BarLayout
  {
    try TabBar(items, fill: fill).layout(
      traits, font: TestLibrary.inter(), library: TestLibrary.bundled.get())
  }

  static func navigation(_ bar: NavigationBar, _ traits: BarTraits = BarTraits()) throws
    -> BarLayout
  {
    try bar.layout(traits, font: TestLibrary.inter(), library: TestLibrary.bundled.get())
  }

  static func toolbar(_ items: [BarItem], _ traits: BarTraits = BarTraits()) throws -> BarLayout {
    try Toolbar(items).layout(
      traits, font: TestLibrary.inter(), library: TestLibrary.bundled.get())
  }

  static func list(
    _ items: [BarItem], _ traits: BarTraits = BarTraits(), hasDisclosure: Bool = true
  ) throws -> BarLayout {
    try SymbolList(items, hasDisclosure: hasDisclosure).layout(
      traits, font: TestLibrary.inter(), library: TestLibrary.bundled.get())
  }

  static func menu(_ entries: [MenuEntry], _ traits: BarTraits = BarTraits()) throws -> BarLayout {
    try Menu(entries).layout(
      traits, font: TestLibrary.inter(), library: TestLibrary.bundled.get())
  }

  /// All kinds with plain contents.
  static func all(_ traits: BarTraits) throws -> [BarLayout] {
    var menuTraits = traits
    menuTraits.width = nil
    return [
      try tabs(
        [
          BarItem("Home", symbol: "house", isSelected: true),
          BarItem("Search", symbol: "magnifyingglass"),
          BarItem("Inbox", symbol: "envelope", detail: "128"),
        ], traits),
      try navigation(
        NavigationBar(
          title: "Inbox", leading: [BarItem("Mail", symbol: "chevron.backward")],
          trailing: [BarItem(symbol: "trash"), BarItem(symbol: "square.and.pencil")]), traits),
      try navigation(
        NavigationBar(title: "Inbox", hasLargeTitle: true, trailing: [BarItem("Edit")]), traits),
      try toolbar(
        ["trash", "folder", "plus", "square.and.pencil"].map { BarItem(symbol: $0) }, traits),
      try list(
        [
          BarItem("Wi-Fi", symbol: "wifi", detail: "Home network"),
          BarItem("Battery", symbol: "battery.100"), BarItem("About"),
        ], traits),
      try menu(
        [
          .item(BarItem("Copy", symbol: "document.on.document", detail: "⌘C")), .separator,
          .item(BarItem("Show Ruler", detail: "⌘R", isSelected: true)),
          .item(BarItem("Delete", symbol: "trash", role: .destructive)),
        ], menuTraits),
    ]
  }
}

extension PlacedBarItem {
  /// Everything that is drawn of it.
  var boxes: [Rect] { [glyphFrame, titleFrame, detailFrame].compactMap(\.self) }
}
