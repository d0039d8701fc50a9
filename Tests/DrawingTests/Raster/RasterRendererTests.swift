internal import SymtextFonts
@testable import SymtextImageFormats
@testable import SymtextDrawing
@testable import SymtextGraphics
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import Testing
@testable import SymtextTextLayout

struct RasterRendererTests {
  private func coverage(_ pixmap: Pixmap, _ x: Int, _ y: Int) -> Int {
    Int(pixmap.pixels[4 * (y * pixmap.width + x) + 3])
  }

  /// Returns the first and last row with much ink among some columns.
  private func rows(_ pixmap: Pixmap, columns: Range<Int>) -> (first: Double, last: Double)? {
    /// Returns the largest coverage in a row.
    func ink(_ y: Int) -> Double {
      Double(columns.map { coverage(pixmap, $0, y) }.max() ?? 0) / 255
    }
    let inked = (0..<pixmap.height).filter { ink($0) > 0.02 }
    guard let first = inked.first, let last = inked.last else { return nil }
    // A partly covered row counts as its fraction.
    return (Double(first) + 1 - ink(first), Double(last) + ink(last))
  }

  @Test func `Content beyond column 32,767 is drawn`() throws {
    var path = Path()
    path.move(to: Point(-5, 1))
    path.line(to: Point(69_990, 1))
    path.line(to: Point(69_990, 3))
    // Enough points that it is not a mask of a few columns.
    for _ in 0..<80 { path.line(to: Point(-5, 3)) }
    path.close()
    let pixmap = try RasterRenderer().pixmap(
      DisplayList(width: 70_000, height: 4, items: [.fill(path, .black)]))
    let row = (0..<pixmap.width).map { coverage(pixmap, $0, 2) }
    #expect(row[..<69_990].allSatisfy { $0 == 255 } && row[69_990...].allSatisfy { $0 == 0 })
  }

  @Test func `Content too far away to draw gives an error`() throws {
    var path = Path()
    for point in [Point(0, 0), Point(300_000, 0), Point(0, 4)] { path.line(to: point) }
    let list = DisplayList(width: 9, height: 4, items: [.fill(path, .black)])
    #expect(throws: RenderingError.self) { try RasterRenderer().pixmap(list) }
  }

  @Test(arguments: ["heart", "gear", "circle", "text.alignleft"], [100.0, 400, 900])
  func `A glyph and the fill of its outline differ little`(name: String, weight: Double) throws {
    let library = try TestLibrary.bundled.get()
    let symbol = try ResolvedSymbol(
      name, in: library, beside: try TestLibrary.inter(size: 60),
      configuration: SymbolConfiguration(weight: .value(weight)))
    let origin = Point(4, 80)
    let run = GlyphRun(font: symbol.font, glyphs: [.init(id: symbol.glyph, origin: origin)])
    let path = symbol.font.outline(of: symbol.glyph)
      .transformed(by: .translation(origin.x, origin.y))
    let renderer = RasterRenderer()
    func pixmap(_ item: DisplayItem) throws -> Pixmap {
      try renderer.pixmap(DisplayList(width: 120, height: 110, items: [item]))
    }
    let (glyph, fill) = (try pixmap(.glyphs(run, .black)), try pixmap(.fill(path, .black)))
    let differences = zip(glyph.pixels, fill.pixels).map { abs(Int($0) - Int($1)) }
    // FreeType samples overlapping contours of a glyph more finely; this affects a few pixels.
    #expect(differences.count { $0 > 16 } <= 24, "\(differences.count { $0 > 16 })")
    #expect((differences.max() ?? 255) <= 80)
    #expect(fill.pixels.contains(255))
  }

  @Test(arguments: [12.0, 17, 34], [1.0, 2, 3])
  func `A small symbol in a line is centred on the capitals`(
    size: Double, pixelRatio: Double
  ) throws {
    let label = try TestLibrary.label("H{circle scale=small}", size: size)
    let line = try #require(label.lines().first)
    let list = label.displayList()
    let pixmap = try RasterRenderer().pixmap(list, pixelRatio: pixelRatio)
    // The picture may begin left of the line; the symbol keeps its distance from the line's start.
    let split = Int((line.elements[1].x * pixelRatio).rounded())
    let capital = try #require(rows(pixmap, columns: 0..<split))
    let circle = try #require(rows(pixmap, columns: split..<pixmap.width))
    #expect(
      abs((capital.first + capital.last) / 2 - (circle.first + circle.last) / 2) <= 0.5)
    #expect(circle.last - circle.first > 0.9 * (capital.last - capital.first))
  }

  @Test func `Drawing the same again gives the same pixels`() throws {
    let list = try TestLibrary.label("Add {plus.circle} to cart").displayList()
    let renderer = RasterRenderer()
    let first = try renderer.pixmap(list, pixelRatio: 2)
    #expect(try renderer.pixmap(list, pixelRatio: 2).pixels == first.pixels)
    #expect(try RasterRenderer().pixmap(list, pixelRatio: 2).pixels == first.pixels)
  }

  @Test func `One renderer keeps fonts, weights and sizes apart`() throws {
    let renderer = RasterRenderer()
    let library = try TestLibrary.bundled.get()
    let fonts = [
      try TestLibrary.inter(), try TestLibrary.inter(weight: 900), try TestLibrary.inter(size: 18),
      try TestLibrary.serif(),
    ]
    for font in fonts + fonts {
      let list = try Label("Text {heart}", font: font, library: library).displayList()
      let alone = try RasterRenderer().pixmap(list)
      #expect(try renderer.pixmap(list).pixels == alone.pixels)
    }
  }

  @Test func `A picture's pixel size is its size in points times the ratio, rounded up`() throws {
    let list = DisplayList(width: 10.2, height: 5, items: [])
    let pixmap = try RasterRenderer().pixmap(list, pixelRatio: 2)
    #expect((pixmap.width, pixmap.height) == (21, 10))
  }

  @Test func `A translated item is drawn at its new position`() throws {
    let item = DisplayItem.fill(
      .roundedRect(Rect(x: 0, y: 0, width: 1, height: 1), radiusX: 0, radiusY: 0), .black)
    let list = DisplayList(width: 3, height: 3, items: [item.offsetBy(Vector(2, 1))])
    let pixmap = try RasterRenderer().pixmap(list)
    #expect(coverage(pixmap, 2, 1) == 255)
    #expect(coverage(pixmap, 0, 0) == 0)
  }

  @Test func `Very large type is drawn as paths`() throws {
    let list = try TestLibrary.label("{circle}", size: 600).displayList()
    let pixmap = try RasterRenderer().pixmap(list)
    #expect(coverage(pixmap, pixmap.width / 2, pixmap.height / 2) == 0)
    #expect(pixmap.pixels.contains(255))
  }
}
