@testable import SymtextSymbols
internal import SymtextFonts
@testable import SymtextImageFormats
@testable import SymtextGraphics
@testable import SymtextDrawing
import SymtextFontGlyphs
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextTestSupport
import Testing
import SymtextTextLayout

struct LabelTests {
  @Test func `A label with a symbol matches its snapshot`() throws {
    let list = try TestLibrary.label("Add {plus.circle} to cart").displayList()
    try Snapshot("label.txt").check("\(list)\n")
  }

  @Test func `Scales, weights, sizes and colours match their snapshots`() throws {
    let markup = "{bell scale=small}{bell}{bell scale=large weight=bold size=20 color=#c00} Ring"
    let list = try TestLibrary.label(markup, color: Color(red: 0, green: 0, blue: 1)).displayList()
    try Snapshot("label-configured.txt").check("\(list)\n")
  }

  @Test func `A label in lines matches its snapshot`() throws {
    let label = try TestLibrary.label(
      "Forecast: {sun.max} today, {cloud.rain} tomorrow.\nBring one.")
    let list = label.displayList(width: 120, style: ParagraphStyle(alignment: .center), padding: 4)
    try Snapshot("label-lines.txt").check("\(list)\n")
  }

  @Test func `The pixels of a label match their snapshot`() throws {
    let list = try TestLibrary.label("{heart} Like", size: 20).displayList(padding: 1)
    let pixmap = try RasterRenderer().pixmap(list)
    // One character per pixel, from clear to opaque, to make differences readable.
    let signs = Array(" .:-=+*#%@")
    let rows = (0..<pixmap.height).map { y in
      let alphas = (0..<pixmap.width).map { Int(pixmap.pixels[4 * (y * pixmap.width + $0) + 3]) }
      return "|" + String(alphas.map { signs[$0 * (signs.count - 1) / 255] }) + "|\n"
    }
    try Snapshot("label-pixels.txt").check(rows.joined())
  }

  @Test func `An empty label is a picture without items`() throws {
    let list = try TestLibrary.label("").displayList()
    #expect(list.items.isEmpty)
    #expect(list.width == 0 && list.height == 0)
    #expect(try !list.png().isEmpty)
  }

  @Test func `The text has a replacement character for every symbol`() throws {
    let label = try TestLibrary.label("a {heart}{star} b")
    #expect(label.text == "a \u{FFFC}\u{FFFC} b")
    #expect(label.symbols.map(\.name) == ["heart", "star"])
  }

  @Test func `A picture is large enough for ink outside the lines`() throws {
    let label = try TestLibrary.label("{circle scale=large}", size: 100)
    let list = label.displayList()
    for item in list.items {
      let ink = try #require(item.bounds)
      #expect(ink.minX >= -1e-9 && ink.minY >= -1e-9)
      #expect(ink.maxX <= list.width + 1e-9 && ink.maxY <= list.height + 1e-9)
    }
  }

  @Test func `Padding is added on all sides`() throws {
    let label = try TestLibrary.label("Hi {heart}")
    let (plain, padded) = (label.displayList(), label.displayList(padding: 10))
    #expect(abs(padded.width - plain.width - 20) < 1e-9)
    #expect(abs(padded.height - plain.height - 20) < 1e-9)
    let (inner, outer) = (plain.items.first?.bounds, padded.items.first?.bounds)
    #expect(abs((outer?.minX ?? 0) - (inner?.minX ?? 0) - 10) < 1e-9)
  }

  @Test func `A symbol's own colour and scale override the label's`() throws {
    let label = try Label(
      "{bell scale=small color=red}{bell}", font: try TestLibrary.inter(),
      library: try TestLibrary.bundled.get(), configuration: SymbolConfiguration(scale: .large))
    #expect(label.symbols.map(\.scale) == [.small, .large])
    let colors = label.items(label.lines(), at: .zero).flatMap(\.steps).map { item in
      if case .glyphs(_, .color(let color)) = item { color } else { Color.white }
    }
    #expect(colors == [Color(red: 1, green: 0, blue: 0), .black])
  }

  @Test(arguments: [100.0, 400, 700, 900])
  func `A symbol becomes heavier with its text`(weight: Double) throws {
    let font = try TestLibrary.inter(size: 100, weight: weight)
    let label = try Label(
      "{circle scale=small}", font: font, library: try TestLibrary.bundled.get())
    let symbol = try #require(label.symbols.first)
    if symbol.matching?.isOnAxis == true {
      let bar = try #require(font.stems).bar
      #expect(abs(try #require(symbol.strokeWidth) - bar) < 0.02 * bar)
    }
  }
}
