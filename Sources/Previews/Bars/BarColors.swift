internal import Colors
internal import SymbolText

/// The colours of bars, lists and menus.
struct BarColors {
  private let painting: SymbolPainting
  /// Of what can be tapped.
  let tint: Color

  init(_ traits: BarTraits) {
    painting = traits.painting
    // Without anything around it, the tint of a bar is the accent.
    tint = painting.resolved(traits.tint, tint: painting.resolved(.accent, tint: .black))
  }

  private var isDark: Bool { painting.appearance == .dark }
  private var isIncreased: Bool { painting.contrast == .increased }

  /// A system colour.
  func color(_ color: SystemColor) -> Color {
    Color(color, painting.appearance, painting.contrast)
  }

  /// Behind bars: a little off the page's white or black.
  var bar: Color { isDark ? Color(rgb: 0x161616) : Color(rgb: 0xF9F9F9) }
  /// Behind menus.
  var menu: Color { isDark ? Color(rgb: 0x252527) : .white }
  /// Of hairlines, as iOS thins them.
  var separator: Color {
    isDark
      ? Color(rgb: 0x545458).opacity(isIncreased ? 0.9 : 0.6)
      : Color(rgb: 0x3C3C43).opacity(isIncreased ? 0.5 : 0.29)
  }

  /// The colour of an item's title or symbol.
  /// - Parameter usual: when it can be used and destroys nothing.
  func foreground(_ item: BarItem, usual: Color) -> Color {
    if !item.isEnabled { return color(.tertiaryLabel) }
    return item.role == .destructive ? color(.systemRed) : usual
  }
}
