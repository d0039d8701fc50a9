@testable import SymtextDrawing
@testable import SymtextGraphics
@testable import SymtextPreviews
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextTextLayout
import Testing

/// Buttons in themes.
struct ThemeTests {
  private func layout(_ button: Button) throws -> ButtonLayout {
    let size = button.shownTheme.measures(button.size).type?.size ?? 17
    return try button.layout(
      font: try TestLibrary.inter(size: size), library: try TestLibrary.bundled.get())
  }

  private func theme(_ name: String) throws -> Theme { try #require(Theme.builtIn(name)) }

  @Test(arguments: [
    ("material", ButtonSize.regular, 40.0), ("material", .large, 56), ("windows", .regular, 32),
    ("windows", .large, 32), ("fluent", .small, 24), ("adwaita", .regular, 34),
    ("bootstrap", .small, 31), ("bootstrap", .regular, 38), ("shadcn", .regular, 36),
    ("ios-26", .regular, 34), ("ios-18", .large, 50), ("visionos", .small, 32),
  ])
  func `A button has the height of its system`(name: String, size: ButtonSize, height: Double)
    throws
  {
    let layout = try layout(Button(label: "OK", size: size, theme: try theme(name)))
    #expect(layout.frame.height == height)
  }

  @Test(arguments: [
    ("material", ButtonStyle.filled, ButtonState.normal, 0x6750A4),
    ("adwaita", .filled, .hover, 0x4990E7), ("adwaita", .filled, .pressed, 0x2A6AB7),
    ("bootstrap", .filled, .hover, 0x0B5ED7), ("bootstrap", .filled, .pressed, 0x0A58CA),
    ("bootstrap", .gray, .hover, 0x5C636A), ("fluent", .filled, .pressed, 0x0C3B5E),
    ("shadcn", .gray, .normal, 0xF5F5F5), ("windows", .filled, .normal, 0x0067C0),
  ])
  func `A ground has the colour of its system`(
    name: String, style: ButtonStyle, state: ButtonState, rgb: Int
  ) throws {
    let layout = try layout(
      Button(label: "OK", style: style, state: state, theme: try theme(name)))
    let color = try #require(layout.background)
    let wanted = Color(rgb: rgb)
    for part in [\Color.red, \.green, \.blue] {
      #expect(abs(color[keyPath: part] - wanted[keyPath: part]) < 1.01 / 255)
    }
  }

  @Test(arguments: Theme.builtInNames)
  func `A tint replaces the accent, with text that reads on it`(name: String) throws {
    for (tint, label) in [("#ffe680", Color.black), ("#003300", .white)] {
      let layout = try layout(
        Button(
          label: "OK", tint: try #require(AdaptiveColor(tint)), theme: try theme(name)))
      #expect(layout.background == Color(tint) && layout.foreground == label)
    }
  }

  @Test(arguments: Theme.builtInNames, [Appearance.light, .dark])
  func `Nothing is clipped, and targets are large enough`(name: String, appearance: Appearance)
    throws
  {
    let theme = try theme(name)
    for size in ButtonSize.allCases {
      for style in ButtonStyle.allCases {
        for state in ButtonState.allCases {
          for direction in [WritingDirection.leftToRight, .rightToLeft] {
            let layout = try layout(
              Button(
                label: "Add to cart", symbol: "cart", style: style, size: size, state: state,
                painting: SymbolPainting(appearance: appearance), direction: direction,
                theme: theme))
            let (frame, content) = (layout.frame, layout.contentFrame)
            #expect(content.minX > -1e-6 && content.maxX < frame.maxX + 1e-6)
            #expect(content.minY > -1e-6 && content.maxY < frame.maxY + 1e-6)
            let (symbol, label) = (try #require(layout.symbolBox), try #require(layout.labelBox))
            let isApart = symbol.maxX <= label.minX + 1e-6 || label.maxX <= symbol.minX + 1e-6
            #expect(isApart && (symbol.minX < label.minX) == (direction == .leftToRight))
            let least = theme[.light].button.target ?? 0
            #expect(layout.hitTarget.width >= least && layout.hitTarget.height >= least)
          }
        }
      }
    }
  }

  @Test(arguments: Theme.builtInNames, [ThemeMode.lightIncreased, .darkIncreased])
  func `At increased contrast labels have 4,5 to 1`(name: String, mode: ThemeMode) throws {
    let theme = try theme(name)
    for style in ButtonStyle.allCases {
      for state in [ButtonState.normal, .hover, .pressed, .selected] {
        let button = Button(
          label: "OK", style: style, state: state,
          painting: SymbolPainting(appearance: mode.appearance, contrast: .increased),
          theme: theme)
        guard ThemeLookProbe(button).labelOpacity == 1 else { continue }
        let layout = try layout(button)
        let page = ThemePalette(of: theme, mode).page
        let ground = layout.background?.over(page) ?? page
        let ratio = layout.foreground.over(ground).contrastRatio(to: ground)
        #expect(ratio >= 4.5, "\(style) \(state): \(ratio)")
      }
    }
  }

  /// The part of a look that makes a label faint.
  private struct ThemeLookProbe {
    let labelOpacity: Double
    init(_ button: Button) {
      labelOpacity =
        button.look(button.shownTheme, button.shownTheme[button.mode]).labelOpacity ?? 1
    }
  }

  @Test func `The names of styles and sizes are those of the built-in themes`() throws {
    let themes = try Theme.builtInNames.map { try theme($0) }
    #expect(Theme.builtInStyleNames == Set(themes.flatMap(\.styleNames.keys)).sorted())
    #expect(Theme.builtInSizeNames == Set(themes.flatMap(\.sizeNames.keys)).sorted())
  }

  @Test func `A fixed width centres the content, and a minimum one too`() throws {
    let wide = try layout(Button(label: "OK", maxWidth: 300, minWidth: 300))
    #expect(wide.frame.width == 300)
    #expect(wide.contentFrame.midX == 150)
    // A minimum may need a point more, so that both sides have whole points.
    #expect((200...201).contains(try layout(Button(label: "OK", minWidth: 200)).frame.width))
    #expect(try layout(Button(label: "A long label", minWidth: 20)).frame.width > 20)
  }

  @Test func `A circle and a square are as wide as they are high`() throws {
    for label in ["", "Go", "A longer label"] {
      for shape in [ButtonShape.circle, .square] {
        let layout = try layout(
          Button(label: label, symbol: label.isEmpty ? "play.fill" : nil, shape: shape))
        #expect(layout.frame.width == layout.frame.height)
        #expect((layout.cornerRadius == layout.frame.width / 2) == (shape == .circle))
      }
    }
  }

  @Test func `A button that loads has a spinner in the symbol's place`() throws {
    let rest = try layout(Button(label: "Save", symbol: "checkmark"))
    let loading = try layout(Button(label: "Save", symbol: "checkmark", state: .loading))
    #expect(loading.symbol?.name == "progress.indicator")
    #expect(loading.altText == "Save, loading" && rest.altText == "Save")
    #expect(loading.frame.height == rest.frame.height)
    let other = try layout(
      Button(
        label: "Save", symbol: "checkmark", state: .loading,
        looks: [.loading: ButtonLook(label: "Saving", symbol: "hourglass")]))
    #expect(other.symbol?.name == "hourglass" && other.altText == "Saving, loading")
  }

  @Test func `A style that a system lacks is the nearest one`() throws {
    let adwaita = try theme("adwaita")
    #expect(adwaita.style(for: .tinted) == .gray)
    let (own, other) = (
      try layout(Button(label: "OK", style: .tinted, theme: adwaita)),
      try layout(Button(label: "OK", style: .gray, theme: adwaita))
    )
    #expect(own.displayList().description == other.displayList().description)
  }

  @Test func `All styles of a theme are drawn or have a nearest one`() throws {
    for name in Theme.builtInNames {
      let theme = try theme(name)
      for style in ButtonStyle.allCases {
        #expect(theme[.light].styles[theme.style(for: style)] != nil, "\(name) \(style)")
      }
      for size in ButtonSize.allCases {
        #expect(theme[.light].sizes[theme.size(for: size)]?.height != nil, "\(name) \(size)")
      }
    }
  }
}
