@testable import SymtextGraphics
@testable import SymtextPreviews
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTextLayout
import Testing

/// Buttons of every style, size and state in all built-in themes.
struct ThemedButtonTests {
  static let themes = Theme.builtInNames.compactMap { Theme.builtIn($0) }

  private func layout(_ button: Button, _ theme: Theme) throws -> ButtonLayout {
    let size = theme.measures(button.size, of: button.kind).type?.size ?? 17
    return try button.layout(
      font: TestLibrary.inter(size: size), library: TestLibrary.bundled.get())
  }

  private func button(
    _ theme: Theme, _ mode: ThemeMode, symbol: String? = "cart"
  ) -> Button {
    var painting = SymbolPainting()
    (painting.appearance, painting.contrast) = (mode.appearance, mode.contrast)
    return Button(label: "Add to cart", symbol: symbol, painting: painting, theme: theme)
  }

  @Test(arguments: themes, ThemeMode.allCases)
  func `No style, size or state has overlaps or cut content`(
    theme: Theme, mode: ThemeMode
  ) throws {
    for direction in [WritingDirection.leftToRight, .rightToLeft] {
      for style in ButtonStyle.allCases {
        for size in ButtonSize.allCases {
          for state in ButtonState.allCases {
            var button = button(theme, mode)
            (button.style, button.size, button.state) = (style, size, state)
            button.direction = direction
            let layout = try layout(button, theme)
            let place: Comment = "\(theme.name) \(mode) \(style) \(size) \(state) \(direction)"
            let label = try #require(layout.labelFrame, place)
            let symbol = try #require(layout.symbolFrame, place)
            let apart =
              direction == .leftToRight
              ? label.minX - symbol.maxX : symbol.minX - label.maxX
            #expect(apart > 1, place)
            for box in [label, symbol] {
              #expect(box.minX >= layout.frame.minX && box.maxX <= layout.frame.maxX, place)
              #expect(box.minY >= layout.frame.minY && box.maxY <= layout.frame.maxY, place)
            }
            let least = theme[mode].button.target ?? 0
            #expect(min(layout.hitTarget.width, layout.hitTarget.height) >= least, place)
            #expect(!layout.isTruncated, place)
          }
        }
      }
    }
  }

  @Test(arguments: themes, [ThemeMode.lightIncreased, .darkIncreased])
  func `At increased contrast every label has the contrast of text`(
    theme: Theme, mode: ThemeMode
  ) throws {
    for style in ButtonStyle.allCases {
      for state in ButtonState.allCases where state != .disabled {
        for role in [ButtonRole.normal, .destructive] {
          var button = button(theme, mode)
          (button.style, button.state, button.role) = (style, state, role)
          let layout = try layout(button, theme)
          let page = ThemePalette(of: theme, mode).page
          let ground = layout.background?.over(page) ?? page
          let ratio = layout.foreground.over(ground).contrastRatio(to: ground)
          // The opacity of a pressed label is its system's own.
          guard layout.foreground.alpha == 1 || state == .normal else { continue }
          #expect(ratio >= 4.49, "\(theme.name) \(mode) \(style) \(state) \(role)")
        }
      }
    }
  }

  // MARK: Kinds

  @Test(arguments: themes)
  func `A split button has its arrow in a part of its own, at the other side in right-to-left`(
    theme: Theme
  ) throws {
    for size in ButtonSize.allCases {
      var plain = button(theme, .light)
      plain.size = size
      var split = plain
      split.form = .split
      let (one, two) = (try layout(plain, theme), try layout(split, theme))
      #expect(two.frame.width > one.frame.width + 10 && two.frame.height == one.frame.height)
      // The content keeps its place; the arrow is behind it.
      let (label, arrow) = (try #require(two.labelFrame), two.contentFrame.maxX)
      #expect(abs(label.minX - (try #require(one.labelFrame)).minX) <= 1)
      #expect(arrow > label.maxX + 4 && arrow < two.frame.maxX - 2)
      split.direction = .rightToLeft
      let mirrored = try layout(split, theme)
      #expect(mirrored.contentFrame.minX < (try #require(mirrored.labelFrame)).minX - 4)
      #expect(mirrored.frame == two.frame)
    }
  }

  @Test(arguments: themes)
  func `Chips, floating action buttons and badges have their own measures in every theme`(
    theme: Theme
  ) throws {
    var chip = button(theme, .light)
    chip.kind = .chip
    let rest = try layout(chip, theme)
    #expect(rest.frame.height == 32)
    chip.state = .selected
    #expect(try layout(chip, theme).background != rest.background)
    var fab = button(theme, .light, symbol: "plus")
    (fab.kind, fab.label) = (.floating, "")
    let round = try layout(fab, theme)
    #expect(round.frame.width == 56 && round.frame.height == 56)
    var badge = Button(label: "3", theme: theme)
    badge.kind = .badge
    let count = try layout(badge, theme)
    #expect(count.frame.width >= count.frame.height && count.frame.height <= 24)
    (badge.label, badge.size) = ("", .mini)
    let dot = try layout(badge, theme)
    #expect(dot.frame.width == dot.frame.height && dot.frame.height < count.frame.height + 1)
  }

  @Test func `Material's chips and floating action buttons have Material's numbers`() throws {
    let theme = try #require(Theme.builtIn("material"))
    var fab = Button(label: "Compose", symbol: "pencil", theme: theme)
    fab.kind = .floating
    // Extended: 56 high, 16 on both sides, 12 between; radius 16.
    let layout = try layout(fab, theme)
    #expect(layout.frame.height == 56 && layout.cornerRadius == 16 && layout.gap == 12)
    #expect(abs(layout.contentFrame.minX - 16) < 1)
    fab.size = .large
    #expect(try self.layout(fab, theme).frame.height == 80)
  }
}
