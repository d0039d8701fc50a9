import SymtextGraphics
@testable import SymtextPreviews
import SymtextSymbolText
import SymtextTextLayout
import Testing

struct SegmentedBarTests {
  private func layout(selected: Int?, _ traits: BarTraits = BarTraits()) throws -> BarLayout {
    try BarSupport.segmented(
      ["Day", "Week", "Year"].enumerated().map { index, title in
        BarItem(title, isSelected: index == selected)
      }, traits)
  }

  @Test(arguments: [0, 1, 2], [WritingDirection.leftToRight, .rightToLeft])
  func `Only the selected segment is raised`(
    selected: Int, direction: WritingDirection
  ) throws {
    let layout = try self.layout(selected: selected, BarTraits(direction: direction))
    let raised = layout.leaves.compactMap(\.filledBox)
    for (index, item) in layout.items.enumerated() {
      #expect(item.selectionFrame == (index == selected ? item.frame : nil))
      #expect(raised.contains { $0.isNear(item.frame) } == (index == selected), "\(index)")
    }
  }

  /// The title of the selected segment is heavier.
  @Test(arguments: [0, 1, 2])
  func `The title of the selected segment is wider than it is elsewhere`(selected: Int) throws {
    let plain = try self.layout(selected: nil)
    let layout = try self.layout(selected: selected)
    for (index, item) in layout.items.enumerated() {
      let width = try #require(item.titleFrame?.width)
      let usual = try #require(plain.items[index].titleFrame?.width)
      #expect((width > usual) == (index == selected))
    }
  }

  @Test func `Segments are equally wide, from margin to margin, in reading order`() throws {
    for direction in [WritingDirection.leftToRight, .rightToLeft] {
      let layout = try self.layout(selected: 0, BarTraits(direction: direction))
      let frames = layout.items.map(\.frame)
      let inOrder = direction == .leftToRight ? frames : frames.reversed()
      #expect(inOrder.map(\.width).allSatisfy { abs($0 - 118) < 1e-6 })
      #expect(abs(inOrder[0].minX - 18) < 1e-6)
      #expect(abs(inOrder[2].maxX - (layout.width - 18)) < 1e-6)
    }
  }

  /// No line is beside a raised segment.
  @Test(arguments: [(nil, 2), (0, 1), (1, 0), (2, 1)] as [(Int?, Int)])
  func `Lines separate unselected segments`(selected: Int?, count: Int) throws {
    let layout = try self.layout(selected: selected)
    let lines = layout.leaves.compactMap(\.filledBox).filter { $0.width <= 1 }
    #expect(lines.count == count)
  }
}
