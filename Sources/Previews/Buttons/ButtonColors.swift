internal import SymtextGraphics
internal import SymtextSymbolText

/// The colours of a button.
struct ButtonColors {
  /// The colour of label and symbol.
  var foreground: Color
  /// The background; `nil` for none.
  var background: Color?
  /// The colour of a line along the inside of the edge; `nil` for none.
  var border: Color?
  /// The width of that line, in points.
  var borderWidth = 1.0
  /// The inset of that line, in points.
  var borderInset = 0.0
  /// The colour of the focus ring; `nil` for none.
  var ring: Color?
  /// Whether it is raised and casts a shadow.
  var isLifted = false
  /// Whether it stands out less than others.
  var isFaint: Bool
  /// Whether the appearance is dark.
  let isDark: Bool
  /// Whether label and symbol may become white or black for contrast with the backdrop.
  private var isNeutral = false
  /// The painting for a label colour with the hue of the backdrop; `nil` for other colours.
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
        // A toggle that is on has the colours of its shown style.
      } else if style == .filled || style == .prominent {
        background = colors.accent.lightened(by: colors.isLighterBetter ? 0.06 : -0.08)
        // An inset ring marks the selection; on the edge it would look like a second edge.
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

  /// Adapts a glass button to the colour that shows through it.
  ///
  /// If the contrast of its label does not suffice for text, the label becomes black or white. A faint label takes the
  /// colour's hue.
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
    // The opacity of iOS's own text buttons, as Flutter measured it.
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

  /// The colours from which styles are made.
  private struct Scheme {
    let isDark: Bool
    let isIncreased: Bool
    /// The tint, or red for a destructive button.
    let accent: Color
    /// The colour of content on the accent.
    ///
    /// It is white on most tints and black on light ones, by luma; at increased contrast it is white if its contrast
    /// suffices for text.
    let onAccent: Color
    /// Whether a lighter accent keeps or improves the contrast of its content.
    let isLighterBetter: Bool
    let label: Color
    let tertiaryLabel: Color
    /// The presumed page behind buttons: the common page colour closest to text colours.
    let page: Color

    /// The contrast for text: WCAG 2.2, <https://www.w3.org/TR/WCAG22/#contrast-minimum>.
    static let textContrast = 4.5

    init(_ button: Button) {
      let (appearance, contrast) = (button.painting.appearance, button.painting.contrast)
      isDark = appearance == .dark
      isIncreased = contrast == .increased
      let tint = button.isRed ? AdaptiveColor.system(.systemRed) : button.tint
      // Outside a context the tint of a button is the accent colour.
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

    /// Returns the grey of fills, with iOS's opacities.
    func fill(_ light: Double, _ dark: Double) -> Color {
      Color(rgb: 0x767680).multiplyingOpacity(
        by: (isDark ? dark : light) + (isIncreased ? 0.08 : 0))
    }
  }
}

extension Button {
  /// Whether red replaces the tint.
  fileprivate var isRed: Bool { role == .destructive && looks[state]?.tint == nil }

  /// The style that is drawn.
  ///
  /// A toggle is quiet when off and prominent when on.
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
  /// Returns the colour with another lightness in OKLCH, within the gamut.
  ///
  /// The text colour of a page (`isCurrent`) is unknown, so its opacity is reduced instead.
  fileprivate func lightened(by step: Double) -> Color {
    if isCurrent { return multiplyingOpacity(by: 1 - 2 * abs(step)) }
    let (lightness, chroma, hue) = oklch
    return Color(lightness: lightness + step, chroma: chroma, hue: hue, alpha: alpha)
  }
  /// Returns the colour, darkened on light backgrounds or lightened on dark ones until its contrast suffices.
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
