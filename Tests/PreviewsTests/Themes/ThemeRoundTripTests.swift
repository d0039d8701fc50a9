@testable import SymtextDrawing
@testable import SymtextGraphics
@testable import SymtextPreviews
import SymtextSymbolTestSupport
import SymtextSymbolText
import Testing

/// Themes written as design tokens and read again.
struct ThemeRoundTripTests {
  /// Returns the drawings of buttons in a theme.
  private func drawings(_ theme: Theme, _ size: ButtonSize) throws -> [String] {
    var lists: [String] = []
    let font = try TestLibrary.inter(size: theme.measures(size).type?.size ?? 17)
    for appearance in Appearance.allCases {
      for contrast in Contrast.allCases {
        for style in ButtonStyle.allCases {
          for state in ButtonState.allCases {
            let button = Button(
              label: "Add", symbol: "cart", style: style, size: size,
              role: state == .hover ? .destructive : .normal, state: state,
              painting: SymbolPainting(appearance: appearance, contrast: contrast),
              form: state == .selected ? .toggle : .push, theme: theme)
            let layout = try button.layout(font: font, library: try TestLibrary.bundled.get())
            lists.append(layout.displayList().description)
          }
        }
      }
    }
    return lists
  }

  @Test(arguments: Theme.builtInNames)
  func `A theme that is written and read draws the same`(name: String) throws {
    let theme = try #require(Theme.builtIn(name))
    let read = try Theme.reading(tokens: theme.tokens)
    #expect(read.remarks.isEmpty)
    #expect(read.theme.name == name && read.theme.families == theme.families)
    #expect(read.theme.styleNames == theme.styleNames && read.theme.notes == theme.notes)
    for size in [ButtonSize.small, .regular] {
      #expect(try drawings(theme, size) == drawings(read.theme, size))
    }
    #expect(read.theme.tokens == theme.tokens)
  }

  @Test(arguments: Theme.builtInNames)
  func `The file of a built-in theme has no mistakes`(name: String) throws {
    guard let tokens = BuiltInFiles.tokens(name) else {
      #expect(name == "ios-26")
      return
    }
    let read = try Theme.reading(tokens: tokens)
    #expect(read.remarks.isEmpty && read.theme.name == name && !read.theme.summary.isEmpty)
    #expect(Theme.builtIn(name) == read.theme)
  }
}
