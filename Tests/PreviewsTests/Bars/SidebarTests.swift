import SymtextDrawing
import SymtextGraphics
@testable import SymtextPreviews
import SymtextSymbolText
import SymtextTextLayout
import Testing

struct SidebarTests {
  private static let entries: [MenuEntry] = [
    .section("HHH"), .item(BarItem("Inbox", symbol: "envelope", detail: "12")),
    .item(BarItem("Sent", symbol: "paperplane")), .separator, .item(BarItem("Notes")),
  ]

  /// The distances from the sidebar's edge to its rows, and from there to their contents.
  @Test(arguments: [
    (BarDevice.phone, BarForm.docked, 10.0, 12.0), (.pad, .docked, 10, 12),
    (.desktop, .docked, 8, 8), (.pad, .floating, 20, 12), (.desktop, .floating, 13, 8),
  ])
  func `Titles of groups begin where symbols do, within the rows`(
    device: BarDevice, form: BarForm, outer: Double, inner: Double
  ) throws {
    let layout = try BarSupport.sidebar(Self.entries, BarTraits(device: device, form: form))
    for item in layout.items {
      #expect(abs(item.frame.minX - outer) < 1e-6)
      #expect(abs(item.frame.maxX - (layout.width - outer)) < 1e-6)
    }
    // The title of the group is drawn first.
    let title = try #require(layout.glyphOrigins.first)
    #expect(abs(title.x - (outer + inner)) < 1e-6)
    #expect(title.y < layout.items[0].frame.minY)
    // The wider of the two symbols fills the column, which begins there.
    let starts = layout.items.compactMap { item in
      item.symbol.flatMap { symbol in
        item.glyphFrame.map { $0.minX - symbol.bounds.minX + symbol.alignmentRect.minX }
      }
    }
    #expect(starts.count == 2 && abs((starts.min() ?? 0) - (outer + inner)) < 1e-6)
    let count = try #require(layout.items[0].detailFrame)
    #expect(abs(count.maxX - (layout.width - outer - inner)) < 1e-6)
    // All texts are after that column, also in a row without a symbol.
    let texts = layout.items.compactMap { $0.titleFrame?.minX }
    #expect(Set(texts).count == 1 && texts[0] > outer + inner + 15)
  }

  @Test func `From right to left the title of a group ends where symbols do`() throws {
    let right = try BarSupport.sidebar(Self.entries, BarTraits(direction: .rightToLeft))
    let left = try BarSupport.sidebar(Self.entries)
    func box(_ layout: BarLayout) throws -> Rect {
      try #require(
        layout.leaves.first { if case .glyphs = $0 { true } else { false } }?.bounds)
    }
    // The ink of an H has equal distances from its margins on both sides.
    let (a, b) = (try box(left), try box(right))
    #expect(abs(a.minX - (right.width - b.maxX)) < 0.5, "\(a) \(b)")
    #expect(a.minX > 22 && a.minX < 25)
  }

  @Test func `A group after the first keeps its distance from the rows above`() throws {
    func gap(_ entries: [MenuEntry]) throws -> Double {
      let items = try BarSupport.sidebar(entries).items
      return items[items.count - 1].frame.minY - (items.count > 1 ? items[0].frame.maxY : 10)
    }
    let row = MenuEntry.item(BarItem("Inbox"))
    #expect(try gap([.section("A"), row]) == 35)
    #expect(try gap([row, .section("A"), row]) == 45)
    #expect(try gap([row, .separator, row]) == 21)
  }

  @Test func `A selected row is filled from end to end`() throws {
    let layout = try BarSupport.sidebar([
      .item(BarItem("Inbox", symbol: "envelope")),
      .item(BarItem("Sent", symbol: "paperplane", isSelected: true)),
    ])
    let fills = layout.leaves.compactMap(\.filledBox)
    #expect(layout.items.map { $0.selectionFrame != nil } == [false, true])
    #expect(layout.items.map { item in fills.contains { $0.isNear(item.frame) } } == [false, true])
  }

  @Test func `The error for a sidebar too narrow for its counts names the required width`() throws {
    let narrow = BarTraits(device: .pad, contentSize: .accessibility5)
    #expect {
      try BarSupport.sidebar(Self.entries, narrow)
    } throws: { error in
      "\(error)".contains("320 points are too few") && "\(error)".contains("make it wider")
    }
    let wide = BarTraits(device: .pad, width: 375, contentSize: .accessibility5)
    #expect(try BarSupport.sidebar(Self.entries, wide).items.count == 3)
  }
}
