@testable import SymtextDrawing
@testable import SymtextGraphics
@testable import SymtextPreviews
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import Testing

struct ContrastReportTests {
  private func report(
    _ markup: String, size: Double = 17, color: AdaptiveColor = .label, background: Color = .white,
    painting: SymbolPainting = SymbolPainting()
  ) throws -> ContrastReport {
    let label = try Label(
      markup, font: try TestLibrary.inter(size: size), library: try TestLibrary.bundled.get(),
      color: color, painting: painting)
    return try ContrastReport(label.displayList(), background: background)
  }

  @Test(arguments: [
    (17.0, "a", ContrastEntry.Kind.text), (23.9, "a", .text), (24, "a", .largeText),
    (18.6, "**a**", .text), (18.7, "**a**", .largeText), (18.7, "a", .text),
  ])
  func `Large text needs less contrast`(size: Double, markup: String, kind: ContrastEntry.Kind)
    throws
  {
    let entry = try #require(try report(markup, size: size).entries.first)
    #expect(entry.kind == kind && entry.kind.limit == (kind == .text ? 4.5 : 3))
    #expect(abs(entry.ratio - 21) < 1e-9 && entry.passes)
  }

  @Test func `Text in one style is one part, and text in another is a separate part`() throws {
    let found = try report("one *two*\nthree [four]{color=#767676} [five]{color=#777777}")
    #expect(found.entries.map(\.passes) == [true, true, false])
    #expect(found.failures.count == 1)
    #expect(found.entries.first?.name.hasPrefix("one two") == true)
  }

  @Test func `Transparent colours are blended with the background first`() throws {
    let thin = AdaptiveColor.fixed(Color.black.multiplyingOpacity(by: 0.5))
    let entry = try #require(try report("a", color: thin).entries.first)
    #expect(abs(entry.color.red - 0.5) < 1e-9)
    #expect(abs(entry.ratio - 3.98) < 0.01)
  }

  @Test func `Every layer of a symbol is a part`() throws {
    let entries = try report("{square.3.layers.3d.bottom.filled mode=hierarchical}").entries
    #expect(entries.map(\.kind) == (1...3).map { .symbol(layers: $0...$0) })
    let ratios = entries.map(\.ratio).sorted()
    #expect(abs(ratios[2] - 21) < 0.01 && abs(ratios[1] - 3.98) < 0.02 && ratios[0] < 2)
  }

  @Test func `A shape on a disc is compared with the disc`() throws {
    let entries = try report("{plus.circle.fill palette=white,systemRed}").entries
    // The cut-out plus shows only the disc.
    #expect(!entries.isEmpty)
    let disc = DisplayItem.fill(
      .roundedRect(Rect(x: 0, y: 0, width: 20, height: 20), radiusX: 10, radiusY: 10), .red)
    let dot = DisplayItem.fill(
      .roundedRect(Rect(x: 5, y: 5, width: 10, height: 10), radiusX: 1, radiusY: 1),
      .color(.white))
    let list = DisplayList(width: 20, height: 20, items: [.described("", [disc, dot])])
    let parts = try ContrastReport(list, background: .white).entries
    #expect(parts.map(\.ratio).map { ($0 * 10).rounded() } == [40, 40])
    #expect(parts.last?.backdrop == Color(red: 1, green: 0, blue: 0))
  }

  @Test func `A group's opacity applies to its layers`() throws {
    let entries = try report("{cloud.sun.rain mode=hierarchical color=rgb(0 0 0 / 50%)}").entries
    #expect(abs((entries.map(\.ratio).max() ?? 0) - 3.98) < 0.02)
  }

  @Test func `A gradient counts with its lowest contrast`() throws {
    let flat = try #require(try report("{heart.fill color=systemBlue}").entries.first)
    let gradient = try #require(
      try report("{heart.fill color=systemBlue gradient=yes}").entries.first)
    #expect(gradient.ratio < flat.ratio)
  }

  @Test func `Text on a button is compared with the button`() throws {
    let button = Button(label: "Add", symbol: "cart", tint: .black)
    let list = try button.displayList(
      font: try TestLibrary.inter(), library: try TestLibrary.bundled.get())
    let entries = try ContrastReport(list, background: .black).entries
    #expect(entries.count == 2)
    #expect(entries.allSatisfy { abs($0.ratio - 21) < 1e-9 })
  }

  @Test func `A frame around a text is not its background`() throws {
    var frame = Path.roundedRect(
      Rect(x: -2, y: -2, width: 40, height: 30), radiusX: 1, radiusY: 1)
    frame.append(
      Path.roundedRect(Rect(x: -1, y: -1, width: 38, height: 28), radiusX: 1, radiusY: 1).reversed)
    var list = try TestLibrary.label("a").displayList()
    list.items.insert(.fill(frame, .black), at: 0)
    #expect(try ContrastReport(list, background: .white).entries.map(\.backdrop) == [.white])
  }

  @Test func `Emoji are named, not checked`() throws {
    let found = try report("a 👍")
    #expect(found.unchecked == ["👍"])
    #expect(found.entries.map(\.name) == ["a "])
  }

  @Test func `Without content nothing is checked`() throws {
    #expect(try report("").entries.isEmpty)
    #expect(try report("  ").entries.isEmpty)
  }
}
