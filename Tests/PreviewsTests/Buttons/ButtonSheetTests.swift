import SymtextFonts
@testable import SymtextDrawing
@testable import SymtextGraphics
@testable import SymtextPreviews
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing
@testable import SymtextTextLayout

/// The page of a button in every style, size and state.
struct ButtonSheetTests {
  private func sheet(_ button: Button) -> ButtonSheet { ButtonSheet(button) }

  @Test(arguments: [
    Button(label: "Add to cart", symbol: "cart"),
    Button(label: "أضف إلى السلة", symbol: "cart", placement: .top),
    Button(label: "", symbol: "heart"),
    Button(label: "A label that has several lines", maxWidth: 120, maxLines: 3),
  ])
  func `Nothing overlaps and everything stays on the page`(button: Button) throws {
    for size in [17.0, 53] {
      let panels = try sheet(button).panels(
        font: try TestLibrary.inter(size: size), library: try TestLibrary.bundled.get(),
        fallback: .system)
      #expect(panels.count == 2)
      for panel in panels {
        let page = Rect(x: 0, y: 0, width: panel.width, height: panel.height)
        // Seven styles, five sizes, five states; five captions of sizes with five of states each, and one of each style
        // in each size.
        #expect(panel.boxes.count == 7 * 7 * 5 + 5 * (1 + 7 + 7))
        for (index, box) in panel.boxes.enumerated() {
          #expect(page.union(box) == page)
          for other in panel.boxes[(index + 1)...] { #expect(!box.intersects(other)) }
        }
      }
    }
  }

  @Test func `Light and dark are side by side, and a page is the same each time`() throws {
    let sheet = sheet(Button(label: "Add", symbol: "cart"))
    func list() throws -> DisplayList {
      try sheet.displayList(
        font: try TestLibrary.inter(), library: try TestLibrary.bundled.get())
    }
    let first = try list()
    #expect(first.description == (try list().description))
    #expect(first.width == first.width.rounded() && first.height == first.height.rounded())
    let ink = first.items.compactMap(\.bounds).reduce(Rect(.zero)) { $0.union($1) }
    #expect(ink == Rect(x: 0, y: 0, width: first.width, height: first.height))
  }
}
