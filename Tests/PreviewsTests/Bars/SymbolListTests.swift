import SymtextGraphics
@testable import SymtextPreviews
import SymtextSymbolText
import Testing

struct SymbolListTests {
  private let items = [
    BarItem("Wi-Fi", symbol: "wifi", detail: "Home network"),
    BarItem("Battery", symbol: "battery.100"), BarItem("Notes", symbol: "bookmark"),
    BarItem(
      "A title that is so long that it takes more than one line of the row", symbol: "lightbulb"),
    BarItem("About"),
  ]

  @Test func `Symbols are centred on one column and texts begin at another`() throws {
    let layout = try BarSupport.list(items)
    let middles = layout.items.compactMap { item in
      item.symbol.flatMap { symbol in
        item.glyphFrame.map { $0.minX - symbol.bounds.minX + symbol.alignmentRect.midX }
      }
    }
    #expect(middles.count == 4)
    for middle in middles { #expect(abs(middle - middles[0]) < 1e-6) }
    #expect(Set(layout.items.compactMap { $0.titleFrame?.minX }).count == 1)
  }

  @Test func `A symbol is on the first baseline of a text of several lines`() throws {
    let item = try BarSupport.list(items).items[3]
    let symbol = try #require(item.symbol)
    let baseline = try #require(item.baseline)
    let glyph = try #require(item.glyphFrame)
    #expect(abs(glyph.minY - symbol.bounds.minY - baseline) < 1e-6)
    let title = try #require(item.titleFrame)
    #expect(title.maxY > baseline + 10)
  }

  @Test func `A detail is at the end of its row, or below if the row is too narrow`() throws {
    let wide = try BarSupport.list(items).items[0]
    let detail = try #require(wide.detailFrame)
    #expect(abs(detail.maxY - (wide.baseline ?? 0)) < 1e-6)
    #expect(detail.minX > (wide.titleFrame?.maxX ?? .infinity))
    let narrow = try BarSupport.list(items, BarTraits(width: 200)).items[0]
    #expect(narrow.detailFrame == nil)
    #expect(narrow.frame.height > wide.frame.height)
  }

  @Test func `Shortcuts end on one line, and checkmarks are before symbols`() throws {
    let layout = try BarSupport.menu([
      .item(BarItem("Copy", symbol: "document.on.document", detail: "⌘C")),
      .item(BarItem("Save As", symbol: "folder", detail: "⇧⌘S", isSelected: true)), .separator,
      .item(BarItem("Delete", role: .destructive)),
    ])
    #expect(layout.items.count == 3)
    let ends = layout.items.compactMap { $0.detailFrame?.maxX }
    // The letters begin on one line, so that the wider one ends at the margin.
    #expect(ends.count == 2 && abs(ends[0] - ends[1]) < 2)
    #expect(abs((ends.max() ?? 0) - (layout.width - 26 - 16)) < 1e-6)
    #expect(Set(layout.items.compactMap { $0.titleFrame?.minX }).count == 1)
    #expect(layout.items[2].frame.minY > layout.items[1].frame.maxY)
    for item in layout.items {
      if let detail = item.detailFrame {
        // A key's symbol may extend slightly below the baseline.
        #expect(abs(detail.maxY - (item.baseline ?? 0)) < 2)
        #expect(detail.minX > (item.titleFrame?.maxX ?? .infinity))
      }
    }
  }

  @Test func `A list or a menu that is too narrow is an error`() {
    #expect(throws: SymbolError.self) { try BarSupport.list(items, BarTraits(width: 60)) }
    #expect(throws: SymbolError.self) {
      try BarSupport.menu([.item(BarItem("Copy", detail: "⌘C"))], BarTraits(width: 60))
    }
  }
}
