internal import Colors
internal import SymbolText

/// The colours of a button.
struct ButtonColors {
  /// Of label and symbol.
  var foreground: Color
  /// Behind them; `nil` for nothing.
  var background: Color?
  /// Of a line along the inside of the edge; `nil` for none.
  var border: Color?
  /// How thick that line is, in points.
  var borderWidth = 1.0
  /// Of the ring around a button that has the focus; `nil` for none.
  var ring: Color?

  init(_ button: Button) {
    let colors = Scheme(button)
    (foreground, background) = (colors.accent, nil)
    switch button.style {
    case .plain: break
    case .gray: background = colors.fill(0.12, 0.24)
    case .tinted: background = colors.accent.opacity(colors.isDark ? 0.26 : 0.15)
    case .filled, .prominent: (foreground, background) = (colors.onAccent, colors.accent)
    case .bordered: border = colors.accent.opacity(colors.isIncreased ? 1 : 0.5)
    case .glass:
      foreground = button.role == .destructive ? colors.accent : colors.label
      background = Color.white.opacity(colors.isDark ? 0.14 : 0.66)
      border = colors.isDark ? Color.white.opacity(0.22) : Color.black.opacity(0.1)
    }
    show(button.state, of: button, colors)
    let isFaint = button.state == .disabled || (button.state == .pressed && button.style == .plain)
    if colors.isIncreased && !isFaint {
      let behind = background?.over(colors.page) ?? colors.page
      foreground = foreground.standingOut(from: behind, by: Scheme.textContrast)
    }
    if colors.isIncreased && border == nil && background != nil {
      border = foreground.opacity(0.5)
    }
  }

  private mutating func show(_ state: ButtonState, of button: Button, _ colors: Scheme) {
    switch state {
    case .normal: break
    case .pressed: press(button, colors)
    case .focused: ring = colors.accent.opacity(0.6)
    case .selected:
      if button.style == .filled || button.style == .prominent {
        background = colors.accent.lightened(by: colors.isLighterBetter ? 0.06 : -0.08)
        border = colors.onAccent.opacity(0.6)
        borderWidth = 2
      } else {
        (foreground, background, border) = (colors.onAccent, colors.accent, nil)
      }
    case .disabled:
      foreground = colors.tertiaryLabel
      if background != nil { background = colors.fill(0.08, 0.18) }
      if border != nil && button.style != .glass { border = colors.tertiaryLabel }
    }
  }

  private mutating func press(_ button: Button, _ colors: Scheme) {
    switch button.style {
    // What iOS's own buttons of text alone are thinned to, as Flutter measured it.
    case .plain: foreground = foreground.opacity(0.4)
    case .bordered: background = colors.accent.opacity(0.12)
    case .gray: background = colors.fill(0.24, 0.40)
    case .tinted: background = colors.accent.opacity(colors.isDark ? 0.40 : 0.28)
    case .filled, .prominent:
      background = colors.accent.lightened(by: colors.isLighterBetter ? 0.08 : -0.10)
    case .glass:
      background = colors.isDark ? Color.white.opacity(0.26) : Color(rgb: 0xE4E4EA).opacity(0.9)
    }
  }

  /// The colours that the styles are made of.
  private struct Scheme {
    let isDark: Bool
    let isIncreased: Bool
    /// The tint, or red where the button destroys.
    let accent: Color
    /// White on most tints and black on light ones, by their luma; at increased contrast white where it
    /// stands out enough for text.
    let onAccent: Color
    /// Whether what is on the accent stands out at least as well when the accent is lightened.
    let isLighterBetter: Bool
    let label: Color
    let tertiaryLabel: Color
    /// What may be behind buttons: of the usual colours of pages the one nearest to those of text.
    let page: Color

    /// What text needs: WCAG 2.2, <https://www.w3.org/TR/WCAG22/#contrast-minimum>.
    static let textContrast = 4.5

    init(_ button: Button) {
      let (appearance, contrast) = (button.painting.appearance, button.painting.contrast)
      isDark = appearance == .dark
      isIncreased = contrast == .increased
      let tint = button.role == .destructive ? AdaptiveColor.system(.systemRed) : button.tint
      // Without anything around it, the tint of a button is the accent.
      accent = button.painting.resolved(
        tint, tint: button.painting.resolved(.accent, tint: .black))
      let luma = 0.2126 * accent.red + 0.7152 * accent.green + 0.0722 * accent.blue
      let isLight =
        isIncreased ? accent.contrastRatio(to: .white) < Self.textContrast : luma > 0.7
      onAccent = isLight ? .black : .white
      isLighterBetter = isLight && (isDark || isIncreased)
      page = Color(.systemGray6, appearance, contrast)
      label = Color(.label, appearance, contrast)
      tertiaryLabel = Color(.tertiaryLabel, appearance, contrast)
    }

    /// The grey of fills, as iOS thins it.
    func fill(_ light: Double, _ dark: Double) -> Color {
      Color(rgb: 0x767680).opacity((isDark ? dark : light) + (isIncreased ? 0.08 : 0))
    }
  }
}

extension Color {
  /// The colour with another lightness, in OKLCH, where that is possible.
  fileprivate func lightened(by step: Double) -> Color {
    let (lightness, chroma, hue) = oklch
    return Color(lightness: lightness + step, chroma: chroma, hue: hue, alpha: alpha)
  }
  /// The colour, darker on what is light and lighter on what is dark, where it would not stand out enough.
  fileprivate func standingOut(from behind: Color, by ratio: Double) -> Color {
    let isDarker = behind.contrastRatio(to: .black) > behind.contrastRatio(to: .white)
    var color = self
    for _ in 0..<50 where color.over(behind).contrastRatio(to: behind) < ratio {
      color = color.lightened(by: isDarker ? -0.02 : 0.02)
    }
    return color
  }
}
