internal import SymtextGraphics
internal import SymtextSymbolText

/// The colours of bars, lists and menus.
struct BarColors {
  private let painting: SymbolPainting
  /// The colour of interactive content.
  let tint: Color
  /// The background of everything: the given one, or the default page.
  let page: Color
  /// Whether a background was given.
  private let isOverContent: Bool
  private let isFloating: Bool
  private let device: BarDevice

  init(_ traits: BarTraits) {
    painting = traits.painting
    isFloating = traits.isFloating
    device = traits.device
    // Outside a context the tint of a bar is the accent colour.
    tint = painting.resolved(traits.tint, tint: painting.resolved(.accent, tint: .black))
    let usual = Color(.systemBackground, painting.appearance, painting.contrast)
    page = traits.background?.over(usual) ?? usual
    isOverContent = traits.background != nil
  }

  private var isDark: Bool { painting.appearance == .dark }
  /// Whether contrast is increased.
  var isIncreased: Bool { painting.contrast == .increased }

  /// A system colour.
  func color(_ color: SystemColor) -> Color {
    Color(color, painting.appearance, painting.contrast)
  }

  /// The colour of docked bars, slightly different from the page's white or black.
  ///
  /// Over a given background a fifth of it shows through, as with the blur of a system's bar.
  var bar: Color {
    (isDark ? Color(rgb: 0x161616) : Color(rgb: 0xF9F9F9)).multiplyingOpacity(
      by:
        isOverContent ? clearness(0.8) : 1)
  }

  /// The colour of menus, also translucent over a given background.
  var menu: Color {
    (isDark ? Color(rgb: 0x252527) : .white).multiplyingOpacity(
      by: isOverContent ? clearness(0.88) : 1)
  }

  /// The colour that dims a menu behind its submenu.
  var dimming: Color {
    isDark ? Color.black.multiplyingOpacity(by: 0.35) : Color.black.multiplyingOpacity(by: 0.1)
  }

  /// The colour of docked sidebars, also translucent over a given background.
  var sidebar: Color {
    (isDark ? Color(rgb: 0x1C1C1E) : Color(rgb: 0xF2F2F7)).multiplyingOpacity(
      by:
        isOverContent ? clearness(0.8) : 1)
  }

  /// The colour of floating bars and panels.
  var glass: Color {
    (isDark ? Color(rgb: 0x2C2C2E) : .white).multiplyingOpacity(by: clearness(0.72))
  }

  /// The colour of the line around floating content: dark on light pages, light on dark ones.
  var rim: Color {
    if isIncreased { return color(.label).multiplyingOpacity(by: 0.6) }
    return isDark
      ? Color.white.multiplyingOpacity(by: 0.2) : Color.black.multiplyingOpacity(by: 0.07)
  }

  /// The colour of the highlight inside the rim.
  var shine: Color { Color.white.multiplyingOpacity(by: isDark ? 0.1 : 0.8) }

  /// The colour of shadows where they are darkest.
  var shadow: Color { Color.black.multiplyingOpacity(by: isDark ? 0.5 : 0.16) }

  /// Returns the opacity of a material.
  ///
  /// It is nearly opaque at increased contrast.
  private func clearness(_ opacity: Double) -> Double { isIncreased ? 0.96 : opacity }

  /// An opaque colour like that behind a bar's items, for the ring around a badge.
  var solid: Color { (isFloating ? glass : bar).over(page) }

  /// The colour of hairlines, with iOS's opacities.
  var separator: Color {
    isDark
      ? Color(rgb: 0x545458).multiplyingOpacity(by: isIncreased ? 0.9 : 0.6)
      : Color(rgb: 0x3C3C43).multiplyingOpacity(by: isIncreased ? 0.5 : 0.29)
  }

  /// The colour of fields and button groups: the grey of fills, with iOS's opacities.
  var fill: Color {
    Color(rgb: 0x767680).multiplyingOpacity(by: (isDark ? 0.24 : 0.12) + (isIncreased ? 0.08 : 0))
  }

  /// The colour behind selected items on glass.
  var selection: Color {
    color(.label).multiplyingOpacity(by: (isDark ? 0.14 : 0.08) + (isIncreased ? 0.08 : 0))
  }

  /// The colour of the selected segment.
  var segment: Color { isDark ? Color(rgb: 0x636366) : .white }

  /// Returns the colour of content on a colour.
  ///
  /// It is white on most tints and black on light ones, by luma; at increased contrast it is white if its contrast
  /// suffices for text.
  func foreground(on color: Color) -> Color {
    let luma = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    let isLight = isIncreased ? color.contrastRatio(to: .white) < 4.5 : luma > 0.7
    return isLight ? .black : .white
  }

  /// The colour of a bar's buttons: the tint on a bar; black or white on glass, as in systems since 2025, and on a
  /// desktop.
  var button: Color {
    isFloating || device == .desktop ? color(.label) : legible(tint, on: solid)
  }

  /// The colour of unselected tabs.
  var tab: Color {
    isFloating ? color(.label) : legible(color(.secondaryLabel), on: solid)
  }

  /// The colour of the selected tab, and of the selected row of a floating sidebar.
  var selected: Color { legible(tint, on: isFloating ? selection.over(solid) : solid) }

  /// Returns a colour with at least the contrast of symbols and large text, or that of text at increased contrast.
  ///
  /// <https://www.w3.org/TR/WCAG22/#non-text-contrast>
  func legible(_ color: Color, on ground: Color) -> Color {
    color.standingOut(from: ground, by: isIncreased ? 4.5 : 3)
  }

  /// Returns the colour of an item's title or symbol.
  /// - Parameter usual: The colour of an enabled item that is not destructive.
  func foreground(_ item: BarItem, usual: Color) -> Color {
    if !item.isEnabled { return color(.tertiaryLabel) }
    return item.role == .destructive ? color(.systemRed) : usual
  }
}
