internal import SymtextGraphics
internal import SymtextSymbolText

/// The colours of bars, lists and menus.
struct BarColors {
  private let painting: SymbolPainting
  /// Of what can be tapped.
  let tint: Color
  /// What everything stands on: what is said to be there, or the usual page.
  let page: Color
  /// Whether what it stands on was said.
  private let isOverContent: Bool
  private let isFloating: Bool
  private let device: BarDevice

  init(_ traits: BarTraits) {
    painting = traits.painting
    isFloating = traits.isFloating
    device = traits.device
    // Without anything around it, the tint of a bar is the accent.
    tint = painting.resolved(traits.tint, tint: painting.resolved(.accent, tint: .black))
    let usual = Color(.systemBackground, painting.appearance, painting.contrast)
    page = traits.background?.over(usual) ?? usual
    isOverContent = traits.background != nil
  }

  private var isDark: Bool { painting.appearance == .dark }
  /// Whether more contrast is asked for.
  var isIncreased: Bool { painting.contrast == .increased }

  /// A system colour.
  func color(_ color: SystemColor) -> Color {
    Color(color, painting.appearance, painting.contrast)
  }

  /// Behind docked bars: a little off the page's white or black, and a fifth of what it stands on, where that
  /// is said, as it comes through the blur of a system's bar.
  var bar: Color {
    (isDark ? Color(rgb: 0x161616) : Color(rgb: 0xF9F9F9)).multiplyingOpacity(
      by:
        isOverContent ? clearness(0.8) : 1)
  }

  /// Behind menus, likewise.
  var menu: Color {
    (isDark ? Color(rgb: 0x252527) : .white).multiplyingOpacity(
      by: isOverContent ? clearness(0.88) : 1)
  }

  /// Over a menu whose submenu is shown: it stands back.
  var dimming: Color {
    isDark ? Color.black.multiplyingOpacity(by: 0.35) : Color.black.multiplyingOpacity(by: 0.1)
  }

  /// Behind docked sidebars, likewise.
  var sidebar: Color {
    (isDark ? Color(rgb: 0x1C1C1E) : Color(rgb: 0xF2F2F7)).multiplyingOpacity(
      by:
        isOverContent ? clearness(0.8) : 1)
  }

  /// Of what floats.
  var glass: Color {
    (isDark ? Color(rgb: 0x2C2C2E) : .white).multiplyingOpacity(by: clearness(0.72))
  }

  /// Of the line around what floats: dark towards a light page, light towards a dark one.
  var rim: Color {
    if isIncreased { return color(.label).multiplyingOpacity(by: 0.6) }
    return isDark
      ? Color.white.multiplyingOpacity(by: 0.2) : Color.black.multiplyingOpacity(by: 0.07)
  }

  /// Of the light that the rim catches, within it.
  var shine: Color { Color.white.multiplyingOpacity(by: isDark ? 0.1 : 0.8) }

  /// Of shadows, where they are darkest.
  var shadow: Color { Color.black.multiplyingOpacity(by: isDark ? 0.5 : 0.16) }

  /// How opaque a material is: with more contrast nearly all.
  private func clearness(_ opacity: Double) -> Double { isIncreased ? 0.96 : opacity }

  /// What can be seen through nothing, behind a bar's items: the ring around a badge.
  var solid: Color { (isFloating ? glass : bar).over(page) }

  /// Of hairlines, as iOS thins them.
  var separator: Color {
    isDark
      ? Color(rgb: 0x545458).multiplyingOpacity(by: isIncreased ? 0.9 : 0.6)
      : Color(rgb: 0x3C3C43).multiplyingOpacity(by: isIncreased ? 0.5 : 0.29)
  }

  /// Behind fields and what belongs together: the grey of fills, as iOS thins it.
  var fill: Color {
    Color(rgb: 0x767680).multiplyingOpacity(by: (isDark ? 0.24 : 0.12) + (isIncreased ? 0.08 : 0))
  }

  /// Behind what is selected on glass.
  var selection: Color {
    color(.label).multiplyingOpacity(by: (isDark ? 0.14 : 0.08) + (isIncreased ? 0.08 : 0))
  }

  /// Behind the segment that is shown.
  var segment: Color { isDark ? Color(rgb: 0x636366) : .white }

  /// Of what stands on a colour: white on most tints and black on light ones, by their luma; with more
  /// contrast white where it stands out enough for text.
  func foreground(on color: Color) -> Color {
    let luma = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    let isLight = isIncreased ? color.contrastRatio(to: .white) < 4.5 : luma > 0.7
    return isLight ? .black : .white
  }

  /// Of a bar's buttons: the tint where they stand on the bar, black and white on glass, as systems have it
  /// since 2025, and on a desktop.
  var button: Color { isFloating || device == .desktop ? color(.label) : tint }

  /// Of tabs that are not shown.
  var tab: Color { isFloating ? color(.label) : color(.secondaryLabel) }

  /// The colour of an item's title or symbol.
  /// - Parameter usual: when it can be used and destroys nothing.
  func foreground(_ item: BarItem, usual: Color) -> Color {
    if !item.isEnabled { return color(.tertiaryLabel) }
    return item.role == .destructive ? color(.systemRed) : usual
  }
}
