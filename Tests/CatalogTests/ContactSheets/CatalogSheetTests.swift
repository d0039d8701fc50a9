@testable import SymtextCatalog
@testable import SymtextGraphics
@testable import SymtextDrawing
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
@testable import SymtextSymbols
import Testing
import SymtextVectorFormats

struct CatalogSheetTests {
  private func sheet(_ painting: SymbolPainting = SymbolPainting()) throws -> CatalogSheet {
    CatalogSheet(
      library: try TestLibrary.bundled.get(), font: try TestLibrary.inter(), size: 34,
      painting: painting)
  }

  private func listing(_ category: String...) throws -> [ListedSymbol] {
    try TestLibrary.bundled.get().listing.filter { category.contains($0.metadata.category) }
  }

  @Test func `Categories are sorted by name, symbols without one come last`() {
    let groups = CatalogGroup.groups([
      listed("z", category: ""), listed("c", category: "weather"), listed("b", category: "arrows"),
      listed("a", category: "weather"),
    ])
    #expect(groups.map(\.title) == ["Arrows", "Weather", "Others"])
    #expect(groups[1].symbols.map(\.name) == ["a", "c"])
  }

  @Test func `Each symbol is above its name, and nothing overlaps`() throws {
    let listing = try listing("weather")
    let list = try sheet().displayList(listing)
    var boxes: [Rect] = []
    for item in list.items {
      if case .described = item, let box = item.bounds { boxes.append(box) }
    }
    #expect(boxes.count >= listing.count)
    let page = Rect(x: 0, y: 0, width: list.width, height: list.height)
    for (index, box) in boxes.enumerated() {
      #expect(page.union(box) == page)
      for other in boxes.dropFirst(index + 1) {
        #expect(
          box.maxX <= other.minX || other.maxX <= box.minX || box.maxY <= other.minY
            || other.maxY <= box.minY)
      }
    }
  }

  @Test func `All names are on the sheet`() throws {
    let listing = try listing("weather", "time")
    let list = try sheet().displayList(listing)
    // Without the positions of its letters.
    let svg = String(decoding: try list.svg(text: .text), as: UTF8.self)
      .replacing(/<[^>]*>/, with: "")
    for symbol in listing {
      for line in CatalogSheet.lines(symbol.name) { #expect(svg.contains(line), "\(line)") }
    }
    #expect(list.altText == "\(listing.count) symbols: Time, Weather")
    #expect(svg.contains("Weather") && !svg.contains("Arrows"))
  }

  @Test(arguments: [
    ("heart", ["heart"]), ("cloud.sun.rain.fill", ["cloud.sun.rain.fill"]),
    ("cloud.sun.rain.circle", ["cloud.sun.rain", ".circle"]),
    ("arrow.up.left.and.arrow.down.right", ["arrow.up.left.and", ".arrow.down.right"]),
    (String(repeating: "x", count: 50), [19, 19, 12].map { String(repeating: "x", count: $0) }),
    ("", []),
  ])
  func `A long name breaks into lines that begin at its dots`(name: String, lines: [String]) {
    #expect(CatalogSheet.lines(name) == lines)
    #expect(CatalogSheet.lines(name).joined() == name)
  }

  @Test func `A dark sheet is dark`() throws {
    let list = try sheet(SymbolPainting(appearance: .dark)).displayList(try listing("time"))
    guard case .fill(_, .color(let color)) = list.items.first else {
      Issue.record("there is no background")
      return
    }
    #expect(color == Color(rgb: 0x1C1C1E))
  }

  @Test func `Large and wide symbols have enough space`() throws {
    var large = try sheet()
    large.size = 120
    large.configuration = SymbolConfiguration(weight: .value(900), scale: .large)
    let listing = try listing("weather")
    let list = try large.displayList(listing)
    #expect(list.width > 2 * (try sheet().displayList(listing)).width)
  }
}
