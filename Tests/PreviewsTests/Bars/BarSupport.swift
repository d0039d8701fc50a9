@testable import SymtextDrawing
import SymtextGraphics
import SymtextImageFormats
@testable import SymtextPreviews
import SymtextSymbolTestSupport
import SymtextTextLayout

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

  static func search(_ bar: SearchBar, _ traits: BarTraits = BarTraits()) throws -> BarLayout {
    try bar.layout(traits, font: TestLibrary.inter(), library: TestLibrary.bundled.get())
  }

  static func segmented(_ items: [BarItem], _ traits: BarTraits = BarTraits()) throws -> BarLayout {
    try SegmentedBar(items).layout(
      traits, font: TestLibrary.inter(), library: TestLibrary.bundled.get())
  }

  static func sidebar(_ entries: [MenuEntry], _ traits: BarTraits = BarTraits()) throws
    -> BarLayout
  {
    try Sidebar(entries).layout(
      traits, font: TestLibrary.inter(), library: TestLibrary.bundled.get())
  }

  /// Returns all kinds with plain contents.
  static func all(_ traits: BarTraits) throws -> [BarLayout] {
    var menuTraits = traits
    menuTraits.width = nil
    // A sidebar of a tablet is 320 points wide, which is too narrow for a count in the largest text: apps widen it.
    var sidebarTraits = traits
    if traits.device == .pad { sidebarTraits.width = traits.width ?? 375 }
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
      try search(SearchBar(cancel: "Cancel"), traits),
      try segmented(
        [
          BarItem("Day"), BarItem("Week", symbol: "calendar", isSelected: true),
          BarItem(symbol: "list.bullet"),
        ], traits),
      try sidebar(
        [
          .section("Mailboxes"),
          .item(BarItem("Inbox", symbol: "envelope", detail: "12", isSelected: true)),
          .item(BarItem("Sent", symbol: "paperplane")), .separator, .item(BarItem("Notes")),
        ], sidebarTraits),
    ]
  }
}

extension BarLayout {
  /// The drawn items, without the groups around them.
  var leaves: [DisplayItem] { displayList().items.flatMap(\.leaves) }

  /// The origins of texts and symbols drawn as glyphs, in drawing order.
  var glyphOrigins: [Point] {
    leaves.compactMap { item in
      guard case .glyphs(let run, _) = item else { return nil }
      return run.glyphs.first?.origin
    }
  }

  /// Returns the picture, without a background.
  func pixmap(pixelRatio: Double = 1) throws -> Pixmap {
    try RasterRenderer().pixmap(displayList(), pixelRatio: pixelRatio, background: nil)
  }
}

extension DisplayItem {
  /// The items that draw something, without the groups around them.
  var leaves: [DisplayItem] {
    switch self {
    case .group(let items, _), .described(_, let items), .moving(_, _, let items),
      .transformed(let items, _):
      items.flatMap(\.leaves)
    case .composite(let items, _, let backdrop): (backdrop + items).flatMap(\.leaves)
    default: [self]
    }
  }
}

extension DisplayItem {
  /// The bounding box of a filled shape; otherwise `nil`.
  var filledBox: Rect? {
    guard case .fill(let path, _) = self else { return nil }
    return path.bounds
  }
}

extension PlacedBarItem {
  /// The frames of everything that is drawn.
  var boxes: [Rect] { [glyphFrame, titleFrame, detailFrame].compactMap(\.self) }
}

extension Rect {
  /// Whether its edges equal those of another, except for rounding.
  func isNear(_ other: Rect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(maxX - other.maxX) < 1e-6
      && abs(minY - other.minY) < 1e-6 && abs(maxY - other.maxY) < 1e-6
  }
}
