internal import SymtextGraphics
internal import SymtextSymbolText

extension Theme {
  /// Returns the chips, floating action buttons and badges of iOS 26, those that a theme without its own has.
  ///
  /// iOS has badges only; the others are symtext's choice, modelled on its buttons.
  static func iOS26Kind(_ kind: ButtonKind, _ mode: ThemeMode) -> ThemeKind {
    switch kind {
    case .button: ThemeKind()
    case .chip: chip(mode)
    case .floating: floating(mode)
    case .badge: badge(mode)
    }
  }

  private static func named(_ name: String, _ opacity: Double = 1) -> ThemeColor {
    ThemeColor(.named(name), opacity: opacity)
  }

  private static func chip(_ mode: ThemeMode) -> ThemeKind {
    var measures = ThemeMeasures()
    (measures.height, measures.above) = (32, 6)
    (measures.side, measures.iconSide, measures.labelSide, measures.gap) = (14, 10, 14, 5)
    (measures.radius, measures.radiusRounded) = (.capsule, .share(0.25))
    measures.type = ThemeType(size: 15, textStyle: .subheadline)
    var style = ThemeStyle(
      ThemeLook(label: named("text"), border: named("text", mode.isIncreased ? 0.6 : 0.22)))
    style[.normal].borderWidth = 1
    style[.hover].container = named("text", 0.05)
    style[.pressed].container = named("text", 0.1)
    style[.selected] = ThemeLook(
      label: named("onAccent"), container: named("accent"), border: .clear)
    style[.disabled].border = named("tertiaryText", 0.5)
    return ThemeKind(sizes: [.regular: measures], style: style)
  }

  private static func floating(_ mode: ThemeMode) -> ThemeKind {
    func measures(_ height: Double, _ size: Double, _ style: TextStyle) -> ThemeMeasures {
      var measures = ThemeMeasures()
      (measures.height, measures.above) = (height, 0)
      (measures.side, measures.gap, measures.sideAlone) = (height * 0.4, 8, 0)
      (measures.radius, measures.radiusRounded) = (.capsule, .share(0.3))
      measures.iconAlone = height * 0.5
      measures.type = ThemeType(size: size, weight: 600, textStyle: style)
      return measures
    }
    var style = ThemeStyle(ThemeLook(label: named("onAccent"), container: named("accent")))
    style[.normal].shadows = [
      ThemeShadow(
        color: ThemeColor(.fixed(.black), opacity: mode.isDark ? 0.5 : 0.22), y: 4, blur: 14,
        falloff: .feathered)
    ]
    let darker = mode.isDark || mode.isIncreased
    style[.hover].container = ThemeColor(
      .named("accent"), lightness: -0.05, lightnessOnLight: darker ? 0.04 : nil)
    style[.pressed].container = ThemeColor(
      .named("accent"), lightness: -0.1, lightnessOnLight: darker ? 0.08 : nil)
    style[.disabled] = ThemeLook(label: named("tertiaryText"), container: named("text", 0.1))
    style[.disabled].shadows = []
    return ThemeKind(
      sizes: [
        .small: measures(44, 15, .subheadline), .regular: measures(56, 17, .body),
        .large: measures(72, 20, .title3),
      ], style: style)
  }

  private static func badge(_ mode: ThemeMode) -> ThemeKind {
    func measures(_ height: Double, _ size: Double) -> ThemeMeasures {
      var measures = ThemeMeasures()
      (measures.height, measures.above, measures.gap) = (height, 0, 3)
      (measures.side, measures.sideAlone, measures.radius) = (height * 0.3, 0, .capsule)
      measures.type = ThemeType(size: size, weight: 500)
      return measures
    }
    // The badges of tabs; the dot is symtext's choice.
    var style = ThemeStyle(
      ThemeLook(label: named("onDestructive"), container: named("destructive")))
    style[.disabled] = ThemeLook(label: named("tertiaryText"), container: named("text", 0.1))
    return ThemeKind(
      sizes: [.mini: measures(8, 6), .regular: measures(18, 12), .large: measures(24, 15)],
      style: style)
  }
}
