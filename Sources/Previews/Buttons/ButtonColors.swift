internal import SymtextGraphics
internal import SymtextSymbolText

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
  /// How far within the edge that line lies, in points.
  var borderInset = 0.0
  /// Of the ring around a button that has the focus; `nil` for none.
  var ring: Color?
  /// Whether it lies higher than what is around it, and throws a shadow.
  var isLifted = false
  /// Whether it is meant to stand out less than others.
  var isFaint: Bool
  /// Whether it is for dark backgrounds.
  let isDark: Bool
  /// Whether label and symbol may be white or black, whichever stands out from what is behind.
  private var isNeutral = false
  /// The form of the label's colour that takes the hue of what is behind; `nil` where it has another colour.
  private var vibrantLabel: SymbolPainting?

  init(_ button: Button) {
    let colors = Scheme(button)
    let style = button.shownStyle
    isDark = colors.isDark
    isFaint = button.state == .disabled
    (foreground, background) = (colors.accent, nil)
    switch style {
    case .plain: break
    case .gray: background = colors.fill(0.18, 0.37)
    case .tinted: background = colors.accent.multiplyingOpacity(by: colors.isDark ? 0.26 : 0.15)
    case .filled, .prominent: (foreground, background) = (colors.onAccent, colors.accent)
    case .bordered: border = colors.accent.multiplyingOpacity(by: colors.isIncreased ? 1 : 0.5)
    case .glass:
      isNeutral = !button.isRed
      foreground = isNeutral ? colors.label : colors.accent
      background = Color.white.multiplyingOpacity(by: colors.isDark ? 0.14 : 0.66)
      border =
        colors.isDark
        ? Color.white.multiplyingOpacity(by: 0.1) : Color.black.multiplyingOpacity(by: 0.1)
      if button.backdrop != nil {
        background =
          colors.isDark
          ? Color.black.multiplyingOpacity(by: 0.3) : Color.white.multiplyingOpacity(by: 0.42)
        border = nil
      }
    }
    show(button.state, style, of: button, colors)
    let isThinned = isFaint || button.state == .pressed && style == .plain
    if colors.isIncreased && !isThinned {
      let behind = background?.over(colors.page) ?? colors.page
      foreground = foreground.standingOut(from: behind, by: Scheme.textContrast)
    }
    if colors.isIncreased && border == nil && background != nil {
      border = foreground.multiplyingOpacity(by: 0.5)
    }
  }

  private mutating func show(
    _ state: ButtonState, _ style: ButtonStyle, of button: Button, _ colors: Scheme
  ) {
    switch state {
    case .normal: break
    case .pressed: press(button, style, colors)
    case .focused where button.platform == .tvOS:
      (foreground, background, border) = (.black, .white, nil)
      (isLifted, isNeutral) = (true, false)
    case .focused: ring = colors.accent.multiplyingOpacity(by: colors.isDark ? 0.75 : 0.6)
    case .selected:
      isNeutral = false
      if style == .glass {
        let isSeenThrough = button.backdrop != nil && !colors.isIncreased
        foreground = colors.onAccent
        background = isSeenThrough ? colors.accent.multiplyingOpacity(by: 0.85) : colors.accent
        border = nil
      } else if button.form == .toggle {
        // On, it has the colours of the style that shows it.
      } else if style == .filled || style == .prominent {
        background = colors.accent.lightened(by: colors.isLighterBetter ? 0.06 : -0.08)
        // On the edge it would be a second edge: within, it is a ring around what is chosen.
        border = colors.onAccent.multiplyingOpacity(by: 0.8)
        (borderInset, borderWidth) = (2, 1.5)
      } else {
        (foreground, background, border) = (colors.onAccent, colors.accent, nil)
      }
    case .disabled:
      isNeutral = false
      if button.looks[.disabled]?.tint == nil {
        foreground = colors.tertiaryLabel
        vibrantLabel = button.painting
      } else {
        foreground = colors.accent
      }
      if background != nil && button.backdrop == nil { background = colors.fill(0.10, 0.22) }
      if border != nil && style != .glass { border = colors.tertiaryLabel }
    }
  }

  /// Puts a button of glass on a colour that is seen through it: where its label would not stand out enough for
  /// text, it is black or white; a faint one takes the colour's hue.
  mutating func stand(on color: Color) {
    let ground = background?.over(color) ?? color
    if var painting = vibrantLabel {
      painting.backdrop = ground
      foreground = painting.resolved(.system(.tertiaryLabel), tint: foreground)
    }
    guard isNeutral else { return }
    guard foreground.contrastRatio(to: ground) < Scheme.textContrast else { return }
    let isBlack = ground.contrastRatio(to: .black) > ground.contrastRatio(to: .white)
    foreground = isBlack ? .black : .white
  }

  private mutating func press(_ button: Button, _ style: ButtonStyle, _ colors: Scheme) {
    switch style {
    // What iOS's own buttons of text alone are thinned to, as Flutter measured it.
    case .plain: foreground = foreground.multiplyingOpacity(by: 0.4)
    case .bordered: background = colors.accent.multiplyingOpacity(by: 0.12)
    case .gray: background = colors.fill(0.30, 0.52)
    case .tinted: background = colors.accent.multiplyingOpacity(by: colors.isDark ? 0.40 : 0.28)
    case .filled, .prominent:
      background = colors.accent.lightened(by: colors.isLighterBetter ? 0.08 : -0.10)
    case .glass where button.backdrop != nil:
      background = Color.white.multiplyingOpacity(by: colors.isDark ? 0.24 : 0.66)
    case .glass:
      background =
        colors.isDark
        ? Color.white.multiplyingOpacity(by: 0.26)
        : Color(rgb: 0xE4E4EA).multiplyingOpacity(by: 0.9)
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
      let tint = button.isRed ? AdaptiveColor.system(.systemRed) : button.tint
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
      Color(rgb: 0x767680).multiplyingOpacity(
        by: (isDark ? dark : light) + (isIncreased ? 0.08 : 0))
    }
  }
}

extension Button {
  /// Whether red takes the place of the tint.
  fileprivate var isRed: Bool { role == .destructive && looks[state]?.tint == nil }

  /// The style that it is painted in: a toggle that is off is quiet, one that is on stands out.
  fileprivate var shownStyle: ButtonStyle {
    guard form == .toggle else { return style }
    switch (style, state == .selected) {
    case (.filled, false), (.prominent, false), (.tinted, false): return .gray
    case (.gray, true), (.bordered, true), (.prominent, true): return .filled
    case (.plain, true): return .tinted
    default: return style
    }
  }
}

extension Color {
  /// The colour with another lightness, in OKLCH, where that is possible.
  ///
  /// Of a colour that only a page knows nothing is lighter: it is thinned.
  fileprivate func lightened(by step: Double) -> Color {
    if isCurrent { return multiplyingOpacity(by: 1 - 2 * abs(step)) }
    let (lightness, chroma, hue) = oklch
    return Color(lightness: lightness + step, chroma: chroma, hue: hue, alpha: alpha)
  }
  /// The colour, darker on what is light and lighter on what is dark, where it would not stand out enough.
  fileprivate func standingOut(from behind: Color, by ratio: Double) -> Color {
    if isCurrent { return self }
    let isDarker = behind.contrastRatio(to: .black) > behind.contrastRatio(to: .white)
    var color = self
    for _ in 0..<50 where color.over(behind).contrastRatio(to: behind) < ratio {
      color = color.lightened(by: isDarker ? -0.02 : 0.02)
    }
    return color
  }
}
