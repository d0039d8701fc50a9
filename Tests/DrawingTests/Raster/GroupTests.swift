@testable import SymtextSymbols
@testable import SymtextImageFormats
@testable import SymtextGraphics
@testable import SymtextDrawing
@testable import SymtextFontGlyphs
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import Testing
@testable import SymtextFonts
@testable import SymtextTextLayout

/// Groups, and items that clear within them.
struct GroupTests {
  private let red = Paint.red
  private let blue = Paint.blue

  private func pixmap(
    _ items: [DisplayItem], width: Double = 60, height: Double = 60, pixelRatio: Double = 1,
    background: Color? = nil
  ) throws -> Pixmap {
    try RasterRenderer().pixmap(
      DisplayList(width: width, height: height, items: items), pixelRatio: pixelRatio,
      background: background)
  }

  private func pixel(_ pixmap: Pixmap, _ x: Int, _ y: Int) -> [UInt8] {
    Array(pixmap.pixels[4 * (y * pixmap.width + x)..<4 * (y * pixmap.width + x) + 4])
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    .roundedRect(Rect(x: x, y: y, width: width, height: height), radiusX: 0, radiusY: 0)
  }

  /// Returns a large full stop: the glyph of a symbol with a solid middle.
  private func stop(size: Double, at origin: Point) throws -> GlyphRun {
    let symbol = try ResolvedSymbol(
      "square", in: try TestLibrary.bundled.get(), beside: try TestLibrary.inter(size: size),
      configuration: SymbolConfiguration(weight: .value(900)))
    return GlyphRun(font: symbol.font, glyphs: [.init(id: symbol.glyph, origin: origin)])
  }

  private func largest(_ a: Pixmap, _ b: Pixmap) -> Int {
    zip(a.pixels, b.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 255
  }

  @Test func `A group of opaque items equals the items`() throws {
    let items: [DisplayItem] = [
      .fill(rect(3.3, 4.6, 20, 17.5), red), .fill(rect(10, 10, 30, 30), blue),
    ]
    let apart = try pixmap([.group(items)], background: .white)
    #expect(largest(apart, try pixmap(items, background: .white)) <= 1)
    #expect(largest(try pixmap([.group([.group(items)])]), try pixmap(items)) <= 1)
  }

  @Test func `Clearing affects its group and keeps the content behind it`() throws {
    let run = try stop(size: 40, at: Point(5, 48))
    let group: [DisplayItem] = [.fill(rect(0, 0, 60, 60), red), .clear(run)]
    let picture = try pixmap([.fill(rect(0, 0, 60, 60), blue), .group(group)])
    // The blue behind shows where the glyph is opaque, the red elsewhere; all other pixels are blends.
    let glyph = try pixmap([.glyphs(run, .black)])
    var cleared = 0
    for y in 0..<60 {
      for x in 0..<60 {
        let coverage = Int(pixel(glyph, x, y)[3])
        let found = pixel(picture, x, y)
        #expect(abs(Int(found[2]) - coverage) <= 2 && abs(Int(found[0]) - (255 - coverage)) <= 2)
        #expect(found[3] >= 254)
        if coverage == 255 { cleared += 1 }
      }
    }
    #expect(cleared > 200)
  }

  @Test func `Later items in the group are not cleared`() throws {
    let run = try stop(size: 40, at: Point(5, 48))
    let picture = try pixmap([
      .group([.fill(rect(0, 0, 60, 60), red), .clear(run), .fill(rect(0, 0, 60, 60), blue)])
    ])
    for (x, y) in [(5, 5), (30, 30), (15, 40)] {
      #expect(pixel(picture, x, y) == [0, 0, 255, 255])
    }
  }

  @Test func `Clearing an empty area and empty groups have no effect`() throws {
    let run = try stop(size: 40, at: Point(5, 48))
    let plain = try pixmap([.fill(rect(0, 0, 60, 60), blue)])
    for group: [DisplayItem] in [[], [.clear(run)], [.group([])]] {
      let picture = try pixmap([.fill(rect(0, 0, 60, 60), blue), .group(group)])
      #expect(picture.pixels == plain.pixels)
    }
  }

  @Test(arguments: [Vector(-31, -20), Vector(33, 12), Vector(-500, 0), Vector(0, 45)])
  func `A group that extends beyond the picture is clipped`(by move: Vector) throws {
    let run = try stop(size: 40, at: Point(5, 48))
    let group = DisplayItem.group([.fill(rect(2.5, 2.5, 55, 55), red), .clear(run)])
    let picture = try pixmap([group.offsetBy(move)])
    // The same in the middle of a picture large enough for it.
    let large = try pixmap(
      [group.offsetBy(move + Vector(600, 100))], width: 1200, height: 260)
    var differences = 0
    for y in 0..<60 {
      for x in 0..<60 where pixel(picture, x, y) != pixel(large, x + 600, y + 100) {
        differences += 1
      }
    }
    #expect(differences == 0)
  }

  @Test(arguments: [1.0, 2, 3])
  func `Large glyphs, filled as paths, clear like small ones`(pixelRatio: Double) throws {
    // On either side of 256 pixels per em: masks below, paths above.
    var pictures: [Pixmap] = []
    for pixels in [255.0, 257] {
      let size = pixels / pixelRatio
      let symbol = try ResolvedSymbol(
        "square", in: try TestLibrary.bundled.get(),
        beside: try TestLibrary.inter(size: size),
        configuration: SymbolConfiguration(weight: .value(900)))
      // The symbol font's own size decides, so it is set here.
      let font = Font(
        face: symbol.font.face, size: size, coordinates: symbol.font.coordinates)
      let run = GlyphRun(
        font: font,
        glyphs: [.init(id: symbol.glyph, origin: Point(10 / pixelRatio, 240 / pixelRatio))])
      pictures.append(
        try pixmap(
          [.group([.fill(rect(0, 0, 300, 300), red), .clear(run)])], width: 300 / pixelRatio,
          height: 300 / pixelRatio, pixelRatio: pixelRatio))
    }
    let clear = pictures.map { picture in
      (0..<300 * 300).count { picture.pixels[4 * $0 + 3] == 0 }
    }
    #expect(clear[0] > 10_000)
    #expect(abs(Double(clear[1]) / Double(clear[0]) - 1) < 0.04)
    // Neither leaves any colour in transparent pixels.
    for picture in pictures {
      for start in stride(from: 0, to: picture.pixels.count, by: 4) {
        try #require(picture.pixels[start] <= picture.pixels[start + 3])
      }
    }
  }

  @Test func `Edges of cleared areas are smooth, and add up with content painted there`() throws {
    let run = try stop(size: 41, at: Point(5.3, 48.6))
    let cleared = try pixmap([.group([.fill(rect(0, 0, 60, 60), .black), .clear(run)])])
    let painted = try pixmap([.glyphs(run, .black)])
    var partial = 0
    for start in stride(from: 3, to: cleared.pixels.count, by: 4) {
      #expect(abs(Int(cleared.pixels[start]) + Int(painted.pixels[start]) - 255) <= 1)
      if (20...235).contains(cleared.pixels[start]) { partial += 1 }
    }
    #expect(partial > 20)
  }

  @Test func `A half-transparent group keeps its colours`() throws {
    let half = Paint.red.multiplyingOpacity(by: 0.5)
    let picture = try pixmap([.group([.fill(rect(0, 0, 60, 60), half)])], background: .white)
    let found = pixel(picture, 30, 30)
    #expect(abs(Int(found[0]) - 255) <= 1 && abs(Int(found[1]) - 127) <= 2 && found[3] == 255)
  }

  @Test func `Groups are listed with their content`() throws {
    let run = try stop(size: 20, at: Point(1, 2))
    let list = DisplayList(
      width: 4, height: 5, items: [.group([.fill(rect(0, 0, 1, 1), .black), .clear(run)])])
    let lines = list.description.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[1] == "group")
    #expect(lines[2].hasPrefix("  fill ") && lines[3].hasPrefix("  clear "))
    let item = list.items[0]
    #expect(item.bounds == Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(item.offsetBy(Vector(2, 3)).bounds == Rect(x: 2, y: 3, width: 1, height: 1))
  }

  @Test func `Symbols that clear are painted as a group, except in monochrome mode`() throws {
    let library = try TestLibrary.bundled.get()
    for entry in library.font.entries {
      let layers = library.font.layers(of: entry.index)
      let symbol = try ResolvedSymbol(entry.name, in: library, beside: try TestLibrary.inter())
      for mode in [RenderingMode.hierarchical, .palette] {
        let items = SymbolPainter(SymbolPainting(mode: mode), tint: .black)
          .items(symbol, at: .zero).flatMap(\.steps)
        var isGroup = false
        if case .group = items.first { isGroup = true }
        #expect(isGroup == layers.contains { $0.clears.contains(.levels) }, "\(entry.name)")
      }
      #expect(SymbolPainter(tint: .black).items(symbol, at: .zero).count == 1)
    }
  }
}
