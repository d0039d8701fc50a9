internal import SymtextGraphics
internal import SymtextSymbolText

/// The theme of iOS 26, the default. It is compiled, so that a button reads no file.
///
/// The font sizes are the platform's text styles from its guidelines. Published sources exist for the heights and spaces
/// that Flutter reproduces. The others continue these steps, and colours and opacities without a source are symtext's
/// choice; see Documentation/Decisions.md.
extension Theme {
  /// iPhone and iPad: capsules, and glass.
  public static let iOS26 = Theme(
    iOS26: "ios-26", summary: "iOS 26: capsules, and glass.",
    notes: [
      "Apple publishes no heights of buttons: these are Flutter's, and steps that continue them",
      "the opacities of grounds, the look under a pointer, the focus ring and the material of glass are symtext's choice",
    ],
    families: ["SF Pro", "SF Pro Text", "Inter"])

  /// Returns the values in a mode, each made at its first use.
  static func iOS26Values(_ mode: ThemeMode) -> ThemeValues {
    switch mode {
    case .light: light
    case .dark: dark
    case .lightIncreased: lightIncreased
    case .darkIncreased: darkIncreased
    }
  }

  private static let light = IOS26Values(mode: .light).values
  private static let dark = IOS26Values(mode: .dark).values
  private static let lightIncreased = IOS26Values(mode: .lightIncreased).values
  private static let darkIncreased = IOS26Values(mode: .darkIncreased).values
}

/// The values of iOS 26 in a mode.
private struct IOS26Values {
  let mode: ThemeMode

  var values: ThemeValues {
    ThemeValues(
      colors: colors, sizes: sizes, styles: styles, states: states, button: button,
      contrast: contrast, glass: glass)
  }

  private func pick(_ light: Double, _ dark: Double) -> Double { mode.isDark ? dark : light }
  private func named(_ name: String, _ opacity: Double = 1) -> ThemeColor {
    ThemeColor(.named(name), opacity: opacity)
  }
  private func white(_ opacity: Double) -> ThemeColor {
    ThemeColor(.fixed(.white), opacity: opacity)
  }
  private func black(_ opacity: Double) -> ThemeColor {
    ThemeColor(.fixed(.black), opacity: opacity)
  }
  private var clear: ThemeColor { .clear }

  private var colors: [String: ThemeColor] {
    [
      "accent": ThemeColor(.system(.systemBlue)), "onAccent": ThemeColor(.on("accent")),
      "destructive": ThemeColor(.system(.systemRed)),
      "onDestructive": ThemeColor(.on("destructive")),
      "text": ThemeColor(.system(.label)), "tertiaryText": ThemeColor(.system(.tertiaryLabel)),
      // The presumed page behind buttons: the common page colour closest to text colours.
      "page": ThemeColor(.system(.systemGray6)), "grey": ThemeColor(.fixed(Color(rgb: 0x767680))),
    ]
  }

  /// The grey of fills, with iOS's opacities.
  private func fill(_ light: Double, _ dark: Double) -> ThemeColor {
    named("grey", pick(light, dark) + (mode.isIncreased ? 0.08 : 0))
  }

  private var sizes: [ButtonSize: ThemeMeasures] {
    [
      .mini: size(13, .footnote, side: 10, above: 5, height: 24, gap: 4),
      .small: size(15, .subheadline, side: 12, above: 6, height: 28, gap: 5),
      .regular: size(17, .body, side: 16, above: 10, height: 34, gap: 6),
      .large: size(17, .body, side: 20, above: 16, height: 50, gap: 6),
      .extraLarge: size(20, .title3, side: 24, above: 20, height: 64, gap: 7),
    ]
  }

  private func size(
    _ pointSize: Double, _ style: TextStyle, side: Double, above: Double, height: Double,
    gap: Double
  ) -> ThemeMeasures {
    var measures = ThemeMeasures()
    measures.type = ThemeType(size: pointSize, textStyle: style)
    (measures.side, measures.above, measures.gap) = (side, above, gap)
    measures.height = height
    (measures.radius, measures.radiusRounded) = (.capsule, .share(0.25))
    return measures
  }

  private var button: ThemeButton {
    var button = ThemeButton()
    (button.target, button.grid, button.aloneShare) = (44, 1, 0.75)
    button.cancelWeight = 600
    // A footnote below body text.
    button.subtitleScale = 13.0 / 17
    return button
  }

  private var contrast: ThemeContrast {
    var contrast = ThemeContrast()
    (contrast.text, contrast.white) = mode.isIncreased ? (4.5, 4.5) : (0, 0)
    (contrast.luma, contrast.glass) = (0.7, 4.5)
    contrast.border = mode.isIncreased ? ThemeColor(.label, opacity: 0.5) : nil
    return contrast
  }

  private var states: [ButtonState: ThemeLook] {
    var focused = ThemeLook()
    focused.ring = named("accent", pick(0.6, 0.75))
    (focused.ringOffset, focused.ringWidth) = (2, 3)
    return [
      .focused: focused,
      .selected: ThemeLook(label: named("onAccent"), container: named("accent"), border: clear),
      .disabled: ThemeLook(label: named("tertiaryText")),
    ]
  }

  private var styles: [ButtonStyle: ThemeStyle] {
    var prominent = filled
    prominent[.normal].weight = 600
    prominent[.off, .normal].weight = 600
    prominent[.on, .normal].weight = 600
    return [
      .plain: plain, .gray: gray, .tinted: tinted, .filled: filled, .bordered: bordered,
      .prominent: prominent, .glass: glassStyle,
    ]
  }

  private var plain: ThemeStyle {
    var style = ThemeStyle(ThemeLook(label: named("accent")), on: .tinted)
    style[.normal].borderWidth = 1
    // The opacity of iOS's own text buttons, as Flutter measured it.
    style[.pressed].labelOpacity = 0.4
    style[.hover].labelOpacity = mode.isIncreased ? 1 : 0.7
    return style
  }

  private var gray: ThemeStyle {
    legible(
      ground(
        fill(0.18, 0.37), hover: fill(0.24, 0.45), pressed: fill(0.30, 0.52),
        label: named("accent"), on: .filled))
  }

  private var tinted: ThemeStyle {
    legible(
      ground(
        named("accent", pick(0.15, 0.26)), hover: named("accent", pick(0.21, 0.33)),
        pressed: named("accent", pick(0.28, 0.40)),
        label: named("accent"), off: .gray, on: .tinted))
  }

  /// The accent on a faint ground has at least the contrast that symbols and large text need.
  private func legible(_ style: ThemeStyle) -> ThemeStyle {
    var style = style
    style[.normal].contrast = 3
    return style
  }

  private var filled: ThemeStyle {
    func darker(_ step: Double, onLight: Double) -> ThemeColor {
      // On dark pages, and at increased contrast, a lighter accent keeps the contrast of black text.
      ThemeColor(
        .named("accent"), lightness: step,
        lightnessOnLight: mode.isDark || mode.isIncreased ? onLight : nil)
    }
    var style = ground(
      named("accent"), hover: darker(-0.05, onLight: 0.04), pressed: darker(-0.10, onLight: 0.08),
      label: named("onAccent"), off: .gray,
      on: .filled)
    // An inset line marks the selection; on the edge it would look like a second edge.
    var selected = ThemeLook(
      container: darker(-0.08, onLight: 0.06), border: named("onAccent", 0.8))
    (selected.borderInset, selected.borderWidth) = (2, 1.5)
    style[.selected] = selected
    return style
  }

  /// A style with a ground, which is grey when disabled, but not over a backdrop.
  private func ground(
    _ container: ThemeColor, hover: ThemeColor, pressed: ThemeColor, label: ThemeColor,
    off: ButtonStyle? = nil,
    on: ButtonStyle? = nil
  ) -> ThemeStyle {
    var style = ThemeStyle(ThemeLook(label: label, container: container), off: off, on: on)
    style[.normal].borderWidth = 1
    style[.hover].container = hover
    style[.pressed].container = pressed
    style[.disabled].container = fill(0.10, 0.22)
    style[.over, .disabled].container = container
    return style
  }

  private var bordered: ThemeStyle {
    var style = ThemeStyle(
      ThemeLook(
        label: named("accent"), border: named("accent", mode.isIncreased ? 1 : 0.5)), on: .filled)
    style[.normal].borderWidth = 1
    style[.hover].container = named("accent", 0.06)
    style[.pressed].container = named("accent", 0.12)
    style[.disabled].border = named("tertiaryText")
    return style
  }

  private var glassStyle: ThemeStyle {
    var style = ThemeStyle(
      ThemeLook(
        label: named("text"), container: white(pick(0.66, 0.14)),
        border: mode.isDark ? white(0.1) : black(0.1)))
    style[.normal].borderWidth = 1
    style[.hover].container =
      mode.isDark ? white(0.20) : ThemeColor(.fixed(Color(rgb: 0xF2F2F5)), opacity: 0.8)
    style[.pressed].container =
      mode.isDark ? white(0.26) : ThemeColor(.fixed(Color(rgb: 0xE4E4EA)), opacity: 0.9)
    style[.disabled].container = fill(0.10, 0.22)
    style[.destructive, .normal].label = named("accent")
    style[.destructive, .selected].label = named("onAccent")
    // Over a backdrop more of it shows through.
    let seen = mode.isDark ? black(0.3) : white(0.42)
    style[.over, .normal] = ThemeLook(container: seen, border: clear)
    style[.over, .hover].container = mode.isDark ? white(0.12) : white(0.54)
    style[.over, .pressed].container = white(pick(0.66, 0.24))
    style[.over, .selected].container = named("accent", mode.isIncreased ? 1 : 0.85)
    style[.over, .disabled].container = seen
    return style
  }

  private var glass: ThemeGlass {
    let strength = pick(1, 0.7)
    func light(_ opacity: Double, at position: Double) -> ThemeStop {
      ThemeStop(white(opacity), at: position)
    }
    var glass = ThemeGlass()
    (glass.blur, glass.saturation, glass.bend, glass.bendShift) = (5, 1.5, 10, 12)
    glass.shadows = [ThemeShadow(color: black(0.22), y: 4, blur: 14, falloff: .feathered)]
    // Light enters at the upper left and leaves at the lower right.
    (glass.rim, glass.lean) = (1, 0.3)
    glass.sheen = [
      light(0.22 * strength, at: 0), light(0, at: 0.45), light(0, at: 0.75),
      light(0.1 * strength, at: 1),
    ]
    glass.rimLight = [
      light(0.95 * strength, at: 0), light(0.3 * strength, at: 0.4),
      light(0.2 * strength, at: 0.65), light(0.7 * strength, at: 1),
    ]
    return glass
  }
}
