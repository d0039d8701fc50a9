import SymtextGraphics
@testable import SymtextPreviews
import SymtextSymbolText
import Testing

struct NavigationBarTests {
  private let back = BarItem("Mail", symbol: "chevron.backward")

  @Test func `Title and text buttons share a baseline, and symbols are vertically centred`() throws
  {
    let layout = try BarSupport.navigation(
      NavigationBar(
        title: "Inbox", leading: [back], trailing: [BarItem("Edit"), BarItem(symbol: "plus")]))
    let title = try #require(layout.titleFrame)
    #expect(abs(title.midX - layout.width / 2) < 1e-6)
    for item in layout.items {
      if let baseline = item.baseline { #expect(abs(baseline - title.maxY) < 1e-6) }
      if let glyph = item.glyphFrame { #expect(abs(glyph.midY - title.midY) < 0.5) }
    }
    #expect(abs(layout.items[0].boxes[0].minX - 16) < 1e-6)
    #expect(abs(layout.items[2].boxes[0].maxX - (layout.width - 16)) < 1e-6)
  }

  @Test func `A title yields space to buttons, and is truncated last`() throws {
    func title(_ width: Double) throws -> BarLayout {
      try BarSupport.navigation(
        NavigationBar(title: "A long title", leading: [BarItem("All Mailboxes", symbol: "trash")]),
        BarTraits(width: width))
    }
    for width in [300.0, 260, 230] {
      let layout = try title(width)
      let frame = try #require(layout.titleFrame)
      #expect(frame.minX >= layout.items[0].frame.maxX)
      #expect(frame.maxX <= width)
    }
    #expect(try !title(400).isTitleTruncated)
    #expect(try title(230).isTitleTruncated)
    #expect(throws: SymbolError.self) { try title(200) }
  }

  @Test func `A large title is below the buttons, at the margin`() throws {
    let layout = try BarSupport.navigation(
      NavigationBar(title: "Inbox", hasLargeTitle: true, leading: [back]))
    let title = try #require(layout.titleFrame)
    #expect(title.minY > layout.items[0].frame.maxY)
    #expect(abs(title.minX - 16) < 1e-6)
  }

  @Test func `A toolbar's symbols have the same space between them`() throws {
    let names = ["trash", "folder", "plus", "book", "square.and.pencil"]
    let layout = try BarSupport.toolbar(names.map { BarItem(symbol: $0) })
    let middles = layout.items.map(\.frame.midX)
    for (a, b) in zip(middles, middles.dropFirst()) {
      #expect(abs(b - a - (middles[1] - middles[0])) < 1e-6)
    }
    let ends = [layout.items[0].glyphFrame?.minX, layout.items[4].glyphFrame?.maxX]
    #expect(abs((ends[0] ?? 0) - 16) < 2)
    #expect(abs((ends[1] ?? 0) - (layout.width - 16)) < 2)
  }

  @Test func `A button needs a symbol or a title`() {
    #expect(throws: SymbolError.self) { try BarSupport.toolbar([BarItem()]) }
  }
}
