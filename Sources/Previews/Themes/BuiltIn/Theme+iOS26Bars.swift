internal import SymtextGraphics
internal import SymtextSymbolText

extension Theme {
  /// Returns the values of iOS 26 for bars, those that a theme without its own has.
  static func iOS26Bar(_ place: ThemeBarPlace, _ mode: ThemeMode) -> ThemeBar {
    IOS26Bars(mode: mode).bar(place)
  }
}

/// The bars of iOS, iPadOS and macOS.
///
/// Unless a source is given, numbers are symtext's choice, modelled on systems.
private struct IOS26Bars {
  let mode: ThemeMode

  private func pick<Value>(_ light: Value, _ dark: Value) -> Value { mode.isDark ? dark : light }
  private func named(_ name: String, _ opacity: Double = 1) -> ThemeColor {
    ThemeColor(.named(name), opacity: opacity)
  }
  private func rgb(_ light: Int, _ dark: Int, _ opacity: Double = 1) -> ThemeColor {
    ThemeColor(.fixed(Color(rgb: pick(light, dark))), opacity: opacity)
  }
  private func system(_ color: SystemColor) -> ThemeColor { ThemeColor(.system(color)) }
  private func black(_ opacity: Double) -> ThemeColor {
    ThemeColor(.fixed(.black), opacity: opacity)
  }
  private func white(_ opacity: Double) -> ThemeColor {
    ThemeColor(.fixed(.white), opacity: opacity)
  }
  private func type(_ style: TextStyle, _ size: Double, weight: Double? = nil) -> ThemeType {
    ThemeType(size: size, weight: weight, textStyle: style)
  }
  /// The opacity of a material, nearly opaque at increased contrast.
  private func clear(_ opacity: Double) -> Double { mode.isIncreased ? 0.96 : opacity }

  func bar(_ place: ThemeBarPlace) -> ThemeBar {
    switch (place.kind, place.isFloating) {
    case (nil, false): all(place.device)
    case (nil, true): floating(place.device)
    case (.navigation?, false): navigation(place.device)
    case (.navigation?, true): ThemeBar()
    case (.toolbar?, false): toolbar(place.device)
    case (.toolbar?, true): floatingMargin(place.device)
    case (.tab?, false): tab(place.device)
    case (.tab?, true): floatingTab(place.device)
    case (.search?, false): search(place.device)
    case (.search?, true): floatingSearch(place.device)
    case (.segmented?, false): segmented(place.device)
    case (.segmented?, true): floatingSegmented(place.device)
    case (.sidebar?, false): sidebar(place.device)
    case (.sidebar?, true): floatingSidebar(place.device)
    case (.list?, false): list(place.device)
    case (.menu?, false): menu(place.device)
    case (.list?, true), (.menu?, true): ThemeBar()
    }
  }

  // MARK: All

  private func all(_ device: ThemeBarPlace.Device?) -> ThemeBar {
    var bar = ThemeBar()
    switch device {
    case nil: return common
    case .compact?:
      // Compact bars are known to have 32 points. The guidelines have no glyph sizes for them: these are reduced by the
      // ratio of the medium to the large scale.
      (bar.height, bar.iconSize) = (32, 25 / 1.29)
      bar.above = 4
      (bar.badgeHeight, bar.badgeType) = (14, ThemeType(size: 10, weight: 500))
    case .pad?:
      // 50 points since iOS 12.
      (bar.height, bar.margin) = (50, 20)
    case .desktop?:
      // The unified toolbar of macOS has 52 points; a target of 24 is the height of a large pop-up button.
      (bar.height, bar.margin, bar.target) = (52, 12, 24)
      bar.type = type(.body, 13)
      bar.titleType = type(.headline, 13, weight: 600)
      (bar.iconSize, bar.iconTextSize) = (17, 13)
      (bar.itemHeight, bar.controlHeight) = (30, 32)
      bar.label = named("text")
    }
    return bar
  }

  private var common: ThemeBar {
    var bar = ThemeBar()
    (bar.height, bar.margin, bar.target) = (44, 16, 44)
    bar.page = system(.systemBackground)
    bar.container = rgb(0xF9F9F9, 0x161616)
    bar.overOpacity = clear(0.8)
    // iOS's opacities of separators and fills.
    let line = rgb(
      0x3C3C43, 0x545458, mode.isIncreased ? pick(0.5, 0.9) : pick(0.29, 0.6))
    (bar.border, bar.separator) = (line, line)
    bar.control = ThemeColor(
      .fixed(Color(rgb: 0x767680)), opacity: pick(0.12, 0.24) + (mode.isIncreased ? 0.08 : 0))
    (bar.controlHeight, bar.controlRadius) = (38, .share(1 / 3.6))
    (bar.label, bar.contrast) = (named("accent"), mode.isIncreased ? 4.5 : 3)
    (bar.disabledLabel, bar.destructiveLabel) = (named("tertiaryText"), named("destructive"))
    bar.type = type(.body, 17)
    // Apple's Human Interface Guidelines, Custom Icons, of 2019; they allow at most 28.
    (bar.iconSize, bar.iconTextSize) = (25, 17)
    // A glyph of 25 has a slot of 44.
    (bar.gap, bar.side, bar.textSide, bar.groupSide, bar.groupGap) = (5, 9.5, 14, 4, 8)
    (bar.selectedContainer, bar.selectedLabel) = (named("accent"), named("onAccent"))
    (bar.itemHeight, bar.itemRadius, bar.itemInset) = (36, .share(0.25), 2)
    (bar.title, bar.titleType) = (named("text"), type(.headline, 17, weight: 600))
    bar.detail = system(.secondaryLabel)
    (bar.badge, bar.badgeLabel) = (system(.systemRed), white(1))
    // White has too little contrast on the light red for dark backgrounds.
    if mode == .darkIncreased { bar.badgeLabel = black(1) }
    // Modelled on the 18 points of iOS.
    (bar.badgeHeight, bar.badgeType, bar.badgeRing) = (17, ThemeType(size: 12, weight: 500), 1)
    return bar
  }

  // MARK: Floating bars

  private func floating(_ device: ThemeBarPlace.Device?) -> ThemeBar {
    var bar = ThemeBar()
    switch device {
    case nil: break
    case .compact?, .pad?: return bar
    case .desktop?:
      bar.height = 36
      return bar
    }
    bar.height = 44
    bar.container = glass
    bar.overOpacity = 1
    bar.border =
      mode.isIncreased
      ? named("text", 0.6) : pick(black(0.07), white(0.2))
    bar.shine = mode.isIncreased ? ThemeColor.clear : white(pick(0.8, 0.1))
    bar.radius = .capsule
    bar.shadows = [ThemeShadow(color: black(pick(0.16, 0.5)), y: 4, blur: 14, falloff: .smooth)]
    (bar.label, bar.itemRadius, bar.itemInset) = (named("text"), .capsule, 4)
    bar.itemHeight = 0
    return bar
  }

  private var glass: ThemeColor { rgb(0xFFFFFF, 0x2C2C2E, clear(0.72)) }

  private func floatingMargin(_ device: ThemeBarPlace.Device?) -> ThemeBar {
    var bar = ThemeBar()
    if device == nil { bar.margin = 20 }
    if device == .desktop { bar.margin = 10 }
    return bar
  }

  /// The ground of selected items on glass.
  private var selection: ThemeColor {
    named("text", pick(0.08, 0.14) + (mode.isIncreased ? 0.08 : 0))
  }

  // MARK: Kinds

  private func navigation(_ device: ThemeBarPlace.Device?) -> ThemeBar {
    var bar = ThemeBar()
    guard device == nil else { return bar }
    (bar.titleGap, bar.largeTitleHeight) = (6, 52)
    bar.largeTitleType = type(.largeTitle, 34, weight: 700)
    return bar
  }

  private func toolbar(_ device: ThemeBarPlace.Device?) -> ThemeBar {
    var bar = ThemeBar()
    if device == .desktop { bar.itemWidth = 36 }
    return bar
  }

  private func tab(_ device: ThemeBarPlace.Device?) -> ThemeBar {
    var bar = ThemeBar()
    switch device {
    case nil:
      (bar.height, bar.iconMiddle, bar.baseline, bar.stacked) = (49, 17, 42, 1)
      (bar.gap, bar.side, bar.margin, bar.itemHeight) = (6, 18, 0, 0)
      // Apple's Human Interface Guidelines, Custom Icons, of 2019.
      (bar.iconSize, bar.iconSquare, bar.iconWide, bar.iconTall) = (25, 23, 31, 28)
      bar.label = system(.secondaryLabel)
      (bar.filled, bar.selectedFilled) = (1, 1)
      (bar.selectedLabel, bar.selectedContainer) = (named("accent"), .clear)
      // That of iOS since 2019.
      bar.type = ThemeType(size: 10, weight: 500)
    case .compact?:
      (bar.height, bar.stacked) = (32, 0)
      (bar.iconSize, bar.iconSquare, bar.iconWide, bar.iconTall) = (18, 17, 23, 20)
      bar.type = type(.footnote, 13, weight: 500)
    case .pad?:
      bar.stacked = 0
      bar.type = type(.footnote, 13, weight: 500)
    case .desktop?: break
    }
    return bar
  }

  private func floatingTab(_ device: ThemeBarPlace.Device?) -> ThemeBar {
    var bar = floatingMargin(device)
    switch device {
    case nil:
      (bar.height, bar.iconMiddle, bar.baseline) = (62, 24, 49.5)
      bar.label = named("text")
      (bar.selectedContainer, bar.selectedWeight) = (selection, 600)
    case .compact?, .pad?: (bar.height, bar.itemWidth) = (44, 64)
    case .desktop?: break
    }
    return bar
  }

  private func search(_ device: ThemeBarPlace.Device?) -> ThemeBar {
    var bar = ThemeBar()
    switch device {
    case nil:
      // 36 points as in iOS since 2019.
      (bar.controlHeight, bar.above) = (36, 8)
      (bar.gap, bar.textSide, bar.groupGap) = (6, 8, 12)
    case .compact?: (bar.controlHeight, bar.above) = (28, 4)
    case .pad?: bar.maxWidth = 640
    case .desktop?: (bar.controlHeight, bar.maxWidth, bar.itemWidth) = (28, 240, 36)
    }
    return bar
  }

  private func floatingSearch(_ device: ThemeBarPlace.Device?) -> ThemeBar {
    var bar = floatingMargin(device)
    switch device {
    case nil: (bar.controlHeight, bar.textSide) = (44, 13)
    case .compact?, .pad?: break
    case .desktop?: bar.controlHeight = 36
    }
    return bar
  }

  private func segmented(_ device: ThemeBarPlace.Device?) -> ThemeBar {
    var bar = ThemeBar()
    switch device {
    case nil:
      // 32 points as in iOS since 2019.
      (bar.controlHeight, bar.gap, bar.side, bar.itemInset) = (32, 5, 10, 2)
      bar.iconSize = 0
      bar.label = named("text")
      bar.type = type(.footnote, 13, weight: 500)
      (bar.selectedLabel, bar.selectedWeight) = (named("text"), 600)
      bar.selectedContainer = rgb(0xFFFFFF, 0x636366)
      bar.selectedShadows = [ThemeShadow(color: black(0.14), y: 1, blur: 3, falloff: .smooth)]
      if mode.isIncreased {
        bar.selectedBorder = named("text", 0.6)
      }
    case .compact?: bar.controlHeight = 26
    case .pad?: (bar.maxWidth, bar.itemWidth) = (560, 140)
    case .desktop?:
      (bar.controlHeight, bar.itemWidth) = (24, 48)
      bar.type = type(.body, 13, weight: 500)
    }
    return bar
  }

  private func floatingSegmented(_ device: ThemeBarPlace.Device?) -> ThemeBar {
    var bar = floatingMargin(device)
    switch device {
    case nil:
      (bar.controlHeight, bar.itemInset) = (40, 4)
      (bar.selectedContainer, bar.selectedShadows) = (selection, [])
    case .compact?, .pad?: break
    case .desktop?: bar.controlHeight = 32
    }
    return bar
  }

  private func sidebar(_ device: ThemeBarPlace.Device?) -> ThemeBar {
    var bar = ThemeBar()
    switch device {
    case nil:
      bar.container = rgb(0xF2F2F7, 0x1C1C1E)
      (bar.width, bar.height, bar.above, bar.ends, bar.iconSize) = (0, 44, 10, 10, 0)
      bar.itemHeight = 0
      (bar.margin, bar.itemInset, bar.side, bar.gap) = (0, 10, 12, 12)
      (bar.itemRadius, bar.radius) = (.points(10), .points(26))
      bar.label = named("text")
      bar.icon = named("accent")
      bar.sectionType = type(.headline, 17, weight: 600)
      bar.section = named("text")
    case .compact?: break
    case .pad?: bar.width = 320
    case .desktop?:
      (bar.width, bar.height, bar.above, bar.ends) = (220, 28, 5, 8)
      (bar.itemInset, bar.side, bar.gap) = (8, 8, 7)
      (bar.itemRadius, bar.radius) = (.points(6), .points(16))
      bar.sectionType = type(.subheadline, 11, weight: 600)
      bar.section = system(.secondaryLabel)
    }
    return bar
  }

  private func floatingSidebar(_ device: ThemeBarPlace.Device?) -> ThemeBar {
    var bar = ThemeBar()
    switch device {
    case nil:
      (bar.margin, bar.radius) = (10, .points(26))
      (bar.container, bar.overOpacity) = (glass, 1)
      bar.itemRadius = .points(22)
      bar.selectedContainer = selection
      (bar.selectedLabel, bar.selectedWeight) = (named("accent"), 600)
    case .desktop?:
      (bar.margin, bar.radius) = (5, .points(16))
      bar.itemRadius = .points(14)
    case .compact?, .pad?: break
    }
    return bar
  }

  private func list(_ device: ThemeBarPlace.Device?) -> ThemeBar {
    var bar = ThemeBar()
    switch device {
    case nil:
      bar.container = system(.systemBackground)
      (bar.height, bar.above, bar.gap, bar.side, bar.iconSize) = (44, 11, 12, 8, 0)
      bar.itemHeight = 0
      (bar.label, bar.icon) = (named("text"), named("accent"))
      bar.selectedContainer = system(.systemGray5)
      (bar.selectedLabel, bar.selectedIcon, bar.itemInset, bar.itemRadius) = (
        named("text"), named("accent"), 0, .points(0)
      )
      bar.chevron = named("tertiaryText")
      bar.detailType = type(.subheadline, 15)
    case .compact?, .pad?: break
    case .desktop?:
      bar.height = 24
      bar.detailType = type(.subheadline, 11)
    }
    return bar
  }

  private func menu(_ device: ThemeBarPlace.Device?) -> ThemeBar {
    var bar = ThemeBar()
    switch device {
    case nil:
      bar.container = rgb(0xFFFFFF, 0x252527)
      bar.overOpacity = clear(0.88)
      bar.border =
        mode.isIncreased
        ? named("text", 0.6) : pick(black(0.07), white(0.2))
      bar.shadows = [ThemeShadow(color: black(pick(0.16, 0.5)), y: 8, blur: 22, falloff: .smooth)]
      bar.dimming = black(pick(0.1, 0.35))
      (bar.side, bar.gap, bar.above, bar.height, bar.ends) = (16, 10, 11, 44, 6)
      (bar.minWidth, bar.maxWidth, bar.iconSize) = (180, 420, 0)
      bar.itemHeight = 0
      (bar.radius, bar.itemRadius, bar.itemInset) = (.points(16), .points(10), 6)
      bar.separatorHeight = 13
      bar.label = named("text")
      bar.highlightedContainer = ThemeColor(
        .fixed(Color(rgb: 0x767680)), opacity: pick(0.12, 0.24) + (mode.isIncreased ? 0.08 : 0))
      (bar.section, bar.sectionType) = (system(.secondaryLabel), type(.footnote, 13, weight: 600))
    case .compact?, .pad?: break
    case .desktop?:
      (bar.side, bar.gap, bar.above, bar.height, bar.ends) = (14, 6, 3, 24, 5)
      bar.minWidth = 120
      (bar.radius, bar.itemRadius, bar.itemInset) = (.points(10), .points(6), 5)
      bar.separatorHeight = 11
      (bar.highlightedContainer, bar.highlightedLabel) = (named("accent"), named("onAccent"))
      bar.sectionType = type(.subheadline, 11, weight: 600)
    }
    return bar
  }
}
