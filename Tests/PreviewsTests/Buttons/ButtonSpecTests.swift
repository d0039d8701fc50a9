@testable import SymtextDrawing
@testable import SymtextGraphics
@testable import SymtextPreviews
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// The dimensions of a button.
struct ButtonSpecTests {
  private func spec(_ button: Button) throws -> ButtonSpec {
    ButtonSpec(
      button,
      try button.layout(
        font: try TestLibrary.inter(size: button.size.pointSize),
        library: try TestLibrary.bundled.get()))
  }

  @Test(arguments: ButtonSize.allCases, SymbolPlacement.allCases)
  func `The dimensions add up to the button's sides`(
    size: ButtonSize, placement: SymbolPlacement
  ) throws {
    let spec = try spec(
      Button(label: "Add to cart", symbol: "cart", placement: placement, size: size))
    let layout = spec.layout
    let measures = Dictionary(uniqueKeysWithValues: spec.measures.map { ($0.name, $0.length) })
    func length(_ name: String) throws -> Double { try #require(measures[name]) }
    let content = layout.contentFrame
    #expect(
      abs(try length("left padding") + content.width + length("right padding") - layout.frame.width)
        < 1e-6)
    #expect(abs(try length("left padding") - length("right padding")) < 1e-6)
    let isStacked = placement == .top || placement == .bottom
    let inner = isStacked ? content : layout.labelBox ?? content
    #expect(
      abs(try length("top padding") + inner.height + length("bottom padding") - layout.frame.height)
        < 1e-6)
    #expect(measures["gap"] == nil ? placement == .only : placement != .only)
    if let gap = measures["gap"], let symbol = layout.symbolBox, let label = layout.labelBox {
      let sum = isStacked ? symbol.height + label.height : symbol.width + label.width
      #expect(abs(gap + sum - (isStacked ? content.height : content.width)) < 1e-6)
      #expect(gap == layout.gap.map { _ in gap })
    }
    if !isStacked && placement != .only { #expect(abs(try #require(spec.capMiddleOffset)) < 1e-6) }
  }

  @Test(arguments: ButtonSize.allCases, SymbolPlacement.allCases)
  func `Everything stays on the page, and dimensions are outside the button`(
    size: ButtonSize, placement: SymbolPlacement
  ) throws {
    let spec = try spec(
      Button(label: "Go", symbol: "cart", placement: placement, size: size, state: .focused))
    let list = try spec.displayList(
      font: try TestLibrary.inter(), library: try TestLibrary.bundled.get())
    let page = Rect(x: 0, y: 0, width: list.width, height: list.height)
    for item in list.items {
      if let box = item.bounds { #expect(page.union(box) == page) }
    }
  }

  @Test func `The specification lists the button's properties`() throws {
    let facts = try spec(Button(label: "Add", symbol: "cart", style: .tinted)).facts
    #expect(facts.count == 6)
    #expect(
      facts[0].hasPrefix("tinted, regular, ") && facts[0].hasSuffix(" × 34 pt, corners 17 pt"))
    #expect(facts[1].hasPrefix("label: Inter 400, 17 pt, cap height 12.36 pt"))
    #expect(facts[2].hasPrefix("symbol: cart, medium scale, wght 4"))
    #expect(facts[3] == "container #0088FF 15 %, button.tinted.container")
    #expect(facts[4].hasPrefix("label #") && facts[4].hasSuffix(", button.tinted.label"))
    #expect(facts[5].hasSuffix(" × 44 pt"))
  }
}
