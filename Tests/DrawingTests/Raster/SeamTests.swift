@testable import SymtextImageFormats
@testable import SymtextGraphics
@testable import SymtextDrawing
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import Testing
import SymtextTextLayout

/// The parts of one shape have no seam where they meet and are not darker where they overlap.
struct SeamTests {
  private let half = Color.black.multiplyingOpacity(by: 0.5)

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    .roundedRect(Rect(x: x, y: y, width: width, height: height), radiusX: 0, radiusY: 0)
  }

  private func pixmap(_ items: [DisplayItem], pixelRatio: Double = 1) throws -> Pixmap {
    try RasterRenderer().pixmap(
      DisplayList(width: 60, height: 40, items: items), pixelRatio: pixelRatio)
  }

  private func opacities(_ pixmap: Pixmap) -> [UInt8] {
    stride(from: 3, to: pixmap.pixels.count, by: 4).map { pixmap.pixels[$0] }
  }

  @Test(arguments: [20.0, 20.25, 20.5, 20.9])
  func `Two abutting shapes of one colour at half opacity have no seam and no overlap`(
    edge: Double
  ) throws {
    var path = rect(10, 10, edge - 10, 20)
    path.append(rect(edge, 10, 40 - edge, 20))
    let (together, whole) = (
      try pixmap([.fill(path, .color(half))]),
      try pixmap([.fill(rect(10, 10, 30, 20), .color(half))])
    )
    #expect(together.pixels == whole.pixels)
    #expect(opacities(whole).max() == 128)
  }

  @Test(arguments: [17.0, 34, 300], [0.0, 0.3])
  func `Glyphs that overlap at half opacity are painted once`(size: Double, x: Double) throws {
    // Thick square frames, one on the middle of the other.
    let symbol = try ResolvedSymbol(
      "square", in: try TestLibrary.bundled.get(), beside: try TestLibrary.inter(size: size),
      configuration: SymbolConfiguration(weight: .value(900)))
    let glyphs = (0..<3).map {
      GlyphRun.Glyph(id: symbol.glyph, origin: Point(x + Double($0) * symbol.advance / 4, 30))
    }
    let run = GlyphRun(font: symbol.font, glyphs: glyphs)
    let thin = opacities(try pixmap([.glyphs(run, .color(half))]))
    let full = opacities(try pixmap([.glyphs(run, .black)]))
    #expect(thin.max() == 128)
    for (thin, full) in zip(thin, full) { #expect(abs(Int(thin) * 2 - Int(full)) <= 2) }
  }

  @Test func `Half-transparent joined letters are equally dark at their joins`() throws {
    let label = try TestLibrary.label("سـلـمـس", color: half)
    let pixmap = try RasterRenderer().pixmap(label.displayList(), pixelRatio: 3)
    #expect(opacities(pixmap).max() == 128)
  }

  @Test(arguments: RenderingMode.allCases)
  func `A symbol's opacity applies to it as a whole`(mode: RenderingMode) throws {
    let symbol = try ResolvedSymbol(
      "person.crop.circle", in: try TestLibrary.bundled.get(),
      beside: try TestLibrary.inter(size: 30))
    func drawn(_ tint: Color) throws -> [UInt8] {
      let painting = SymbolPainting(mode: mode, palette: mode == .palette ? [.fixed(tint)] : [])
      return opacities(
        try pixmap(SymbolPainter(painting, tint: tint).items(symbol, at: Point(5, 30))))
    }
    for (thin, full) in zip(try drawn(half), try drawn(.black)) {
      #expect(abs(Int(thin) * 2 - Int(full)) <= 2)
    }
  }
}
