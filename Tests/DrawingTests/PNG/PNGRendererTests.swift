internal import SymtextFonts
@testable import SymtextImageFormats
@testable import SymtextGraphics
@testable import SymtextDrawing
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing
@testable import SymtextTextLayout

/// Pictures drawn in bands, compared with the same drawn at once.
struct PNGRendererTests {
  /// Returns text and shapes from top to bottom, some of them over many bands.
  private func list(_ random: inout SplitMix64, hasManyColors: Bool) throws -> DisplayList {
    let (width, height) = (600.0, 1900.0)
    let symbol = try ResolvedSymbol(
      "bell.badge", in: try TestLibrary.bundled.get(), beside: try TestLibrary.inter(size: 40))
    let image = Bitmap(
      TestImages.pixmap(9, 70) { x, y in [UInt8(3 * y), UInt8(20 * x), 50, 255] })
    func box() -> Rect {
      Rect(
        x: .random(in: -50...500, using: &random), y: .random(in: -80...1850, using: &random),
        width: .random(in: 1...200, using: &random), height: .random(in: 1...700, using: &random))
    }
    let stops = [(0.0, Color.black), (1.0, Color(red: 1, green: 0.5, blue: 0))]
    var items = try TestLibrary.label(
      String(repeating: "A line of *text* {heart} and **more** of it. ", count: 60), size: 31.3
    ).displayList(width: width).items
    for number in 0..<60 {
      let box = box()
      let color = Paint.color(
        Color(red: Double(number % 3) / 2, green: 0.5, blue: 0, alpha: number % 2 == 0 ? 1 : 0.4))
      let paint =
        hasManyColors && number % 7 == 0
        ? Paint.gradient(
          LinearGradient(
            from: Point(box.minX, box.minY), to: Point(box.maxX, box.maxY),
            stops: stops.map { .init(offset: $0.0, color: $0.1) })) : color
      let run = GlyphRun(
        font: symbol.font.withSize(box.height / 4),
        glyphs: [.init(id: symbol.glyph, origin: Point(box.minX, box.maxY))])
      let shape = Path.roundedRect(box, radiusX: 20, radiusY: 20)
      switch number % 6 {
      case 0: items.append(.fill(shape, paint))
      case 1: items.append(.glyphs(run, paint))
      case 2: items.append(.group([.fill(shape, paint), .clear(run)], opacity: 0.5))
      case 3:
        items.append(.transformed([.fill(shape, paint)], by: Affine(0.8, 0.6, -0.6, 0.8, 300, 0)))
      case 4: items.append(.transformed([.glyphs(run, paint)], by: .translation(3.3, 4.4)))
      default:
        if hasManyColors {
          items.append(
            .image(PlacedImage(image, box: box), .original(opacity: number % 4 == 1 ? 1 : 0.6)))
        } else {
          items.insert(.described("", [.fill(shape, paint)]), at: 0)
        }
      }
    }
    return DisplayList(width: width, height: height, items: items, altText: "bands")
  }

  @Test(arguments: [true, false], [Color.white, nil])
  func `Bands give the same picture as drawing at once`(
    hasManyColors: Bool, background: Color?
  ) throws {
    var random = SplitMix64(state: hasManyColors ? 3 : 4)
    let list = try list(&random, hasManyColors: hasManyColors)
    let renderer = PNGRenderer()
    let file = try renderer.png(list, background: background)
    let whole = try RasterRenderer(snapping: .automatic).pixmap(list, background: background)
    try #require(whole.width * whole.height > PNGEncoder.mostPixelsAtOnce)
    #expect((file.width, file.height) == (whole.width, whole.height))
    let facts = try TestPictures.facts([file.bytes])[0]
    #expect(facts.checksum == TestPictures.checksum(whole))
    #expect((facts.width, facts.height) == (whole.width, whole.height))
    // Regardless of the previous picture.
    #expect(try renderer.png(list, background: background).bytes == file.bytes)
  }

  @Test func `Cleared and enlarged content appears in all its bands`() throws {
    let symbol = try ResolvedSymbol(
      "square.fill", in: try TestLibrary.bundled.get(), beside: try TestLibrary.inter(size: 20))
    // Half a pixel from its final position, forty times as large: twenty pixels.
    let run = GlyphRun(font: symbol.font, glyphs: [.init(id: symbol.glyph, origin: Point(4, 30.5))])
    let whole = Rect(x: 0, y: 0, width: 1100, height: 1500)
    let all = DisplayItem.fill(.roundedRect(whole, radiusX: 0, radiusY: 0), .red)
    let map = Affine(40, 0, 0, 40, -100, -20)
    let scenes: [[DisplayItem]] = [
      [all, .transformed([.clear(run)], by: map)],
      [all, .described("a", [.clear(run)])],
      [
        all,
        .transformed(
          [
            .fill(
              .roundedRect(Rect(x: 2, y: 1, width: 2, height: 2), radiusX: 0, radiusY: 0), .black),
            .clear(run),
          ], by: map),
      ],
      [.transformed([.glyphs(run, .black)], by: map)],
      [.group([.transformed([.glyphs(run, .black)], by: map)], opacity: 0.5)],
      [.transformed([.group([.glyphs(run, .black)], opacity: 0.5)], by: map)],
    ]
    for items in scenes {
      let list = DisplayList(width: 1100, height: 1500, items: items)
      let facts = try TestPictures.facts([try PNGRenderer().png(list).bytes])[0]
      #expect(facts.checksum == TestPictures.checksum(try RasterRenderer().pixmap(list)))
    }
    // A group must be large enough for content outside its own bounds.
    let plain = DisplayList(width: 1100, height: 1500, items: scenes[3])
    let grouped = DisplayList(width: 1100, height: 1500, items: [.group(scenes[3], opacity: 1)])
    let (a, b) = (try RasterRenderer().pixmap(plain), try RasterRenderer().pixmap(grouped))
    #expect(zip(a.pixels, b.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  @Test func `Wide, high and small pictures`() throws {
    for (width, height) in [(300_000.0, 5.0), (5, 300_000), (1, 1), (1_100_000, 1), (1, 1_100_000)]
    {
      let paint = Paint.color(Color(red: 0, green: 0.25, blue: 1))
      let box = Rect(x: 0, y: 0, width: width, height: height).insetBy(dx: 0.25, dy: 0.25)
      let list = DisplayList(
        width: width, height: height,
        items: [.fill(.roundedRect(box, radiusX: 0, radiusY: 0), paint)])
      guard max(width, height) < 262_143 else {
        // FreeType's coordinates are too small.
        #expect(throws: RenderingError.self) { try PNGRenderer().png(list) }
        continue
      }
      let file = try PNGRenderer().png(list, background: .white)
      let whole = try RasterRenderer().pixmap(list, background: .white)
      #expect(try TestPictures.facts([file.bytes])[0].checksum == TestPictures.checksum(whole))
    }
    let empty = DisplayList(width: 4000, height: 3000, items: [])
    #expect(try TestPictures.facts([try PNGRenderer().png(empty).bytes])[0].width == 4000)
  }

  @Test func `An oversized picture is refused before drawing`() throws {
    let list = DisplayList(width: 20_000, height: 20_000, items: [])
    let error = #expect(throws: RenderingError.self) { try PNGRenderer().png(list) }
    #expect(error?.description.contains("20000 × 20000") == true)
  }

  @Test func `A band contains the items that touch it, in order`() throws {
    var random = SplitMix64(state: 9)
    let items = (0..<300).map { _ in
      let y = Double.random(in: -100...1100, using: &random)
      return DisplayItem.fill(
        .roundedRect(
          Rect(x: 0, y: y, width: 3, height: .random(in: 0...90, using: &random)), radiusX: 0,
          radiusY: 0), .black)
    }
    var banded = BandedItems(items, pixelRatio: 1, height: 1000)
    for top in stride(from: 0, to: 1000, by: 64) {
      let rows = top..<min(top + 64, 1000)
      let found = banded.items(in: rows).compactMap { $0.bounds?.minY }
      let touching = items.compactMap { item -> Double? in
        guard let box = item.bounds, box.maxY > Double(rows.lowerBound),
          box.minY < Double(rows.upperBound)
        else { return nil }
        return box.minY
      }
      // In order and complete.
      let order = items.compactMap { $0.bounds?.minY }
      #expect(
        found.map { order.firstIndex(of: $0)! } == found.map { order.firstIndex(of: $0)! }.sorted())
      #expect(Set(touching).isSubset(of: found))
      #expect(found.count <= touching.count + 12)
    }
  }
}
