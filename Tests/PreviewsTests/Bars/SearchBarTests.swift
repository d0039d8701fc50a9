import SymtextGraphics
@testable import SymtextPreviews
import SymtextSymbolText
import SymtextTextLayout
import Testing

struct SearchBarTests {
  @Test(arguments: BarDevice.allCases, BarForm.allCases)
  func `The field comes first in reading order, the cancel button after it`(
    device: BarDevice, form: BarForm
  ) throws {
    for direction in [WritingDirection.leftToRight, .rightToLeft] {
      let traits = BarTraits(device: device, form: form, direction: direction)
      let layout = try BarSupport.search(SearchBar(cancel: "Cancel"), traits)
      try #require(layout.items.map(\.item.title) == ["Search", "Cancel"])
      let (field, button) = (layout.items[0], layout.items[1])
      #expect(field.symbol?.name == "magnifyingglass")
      #expect(field.frame.width > 2 * button.frame.width)
      let isFirst =
        direction == .leftToRight
        ? field.frame.maxX <= button.frame.minX : field.frame.minX >= button.frame.maxX
      #expect(isFirst, "\(field.frame) \(button.frame)")
    }
  }

  @Test func `The field begins at the margin, and the button's text ends at the other one`() throws
  {
    let layout = try BarSupport.search(SearchBar(cancel: "Cancel"))
    let (field, button) = (layout.items[0], layout.items[1])
    let title = try #require(button.titleFrame)
    #expect(field.frame.minX == 16 && field.frame.minY == 8 && field.frame.height == 36)
    #expect(abs(title.maxX - (layout.width - 16)) < 1e-6)
    #expect(abs(title.minX - (field.frame.maxX + 12)) < 1e-6)
    // The picture matches the layout.
    let fills = layout.leaves.compactMap(\.filledBox)
    #expect(fills.contains { $0.isNear(field.frame) })
    let last = try #require(layout.glyphOrigins.last)
    #expect(abs(last.x - title.minX) < 1e-6)
  }

  @Test func `Without a button the field extends to the other margin`() throws {
    let layout = try BarSupport.search(SearchBar())
    #expect(layout.items.count == 1)
    #expect(layout.items[0].frame.minX == 16)
    #expect(abs(layout.items[0].frame.maxX - (layout.width - 16)) < 1e-6)
  }

  /// The magnifying glass is first, the clear or dictation button last, the text between them.
  @Test(arguments: [
    (SearchBar(hasDictation: true), "mic.fill"), (SearchBar("Invoices"), "xmark.circle.fill"),
  ])
  func `The button at the field's end is inside it, after the text`(
    bar: SearchBar, symbol: String
  ) throws {
    let layout = try BarSupport.search(bar)
    try #require(layout.items.count == 2)
    let (field, end) = (layout.items[0], layout.items[1])
    #expect(end.symbol?.name == symbol)
    let glass = try #require(field.glyphFrame)
    let text = try #require(field.titleFrame)
    let glyph = try #require(end.glyphFrame)
    #expect(field.frame.minX < glass.minX && glass.maxX < text.minX && text.maxX < glyph.minX)
    #expect(glyph.maxX < field.frame.maxX)
    #expect(end.frame.minX >= text.maxX && abs(end.frame.maxX - field.frame.maxX) < 1e-6)
    #expect(end.hitTarget.width > 44 - 1e-6 && end.hitTarget.height > 44 - 1e-6)
  }

  @Test func `The caret is before the prompt, and after a typed text`() throws {
    let empty = try BarSupport.search(SearchBar(isFocused: true))
    let typed = try BarSupport.search(SearchBar("Invoices", isFocused: true))
    func caret(_ layout: BarLayout) throws -> Rect {
      try #require(layout.leaves.compactMap(\.filledBox).first { abs($0.width - 2) < 1e-6 })
    }
    let prompt = try #require(empty.items[0].titleFrame)
    let text = try #require(typed.items[0].titleFrame)
    #expect(try caret(empty).maxX <= prompt.minX)
    #expect(try caret(typed).minX >= text.maxX)
  }
}
