@testable import SymtextDrawing
@testable import SymtextGraphics
@testable import SymtextPreviews
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextTextLayout
import Testing

/// Badges of a label and a message.
struct LabelBadgeTests {
  private func layout(_ badge: LabelBadge) throws -> LabelBadgeLayout {
    try badge.layout(font: TestLibrary.inter(), library: TestLibrary.bundled.get())
  }

  private func grounds(_ layout: LabelBadgeLayout) -> [Rect] {
    layout.displayList().items.compactMap(\.filledBox)
  }

  @Test(arguments: [(LabelBadge.Form.flat, 20.0), (.square, 20), (.large, 28)])
  func `Parts stand side by side in whole points`(
    form: LabelBadge.Form, height: Double
  ) throws {
    let badge = try layout(
      LabelBadge(label: "build", message: "passing", symbol: "hammer", form: form))
    let boxes = grounds(badge)
    #expect(badge.height == height && boxes[0].minX == 0 && boxes[1].maxX == badge.width)
    #expect(boxes[0].maxX == boxes[1].minX && boxes[0].width == boxes[0].width.rounded())
    #expect(badge.altText == "build: passing")
  }

  @Test func `The space at both ends is that of shields`() throws {
    let text = try layout(LabelBadge(message: "passing"))
    let start = text.displayList().items.flatMap(\.leaves).compactMap { item -> Double? in
      guard case .glyphs(let run, _) = item else { return nil }
      return run.glyphs.first?.origin.x
    }.first
    let width = try #require(start)
    #expect(abs(width - 5) < 0.6)
    #expect(try layout(LabelBadge(message: "passing", form: .large)).width > text.width + 14)
  }

  @Test func `Text on a light ground is dark`() throws {
    func color(_ ground: Color) throws -> Color? {
      try layout(LabelBadge(message: "x", color: ground, form: .square)).displayList().items
        .flatMap(\.leaves).compactMap { item -> Color? in
          guard case .glyphs(_, .color(let color)) = item else { return nil }
          return color
        }.last
    }
    #expect(try color(Color(rgb: 0xEEEEEE)) == Color(rgb: 0x333333))
    #expect(try color(Color(rgb: 0x007EC6)) == .white)
  }

  @Test func `In right-to-left text the label is at the right`() throws {
    let badge = try layout(LabelBadge(label: "البناء", message: "ناجح", labelColor: .black))
    let first = badge.displayList().items.first
    guard case .fill(let path, .color(let color))? = first else {
      Issue.record("no ground")
      return
    }
    #expect(path.bounds?.minX == 0 && color == LabelBadge.green)
  }

  @Test func `Nothing to show is an error, and so is a missing symbol`() throws {
    #expect(throws: SymbolError.self) { try layout(LabelBadge(message: "")) }
    #expect(throws: SymbolError.self) { try layout(LabelBadge(message: "", symbol: "nosuch")) }
  }
}
