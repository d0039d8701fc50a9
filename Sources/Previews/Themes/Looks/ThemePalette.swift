internal import SymtextGraphics
internal import SymtextSymbolText

/// The colours of a theme for one button: with its tint, its role and its painting.
struct ThemePalette {
  let values: ThemeValues
  private let mode: ThemeMode
  private let painting: SymbolPainting
  /// The tint if the button has one; `nil` for the theme's accent.
  private let tint: AdaptiveColor?
  private let isRed: Bool

  /// The most names of the palette that a colour refers to, directly or not.
  private static let mostNames = 64

  /// - Parameters:
  ///   - tint: The tint of the button; `accent` is the theme's own.
  ///   - isRed: Whether the colours of destructive buttons replace those of the accent.
  init(
    _ values: ThemeValues, mode: ThemeMode, painting: SymbolPainting, tint: AdaptiveColor,
    isRed: Bool
  ) {
    (self.values, self.mode, self.painting, self.isRed) = (values, mode, painting, isRed)
    self.tint = tint == .accent || isRed ? nil : tint
  }

  /// Makes the palette of a theme without a button.
  init(of theme: Theme, _ mode: ThemeMode) {
    self.init(
      theme[mode], mode: mode, painting: SymbolPainting(appearance: mode.appearance),
      tint: .accent, isRed: false)
  }

  /// The tint, or the colour of destructive buttons.
  var accent: Color { named("accent") }

  /// The page that is presumed behind the button.
  var page: Color { named("page") }

  /// Returns a colour; `nil` for one that is not drawn.
  /// - Parameter label: The colour of the button's label.
  func shown(_ color: ThemeColor?, label: Color = .black) -> Color? {
    guard let color else { return nil }
    let shown = resolved(color, label: label)
    return shown.alpha > 0 ? shown : nil
  }

  /// Returns a colour.
  func resolved(_ color: ThemeColor, label: Color = .black) -> Color {
    var left = Self.mostNames
    return resolved(color, label: label, &left)
  }

  /// Whether a colour of the palette can be resolved: it does not refer to itself, nor to too many others.
  func canResolve(_ name: String) -> Bool {
    var left = Self.mostNames
    _ = named(name, &left)
    return left > 0
  }

  private func named(_ name: String) -> Color {
    var left = Self.mostNames
    return named(name, &left)
  }

  /// Returns a colour of the palette; black if it has none of the name.
  /// - Parameter left: The number of names that may still be looked up, since names may refer to each other.
  private func named(_ name: String, _ left: inout Int) -> Color {
    left -= 1
    guard left > 0 else { return .black }
    switch name {
    case "accent" where isRed: return named("destructive", &left)
    case "onAccent" where isRed:
      return values.colors["onDestructive"] == nil
        ? contrasting(with: "destructive", &left) : named("onDestructive", &left)
    case "onAccent" where tint != nil: return contrasting(with: "accent", &left)
    case "accent":
      if let tint {
        let own = tint == .tint ? values.colors["accent"] : nil
        return painting.resolved(
          tint, tint: own.map { resolved($0, label: .black, &left) } ?? .black)
      }
    default: break
    }
    guard let color = values.colors[name] else { return .black }
    // Only interactive colours take a hue from the backdrop of the painting.
    if name == "accent" || name == "destructive", case .system(let system) = color.source {
      var rest = color
      rest.source = .fixed(painting.resolved(.system(system), tint: .black))
      return resolved(rest, label: .black, &left)
    }
    return resolved(color, label: .black, &left)
  }

  private func resolved(_ color: ThemeColor, label: Color, _ left: inout Int) -> Color {
    var shown = source(color.source, label: label, &left)
    if color.lightness != 0 || color.lightnessOnLight != nil {
      shown = shown.lightened(
        by: isLight(shown) ? color.lightnessOnLight ?? color.lightness : color.lightness)
    }
    if let mix = color.mix, mix.amount != 0, !shown.isCurrent {
      shown = source(mix.source, label: label, &left).multiplyingOpacity(by: mix.amount)
        .over(shown)
    }
    return color.opacity == 1 ? shown : shown.multiplyingOpacity(by: color.opacity)
  }

  private func source(
    _ source: ThemeColor.Source, label: Color, _ left: inout Int
  ) -> Color {
    switch source {
    case .fixed(let color): color
    case .system(let color): Color(color, mode.appearance, mode.contrast)
    case .named(let name): named(name, &left)
    case .on(let name): contrasting(with: name, &left)
    case .label: label
    }
  }

  /// Returns black or white, whichever reads better on a colour.
  func contrasting(with color: Color) -> Color { isLight(color) ? .black : .white }

  private func contrasting(with name: String, _ left: inout Int) -> Color {
    isLight(named(name, &left)) ? .black : .white
  }

  /// Whether black reads better on a colour: white on most tints and black on light ones, by luma; at increased contrast
  /// white if its contrast suffices for text.
  private func isLight(_ color: Color) -> Bool {
    if let least = values.contrast.white, least > 0 {
      return color.contrastRatio(to: .white) < least
    }
    let luma = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    return luma > values.contrast.luma ?? 0
  }
}

extension Color {
  /// Returns the colour with another lightness in OKLCH, within the gamut.
  ///
  /// The text colour of a page (`isCurrent`) is unknown, so its opacity is reduced instead.
  func lightened(by step: Double) -> Color {
    if isCurrent { return multiplyingOpacity(by: 1 - 2 * abs(step)) }
    let (lightness, chroma, hue) = oklch
    return Color(lightness: lightness + step, chroma: chroma, hue: hue, alpha: alpha)
  }

  /// Returns the colour, darkened on light backgrounds or lightened on dark ones until its contrast suffices; then it
  /// becomes more opaque.
  func standingOut(from behind: Color, by ratio: Double) -> Color {
    if isCurrent { return self }
    let isDarker = behind.contrastRatio(to: .black) > behind.contrastRatio(to: .white)
    var color = self
    for _ in 0..<50 where color.over(behind).contrastRatio(to: behind) < ratio {
      color = color.lightened(by: isDarker ? -0.02 : 0.02)
    }
    while color.alpha < 1, color.over(behind).contrastRatio(to: behind) < ratio {
      color.alpha = min(color.alpha + 0.02, 1)
    }
    return color
  }
}
