internal import SymtextGraphics
public import SymtextSymbolText
public import SymtextFonts
internal import SymtextTextLayout

/// A menu with its shadow, and an open submenu beside it, or above it on a touch screen.
public struct Menu: Sendable {
  /// Items, section titles and separators, from top to bottom.
  ///
  /// The detail of an item is its shortcut.
  package var entries: [MenuEntry]

  /// Makes a menu.
  public init(_ entries: [MenuEntry]) { self.entries = entries }

  /// The overlap of a submenu with the menu beside it, in points.
  private static let overlap = 4.0

  /// Lays out the menu.
  ///
  /// A given width is that of its panel.
  /// - Parameters:
  ///   - font: The font of the texts. Its size is ignored.
  ///   - fallback: The fallback fonts for characters that it lacks.
  /// - Throws: ``SymbolError`` if there is no such symbol, the menu is too narrow, or two submenus are open.
  public func layout(
    _ traits: BarTraits, font: Font, library: any SymbolSource, fallback: FontFallback? = .system
  ) throws(SymbolError) -> BarLayout {
    try traits.check(.menu)
    let setter = try BarSetter(
      traits, .menu, font: font, library: library, fallback: fallback,
      titles: entries.compactMap { $0.item?.title })
    let main = try MenuPanel(entries, width: traits.width, setter)
    let open = entries.compactMap { entry -> (BarItem, [MenuEntry])? in
      if case .submenu(let item, let entries, true) = entry { (item, entries) } else { nil }
    }
    guard open.count <= 1 else {
      throw SymbolError(
        "a menu shows one submenu at a time: \(open[0].0.title) or \(open[1].0.title)")
    }
    let room = MenuPanel.room
    let isBeside = traits.device == .desktop
    let sub = try open.first.map { (item, entries) throws(SymbolError) in
      try MenuPanel(
        entries, heading: isBeside ? nil : item, width: nil, least: isBeside ? 0 : main.width,
        setter)
    }
    let beside = isBeside ? main.width - Self.overlap : 0
    let width = max(main.width, sub.map { beside + $0.width } ?? 0)
    var canvas = BarCanvas(setter, width: width + 2 * room.side)
    let origin = Point(room.side, room.above)
    var (placed, openRow) = main.draw(at: origin, on: &canvas)
    var bottom = origin.y + main.height
    if let sub, let openRow {
      if !isBeside, let dimming = setter.look.dimming {
        let box = Rect(x: origin.x, y: origin.y, width: main.width, height: main.height)
        canvas.fill(box, dimming, radius: setter.look.radius(\.radius, height: main.height))
      }
      let top = isBeside ? openRow - setter.look.ends : openRow
      placed += sub.draw(at: Point(origin.x + beside, top), on: &canvas).items
      bottom = max(bottom, top + sub.height)
    }
    return try BarLayout(.menu, canvas, height: (bottom + room.below).rounded(.up), items: placed)
  }
}
