import SymtextFonts
import SymtextGraphics
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextTextLayout
import SymtextTestSupport
import Testing

@testable import SymtextPreviews

/// Subtitles, second symbols and lines that a label breaks itself.
struct ButtonPartsTests {
  private func layout(_ button: Button) throws -> ButtonLayout {
    try button.layout(
      font: try TestLibrary.inter(size: button.size.pointSize),
      library: try TestLibrary.bundled.get())
  }

  @Test(arguments: ButtonSize.allCases)
  func `A subtitle is a smaller line below the label, inside the button`(size: ButtonSize) throws {
    let plain = try layout(Button(label: "Share", size: size))
    let both = try layout(Button(label: "Share", size: size, subtitle: "With friends"))
    #expect(both.lineCount == 2 && !both.isTruncated)
    let (label, frame) = (try #require(both.labelFrame), both.frame)
    #expect(label.minY >= 0 && label.maxY <= frame.maxY && frame.union(label) == frame)
    // The capitals of the first line to the baseline of the second are centred.
    #expect(abs(label.midY - frame.midY) < 0.5)
    #expect(frame.height >= plain.frame.height)
    let words = try layout(Button(label: "With friends", size: size))
    #expect(label.width < 0.85 * (try #require(words.labelFrame)).width)
    #expect(both.altText == "Share\nWith friends")
  }

  @Test func `A line break in a label is one, without a width and a number of lines`() throws {
    let layout = try layout(Button(label: "Add to\ncart"))
    #expect(layout.lineCount == 2 && !layout.isTruncated)
    let narrow = try self.layout(Button(label: "Add to\ncart", maxWidth: 70))
    #expect(narrow.lineCount == 2 && narrow.frame.width <= 70)
  }

  @Test(arguments: [WritingDirection.leftToRight, .rightToLeft])
  func `A second symbol stands where reading ends`(direction: WritingDirection) throws {
    let alone = try layout(Button(label: "Next", symbol: "star", direction: direction))
    let both = try layout(
      Button(label: "Next", symbol: "star", direction: direction, trailingSymbol: "heart"))
    #expect(both.frame.width > alone.frame.width + 10)
    let (label, content) = (try #require(both.labelBox), both.contentFrame)
    if direction == .leftToRight {
      #expect(content.maxX > label.maxX + 10)
    } else {
      #expect(content.minX < label.minX - 10)
    }
    #expect(both.altText == "Next")
  }

  @Test func `A symbol in the label is spoken and takes the label's colour`() throws {
    let button = Button(
      label: "Add to cart", style: .plain, text: try Markup.text("Add to {cart}"))
    let layout = try layout(button)
    #expect(layout.altText.hasPrefix("Add to ") && layout.altText.count > 7)
    #expect(layout.missingCharacters.isEmpty)
    #expect(layout.labelFrame?.width ?? 0 > 40)
  }

  @Test(arguments: ButtonStyle.allCases)
  func `Each colour of a specification has a token of the theme that exists`(style: ButtonStyle)
    throws
  {
    for theme in [Theme.iOS26, try #require(Theme.builtIn("material"))] {
      for state in [ButtonState.normal, .hover, .pressed, .focused, .selected, .disabled] {
        let button = Button(
          label: "Go", symbol: "star", style: style, state: state, theme: theme)
        let spec = ButtonSpec(button, try layout(button))
        #expect(spec.colors.contains { $0.part == "label" })
        for color in spec.colors {
          // The line of increased contrast and black or white on glass have no token of the look.
          let path = try #require(color.token, "\(theme.name) \(style) \(state) \(color.part)")
          #expect(ThemePlace(path.split(separator: ".").map(String.init)) != nil, "\(path)")
        }
        for (_, path) in spec.measureTokens {
          #expect(ThemePlace(path.split(separator: ".").map(String.init)) != nil, "\(path)")
        }
      }
    }
  }

  @Test(arguments: [Appearance.light, .dark], [ButtonStyle.gray, .tinted])
  func `Tinted and grey labels have a contrast of 3 to 1`(
    appearance: Appearance, style: ButtonStyle
  ) throws {
    let button = Button(
      label: "Go", style: style, painting: SymbolPainting(appearance: appearance))
    let layout = try layout(button)
    let page = ButtonColors(button, .iOS26, Theme.iOS26[button.mode]).palette.page
    let ground = try #require(layout.background).over(page)
    #expect(layout.foreground.contrastRatio(to: ground) >= 2.99)
  }
}
