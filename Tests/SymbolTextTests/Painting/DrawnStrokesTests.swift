internal import SymtextFonts
@testable import SymtextImageFormats
@testable import SymtextGraphics
@testable import SymtextDrawing
@testable import SymtextFontGlyphs
@testable import SymtextSymbols
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing
@testable import SymtextTextLayout

/// Symbols drawn up to a value.
struct DrawnStrokesTests {
  private func symbol(
    _ name: String, size: Double = 60, weight: Double = 400, scale: SymbolScale = .medium
  ) throws -> ResolvedSymbol {
    try ResolvedSymbol(
      name, in: try TestLibrary.bundled.get(), beside: try TestLibrary.inter(size: size),
      configuration: SymbolConfiguration(weight: .value(weight), scale: scale))
  }

  private func opacities(_ items: [DisplayItem]) throws -> [UInt8] {
    let pixmap = try RasterRenderer().pixmap(DisplayList(width: 110, height: 110, items: items))
    return stride(from: 3, to: pixmap.pixels.count, by: 4).map { pixmap.pixels[$0] }
  }

  private func opacities(_ symbol: ResolvedSymbol, value: Double) throws -> [UInt8] {
    let painting = SymbolPainting(value: value, variable: .draw)
    return try opacities(
      SymbolPainter(painting, tint: .black).items(symbol, at: Point(10, 80)))
  }

  @Test(arguments: [100.0, 250, 400, 777, 900], SymbolScale.allCases)
  func `The lines of a symbol match its glyph at every weight and scale`(
    weight: Double, scale: SymbolScale
  ) throws {
    for name in [
      "circle", "wifi", "speaker.wave.3", "trash", "heart.circle", "square.and.arrow.up",
    ] {
      let symbol = try symbol(name, weight: weight, scale: scale)
      let drawing = try #require(symbol.drawing, "\(name)")
      let unit = symbol.font.size / Double(symbol.font.face.unitsPerEm)
      for (index, layer) in symbol.layers.enumerated() where drawing.layers[index] != nil {
        let glyph = try #require(layer.glyphs[scale])
        let outline = drawing.outline(of: index, drawn: 1e6)
          .transformed(by: .translation(10, 80) * .scale(unit, -unit))
        let run = GlyphRun(font: symbol.font, glyphs: [.init(id: glyph, origin: Point(10, 80))])
        let drawn = try opacities([.fill(outline, .black)])
        let whole = try opacities([.glyphs(run, .black)])
        let far = zip(drawn, whole).count { abs(Int($0) - Int($1)) > 40 }
        #expect(far <= 6, "\(name), layer \(index): \(far) pixels")
      }
    }
  }

  @Test(arguments: [RenderingMode.monochrome, .hierarchical])
  func `Every symbol is complete at full value`(mode: RenderingMode) throws {
    let library = try TestLibrary.bundled.get()
    for entry in library.font.entries {
      let symbol = try symbol(entry.name, size: 40)
      func pixels(_ painting: SymbolPainting) throws -> [UInt8] {
        let items = SymbolPainter(painting, tint: .black).items(symbol, at: Point(10, 60))
        return try RasterRenderer().pixmap(DisplayList(width: 90, height: 80, items: items)).pixels
      }
      let whole = try pixels(SymbolPainting(mode: mode))
      let drawn = try pixels(SymbolPainting(mode: mode, value: 1, variable: .draw))
      #expect(whole.contains { $0 > 0 })
      let farthest = zip(whole, drawn).map { abs(Int($0) - Int($1)) }.max() ?? 0
      #expect(farthest <= 24, "\(entry.name): \(farthest)")
    }
  }

  @Test(arguments: [
    "heart.fill", "star.fill", "folder.fill", "play.fill", "heart.circle.fill",
    "checkmark.circle.fill", "circle.lefthalf.filled",
  ])
  func `No value changes a fill, which no pen draws`(name: String) throws {
    let fill = try symbol(name)
    let plain = try opacities(SymbolPainter(tint: .black).items(fill, at: Point(10, 80)))
    for value in [0, 0.5, 0.99] { #expect(try opacities(fill, value: value) == plain) }
    #expect(!fill.showsValue(of: SymbolPainting(variable: .draw)) && fill.isFilled)
  }

  @Test func `Lines with thresholds are drawn beside a fill`() throws {
    let speaker = try symbol("speaker.wave.3.fill")
    #expect(speaker.showsValue(of: SymbolPainting(variable: .draw)))
    #expect(try opacities(speaker, value: 0) != (try opacities(speaker, value: 0.5)))
  }

  @Test func `Dots appear when the pen has drawn their share`() throws {
    // The dots of an ellipsis appear one after another.
    let counts = try [0.2, 0.5, 0.8, 1].map { value in
      try opacities(try symbol("list.bullet"), value: value).count { $0 > 200 }
    }
    #expect(counts == counts.sorted() && Set(counts).count == counts.count)
  }

  @Test(arguments: ["circle", "wifi", "arrow.clockwise"])
  func `A greater value draws more, on top of the dimmed symbol`(name: String) throws {
    let symbol = try symbol(name)
    let dim = Int((SymbolPainting.unlitOpacity * 255).rounded())
    var last = 0
    let whole = try opacities(symbol, value: 1)
    for value in stride(from: 0, through: 1, by: 0.125) {
      let drawn = try opacities(symbol, value: value)
      let lit = drawn.count { $0 > 200 }
      #expect(value == 0 || lit > last, "\(value): \(lit) after \(last)")
      last = lit
      // The whole symbol is visible.
      for (pixel, all) in zip(drawn, whole) where all == 255 { #expect(Int(pixel) >= dim - 2) }
    }
    let plain = try opacities(SymbolPainter(tint: .black).items(symbol, at: Point(10, 80)))
    #expect(zip(whole, plain).allSatisfy { abs(Int($0) - Int($1)) <= 40 })
  }

  @Test func `A circle is drawn clockwise from the top`() throws {
    let symbol = try symbol("circle")
    let drawn = try opacities(symbol, value: 0.25)
    let box = symbol.bounds.offsetBy(Vector(10, 80))
    func isLit(_ side: (Rect) -> Point, inwards: Vector) -> Bool {
      let point = side(box) + inwards
      return drawn[Int(point.y) * 110 + Int(point.x)] > 200
    }
    // Slightly before and after the quarter.
    #expect(isLit({ Point($0.midX + 5, $0.minY) }, inwards: Vector(0, 2.5)))
    #expect(isLit({ Point($0.maxX, $0.midY - 5) }, inwards: Vector(-2.5, 0)))
    #expect(!isLit({ Point($0.midX - 5, $0.minY) }, inwards: Vector(0, 2.5)))
    #expect(!isLit({ Point($0.midX, $0.maxY) }, inwards: Vector(0, -2.5)))
    #expect(!isLit({ Point($0.minX, $0.midY) }, inwards: Vector(2.5, 0)))
  }

  @Test func `Layers without a threshold are unchanged`() throws {
    let symbol = try symbol("speaker.wave.3")
    let items = SymbolPainter(SymbolPainting(value: 0, variable: .draw), tint: .black)
      .items(symbol, at: .zero).flatMap(\.steps)
    let alphas = items.compactMap { item -> Double? in
      guard case .glyphs(_, let paint) = item else { return nil }
      return paint.flatColor?.alpha
    }
    #expect(Set(alphas) == [1, SymbolPainting.unlitOpacity])
  }

  @Test func `An icon without lines shows no value`() throws {
    let icon = try ResolvedSymbol(
      "square", in: try IconFont(file: try TestIconFont.icons.file), beside: try TestLibrary.inter()
    )
    let painter = SymbolPainter(SymbolPainting(value: 0.3, variable: .draw), tint: .black)
    let items = painter.items(icon, at: .zero).flatMap(\.steps)
    guard case .glyphs(_, .black) = items.first, items.count == 1 else {
      Issue.record("it is not painted whole")
      return
    }
  }
}
