@testable import SymtextGraphics
@testable import SymtextPreviews
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import Testing

/// The colours of a button.
struct ButtonColorsTests {
  private func layout(_ button: Button) throws -> ButtonLayout {
    try button.layout(
      font: try TestLibrary.inter(size: button.size.pointSize),
      library: try TestLibrary.bundled.get())
  }

  @Test(arguments: ButtonStyle.allCases, Appearance.allCases)
  func `A disabled button is grey, with any tint`(
    style: ButtonStyle, appearance: Appearance
  ) throws {
    let tints: [AdaptiveColor] = [.accent, .system(.systemGreen), .fixed(.black)]
    var colors: Set<[Color?]> = []
    for tint in tints {
      let layout = try layout(
        Button(
          label: "OK", style: style, role: .destructive, state: .disabled, tint: tint,
          painting: SymbolPainting(appearance: appearance)))
      #expect(layout.foreground == Color(.tertiaryLabel, appearance))
      colors.insert([layout.foreground, layout.background])
    }
    #expect(colors.count == 1)
  }

  @Test(arguments: ButtonStyle.allCases)
  func `A selected button has the tint behind it`(style: ButtonStyle) throws {
    let tint = Color(red: 0.2, green: 0.3, blue: 0.4)
    let selected = try layout(
      Button(label: "OK", style: style, state: .selected, tint: .fixed(tint)))
    #expect(selected.foreground == .white)
    let background = try #require(selected.background)
    if style == .filled || style == .prominent {
      #expect(background != tint && background.contrastRatio(to: .white) > 4.5)
    } else {
      #expect(background == tint)
    }
  }

  @Test(arguments: ButtonStyle.allCases)
  func `A destructive button is red`(style: ButtonStyle) throws {
    let button = Button(label: "Delete", style: style, role: .destructive)
    let layout = try layout(button)
    let red = Color(.systemRed, .light)
    // On a faint ground it is as much darker as its contrast needs.
    let page = ButtonColors(button, .iOS26, Theme.iOS26[.light]).palette.page
    let ground = layout.background?.over(page) ?? page
    let legible = style == .gray || style == .tinted ? red.standingOut(from: ground, by: 3) : red
    #expect(layout.foreground == legible || layout.background == red)
  }

  @Test(arguments: ButtonStyle.allCases, Appearance.allCases)
  func `A pressed button looks different`(
    style: ButtonStyle, appearance: Appearance
  ) throws {
    func look(_ state: ButtonState) throws -> [Color?] {
      let layout = try layout(
        Button(
          label: "OK", style: style, state: state,
          painting: SymbolPainting(appearance: appearance)))
      return [layout.foreground, layout.background]
    }
    #expect(try look(.pressed) != look(.normal))
  }

  /// WCAG 2.2 requires 4.5 to 1 for text.
  @Test(arguments: ButtonStyle.allCases, Appearance.allCases)
  func `At increased contrast every label is legible`(
    style: ButtonStyle, appearance: Appearance
  ) throws {
    let painting = SymbolPainting(appearance: appearance, contrast: .increased)
    let page = Color(.systemBackground, appearance, .increased)
    let tints: [SystemColor] = [
      .systemBlue, .systemYellow, .systemGreen, .systemGray, .systemMint, .systemIndigo,
    ]
    for tint in tints {
      for role in [ButtonRole.normal, .destructive] {
        for state in ButtonState.allCases where state != .disabled {
          // A pressed plain label is faint on purpose.
          if style == .plain && state == .pressed { continue }
          let button = Button(
            label: "OK", style: style, role: role, state: state, tint: .system(tint),
            painting: painting)
          let ratio = ButtonSpec(button, try layout(button)).contrastRatio(on: page)
          #expect(ratio >= 4.49, "\(tint) \(role) \(state)")
        }
      }
    }
  }

  @Test func `An accent-coloured button takes the tint of its surroundings`()
    throws
  {
    let layout = try layout(Button(label: "OK", style: .plain, tint: .tint))
    #expect(layout.foreground == Color(.systemBlue, .light))
  }
}
