internal import SymtextFonts
@testable import SymtextDrawing
@testable import SymtextImageFormats
@testable import SymtextGraphics
@testable import SymtextVectorFormats
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing
@testable import SymtextTextLayout

/// Transformed items, compared with items whose coordinates were transformed.
struct TransformTests {
  private static let (width, height) = (96, 80)

  private func pixmap(_ items: [DisplayItem], pixelRatio: Double = 2) throws -> Pixmap {
    try RasterRenderer().pixmap(
      DisplayList(width: Double(Self.width), height: Double(Self.height), items: items),
      pixelRatio: pixelRatio)
  }

  private func largest(_ a: Pixmap, _ b: Pixmap) -> Int {
    zip(a.pixels, b.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 255
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    .roundedRect(Rect(x: x, y: y, width: width, height: height), radiusX: 3, radiusY: 3)
  }

  /// Rotated by 30°, mirrored and scaled, skewed, flat, and translated.
  private static let maps = [
    Affine(0.866, 0.5, -0.5, 0.866, 30, -12), Affine(-1.5, 0, 0, 1.25, 90, 4),
    Affine(1, 0.2, 0.6, 0.7, -8, 6), Affine(1.3, 0, 0, 0.05, 0, 40), .translation(3.25, -2.6),
  ]

  private var gradient: Paint {
    .gradient(
      LinearGradient(
        from: Point(12, 20), to: Point(50, 44),
        stops: [
          .init(offset: 0, color: Color(red: 1, green: 0, blue: 0)),
          .init(offset: 1, color: Color(red: 0, green: 0.4, blue: 1, alpha: 0.3)),
        ]))
  }

  /// At whole pixels an item keeps its position when drawn without a transform.
  private func run(_ x: Double, _ y: Double) throws -> GlyphRun {
    let symbol = try ResolvedSymbol(
      "bell.badge", in: try TestLibrary.bundled.get(), beside: try TestLibrary.inter(size: 24))
    return GlyphRun(
      font: symbol.font,
      glyphs: [
        .init(id: symbol.glyph, origin: Point(x, y)),
        .init(id: symbol.glyph, origin: Point(x + 18, y)),
      ])
  }

  /// Returns an item with transformed coordinates.
  private func moved(_ item: DisplayItem, by map: Affine) -> DisplayItem {
    switch item {
    case .fill(let path, let paint):
      .fill(path.transformed(by: map), paint.transformed(by: map))
    case .glyphs(let run, let paint):
      .fill(run.outline.transformed(by: map), paint.transformed(by: map))
    case .group(let items, let opacity):
      .group(items.map { moved($0, by: map) }, opacity: opacity)
    case .composite(let source, let mode, let backdrop):
      .composite(
        source.map { moved($0, by: map) }, mode, onto: backdrop.map { moved($0, by: map) })
    case .transformed(let items, let own):
      .group(items.map { moved($0, by: map * own) })
    case .described(let text, let items): .described(text, items.map { moved($0, by: map) })
    case .moving(_, _, let items): .group(items.map { moved($0, by: map) })
    case .cut(let path): .cut(path.transformed(by: map))
    case .image, .vectors, .clear, .link: item
    }
  }

  @Test(arguments: maps)
  func `A transformed item looks as if drawn there`(map: Affine) throws {
    let items: [DisplayItem] = [
      .fill(rect(10, 16, 44, 30), gradient), .glyphs(try run(14, 40), .blue),
      .glyphs(try run(30, 60), gradient),
      .group(
        [
          .fill(rect(40, 30, 30, 30), .red),
          .transformed([.fill(rect(4, 4, 20, 9), .black)], by: .translation(30, 40)),
        ], opacity: 0.5),
      .described("a", [.glyphs(try run(50, 70), .red)]),
    ]
    let ours = try pixmap([.transformed(items, by: map)])
    let theirs = try pixmap(items.map { moved($0, by: map) })
    #expect(largest(ours, theirs) <= 2)
    #expect(try pixmap([.group([.transformed(items, by: map)])]).pixels.contains { $0 > 100 })
  }

  @Test func `Nested transforms are one transform`() throws {
    let item = DisplayItem.glyphs(try run(14, 40), gradient)
    let (outer, inner) = (Self.maps[0], Self.maps[2])
    let nested = DisplayItem.transformed([.transformed([item], by: inner)], by: outer)
    let whole = DisplayItem.transformed([item], by: outer * inner)
    #expect(largest(try pixmap([nested]), try pixmap([whole])) <= 1)
    let (a, b) = (try #require(nested.bounds), try #require(whole.bounds))
    // The bounding box of a box may be larger.
    #expect(a.union(b).insetBy(dx: -1e-9, dy: -1e-9).minX <= b.minX)
    #expect(a.minX <= b.minX + 1e-9 && a.maxX >= b.maxX - 1e-9)
  }

  @Test func `An item does not jump when it begins to move`() throws {
    // Between pixels: glyphs and images are still aligned to them.
    let items: [DisplayItem] = [
      .glyphs(try run(14.13, 40.37), .blue),
      .image(
        PlacedImage(
          Bitmap(TestImages.pixmap(8, 8) { x, y in [UInt8(20 * x), UInt8(20 * y), 90, 255] }),
          box: Rect(x: 0, y: -8, width: 8, height: 8), origin: Point(60.3, 50.2)),
        .original(opacity: 1)),
    ]
    let still = try pixmap(items, pixelRatio: 1)
    let begun = try pixmap([.transformed(items, by: .identity)], pixelRatio: 1)
    // 1/64 of a pixel's coverage, because overlapping contours are counted differently.
    #expect(largest(still, begun) <= 4)
    let moving = try pixmap([.transformed(items, by: .translation(0.25, 0))], pixelRatio: 1)
    #expect((3...200).contains(largest(still, moving)))
  }

  @Test func `A clearing item is transformed and clears items with other transforms`() throws {
    let scale = Affine(1.5, 0, 0, 1.5, -10, -20)
    let clearing = try run(14, 40)
    let larger = GlyphRun(
      font: clearing.font.withSize(1.5 * clearing.font.size),
      glyphs: clearing.glyphs.map { .init(id: $0.id, origin: scale * $0.origin) })
    let turned = DisplayItem.transformed([.fill(rect(0, 0, 60, 60), .red)], by: Self.maps[0])
    let ours = try pixmap([.group([turned, .transformed([.clear(clearing)], by: scale)])])
    let theirs = try pixmap([.group([turned, .clear(larger)])])
    #expect(largest(ours, theirs) <= 6)
    #expect(largest(ours, try pixmap([turned])) > 200)
  }

  @Test func `A rotated image has its pixels elsewhere`() throws {
    let bitmap = TestImages.pixmap(20, 12) { x, y in [UInt8(12 * x), UInt8(20 * y), 40, 255] }
    let turned = TestImages.pixmap(12, 20) { x, y in
      let start: Int = 4 * (20 * (11 - x) + y)
      return Array(bitmap.pixels[start..<start + 4])
    }
    func image(_ pixmap: Pixmap, _ x: Double, _ y: Double) -> DisplayItem {
      let box = Rect(x: 0, y: 0, width: Double(pixmap.width), height: Double(pixmap.height))
      return .image(
        PlacedImage(Bitmap(pixmap), box: box, origin: Point(x, y)), .original(opacity: 0.8))
    }
    let quarter = Affine(0, 1, -1, 0, 40, 10)
    let ours = try pixmap([.transformed([image(bitmap, 0, 0)], by: quarter)], pixelRatio: 1)
    #expect(largest(ours, try pixmap([image(turned, 28, 10)], pixelRatio: 1)) <= 1)
  }

  @Test func `A rotated image of one colour is the shape of its box`() throws {
    let bitmap = Bitmap(TestImages.pixmap(6, 6) { _, _ in [0, 0, 255, 255] })
    let box = Rect(x: 0, y: 0, width: 24, height: 16)
    for map in Self.maps.prefix(3) + [
      Affine(3, 1, -1, 3, 20, 10), Affine(0.2, 0.1, -0.1, 0.2, 9, 9),
    ] {
      let image = DisplayItem.image(
        PlacedImage(bitmap, box: box, origin: Point(10, 20)), .original(opacity: 1))
      let shape = DisplayItem.fill(
        .roundedRect(box.offsetBy(Vector(10, 20)), radiusX: 0, radiusY: 0), .blue)
      let ours = try pixmap([.transformed([image], by: map)])
      let theirs = try pixmap([.transformed([shape], by: map)])
      #expect(largest(ours, theirs) < 80, "\(map)")
      let sums = [ours, theirs].map { $0.pixels.reduce(0) { $0 + Int($1) } }
      #expect(abs(sums[0] - sums[1]) * 50 <= sums[1], "\(map)")
    }
  }

  @Test(arguments: [
    Affine(0, 0, 0, 0, 5, 5), Affine(1, 2, 2, 4, 0, 0), Affine(.nan, 0, 0, 1, 0, 0),
    Affine(1, 0, 0, .infinity, 0, 0), Affine(1, 0, 0, 1, .nan, 0),
  ])
  func `Invisible items are not drawn`(map: Affine) throws {
    let items: [DisplayItem] = [
      .transformed(
        [
          .fill(rect(10, 16, 44, 30), gradient), .glyphs(try run(14, 40), .blue),
          .group([.clear(try run(14, 40))]),
        ], by: map)
    ]
    #expect(items.bounds == nil)
    #expect(try pixmap(items).pixels.allSatisfy { $0 == 0 })
    let list = DisplayList(width: 50, height: 50, items: items)
    #expect(!String(decoding: try list.svg(), as: UTF8.self).contains("<path"))
    #expect(try PDFDocument(list).complaints.isEmpty)
    #expect(try ContrastReport(list, background: .white).entries.isEmpty)
  }

  @Test func `A translated picture is complete`() throws {
    let item = DisplayItem.transformed([.glyphs(try run(14, 40), .blue)], by: Self.maps[0])
    let there = try pixmap([item.offsetBy(Vector(7, 5))], pixelRatio: 1)
    let here = try pixmap([item], pixelRatio: 1)
    for (x, y) in [(20, 30), (31, 42), (40, 40), (25, 51)] {
      #expect(TestImages.pixel(here, x, y) == TestImages.pixel(there, x + 7, y + 5))
    }
    #expect(here.pixels.contains { $0 > 100 })
  }

  @Test func `Transforms do not change the contrast`() throws {
    let list = try TestLibrary.label(
      "a {cloud.sun.rain mode=hierarchical color=rgb(0 0 0 / 50%)} b", size: 34
    ).displayList()
    let still = try ContrastReport(list, background: .white).entries
    let map = Affine(0.866, 0.5, -0.5, 0.866, 30, 12)
    let moved = DisplayList(
      width: 200, height: 200, items: [.transformed(list.items, by: map)])
    let found = try ContrastReport(moved, background: .white).entries
    #expect(found.map(\.kind) == still.map(\.kind) && found.map(\.name) == still.map(\.name))
    for (a, b) in zip(found, still) { #expect(abs(a.ratio - b.ratio) < 0.1) }
  }

  @Test func `Transforms do not change the alternative text`() throws {
    let list = try TestLibrary.label("Add {heart} now", size: 20).displayList(padding: 4)
    let moved = DisplayList(
      width: 200, height: 120,
      items: [.transformed(list.items, by: Affine(1.2, 0.3, -0.3, 1.2, 20, 5))],
      altText: list.altText)
    let text = try PDFDocument(moved).text
    // PDF readers infer word boundaries from the distance of rotated letters.
    #expect(text.filter { !$0.isWhitespace } == "AddHeartnow", "\(text)")
    #expect(moved.description.contains("transformed 1.2 0.3 -0.3 1.2 20.0 5.0"))
  }
}
