@testable import SymtextImageFormats
@testable import SymtextGraphics
@testable import SymtextDrawing
@testable import SymtextVectorFormats
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing
import SymtextTextLayout

/// Documents rendered by poppler, compared with symtext's pixels.
struct PDFPictureTests {
  /// Returns the mean difference of colour components, of 255, where symtext's neighbouring pixels are alike.
  private func difference(
    _ items: [DisplayItem], width: Double, height: Double, pixelRatio: Double
  ) throws -> (mean: Double, most: Int, share: Double) {
    let list = DisplayList(width: width, height: height, items: items)
    let document = try PDFDocument(list, background: .white)
    #expect(try document.complaints.isEmpty)
    let theirs = try document.picture(pixelRatio: pixelRatio)
    let ours = try RasterRenderer().pixmap(list, pixelRatio: pixelRatio, background: .white)
    try #require(ours.width == theirs.width && ours.height == theirs.height)
    var (sum, most, count) = (0, 0, 0)
    let stride = ours.width * 4
    for y in 2..<ours.height - 2 {
      for x in 2..<ours.width - 2 {
        let place = y * stride + x * 4
        guard (0..<3).allSatisfy({ isFlat(ours.pixels, at: place + $0, stride: stride) }) else {
          continue
        }
        for part in 0..<3 {
          let difference = abs(Int(ours.pixels[place + part]) - Int(theirs.pixels[place + part]))
          sum += difference
          most = max(most, difference)
          count += 1
        }
      }
    }
    let all = (ours.width - 4) * (ours.height - 4) * 3
    return (Double(sum) / Double(max(count, 1)), most, Double(count) / Double(all))
  }

  private func isFlat(_ pixels: [UInt8], at place: Int, stride: Int) -> Bool {
    let own = Int(pixels[place])
    for row in [-2, -1, 0, 1, 2] {
      for column in [-8, -4, 0, 4, 8] {
        if abs(Int(pixels[place + row * stride + column]) - own) >= 8 { return false }
      }
    }
    return true
  }

  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    .roundedRect(Rect(x: x, y: y, width: width, height: height), radiusX: 0, radiusY: 0)
  }

  private func gradient(_ stops: [(Double, Color)]) -> Paint {
    .gradient(
      LinearGradient(
        from: Point(10, 5), to: Point(90, 45),
        stops: stops.map { .init(offset: $0.0, color: $0.1) }))
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0.2, blue: 1)
  private let green = Color(red: 0, green: 0.6, blue: 0.2)

  @Test(arguments: [1.0, 2, 4])
  func `Text and symbols in all modes`(pixelRatio: Double) throws {
    let list = try TestLibrary.label(
      """
      Half {bell.badge mode=hierarchical color=#00a07080} AVATAR مرحبا
      {cloud.sun.rain mode=multicolor} {wifi value=0.4} {bell.slash mode=hierarchical}
      {trash.slash.fill} {folder.badge.plus mode=multicolor} {heart.slash color=#ff000080}
      """, size: 34, color: Color(red: 0.2, green: 0, blue: 0.4, alpha: 0.7)
    ).displayList(padding: 6)
    let found = try difference(
      list.items, width: list.width.rounded(.up), height: list.height.rounded(.up),
      pixelRatio: pixelRatio)
    #expect(found.mean < 0.05)
    #expect(found.share > 0.5)
  }

  @Test func `Gradients, with their own opacity`() throws {
    let symbol = try TestLibrary.label("{trash.slash.fill}", size: 40).displayList().items
      .flatMap(\.steps)
    let stops = [(0.0, red), (0.3, Color(red: 1, green: 1, blue: 0)), (0.3, blue), (0.9, red)]
    let faint = [
      (0.0, red.multiplyingOpacity(by: 0)), (0.5, blue.multiplyingOpacity(by: 0.4)), (1.0, red),
    ]
    for paint in [
      gradient(stops), gradient(stops).multiplyingOpacity(by: 0.5), gradient(faint),
      gradient([(0.5, red)]),
      gradient([(0.2, red), (0.2, red)]),
    ] {
      let glyphs = symbol.compactMap { step -> DisplayItem? in
        if case .glyphs(let run, _) = step {
          .glyphs(run, paint).offsetBy(Vector(20, 5))
        } else {
          nil
        }
      }
      let found = try difference(
        [.fill(box(0, 0, 60, 25), .color(.black)), .fill(box(5, 2, 90, 20), paint)] + glyphs,
        width: 100, height: 60, pixelRatio: 2)
      #expect(found.mean < 0.4, "\(paint)")
      #expect(found.most < 12, "\(paint)")
    }
  }

  @Test func `Transformed items`() throws {
    let badge = try ResolvedSymbol(
      "circle.fill", in: try TestLibrary.bundled.get(), beside: try TestLibrary.inter(size: 40))
    let hole = GlyphRun(font: badge.font, glyphs: [.init(id: badge.glyph, origin: Point(20, 40))])
    let bitmap = Bitmap(
      TestImages.pixmap(16, 16) { x, y in [UInt8(x * 15), UInt8(y * 15), 0, 255] })
    let map = Affine(0.9, 0.3, -0.2, 0.8, 18, -6)
    let faint = gradient([
      (0.0, red.multiplyingOpacity(by: 0)), (0.5, blue.multiplyingOpacity(by: 0.4)), (1.0, red),
    ])
    let text = try TestLibrary.label("Ag {bell.badge mode=hierarchical}", size: 24).displayList()
    let scenes: [[DisplayItem]] = [
      [.fill(box(5, 5, 80, 40), gradient([(0, red), (1, blue)]))],
      [.fill(box(5, 5, 80, 40), faint)],
      [
        .group(
          [.fill(box(5, 5, 60, 40), gradient([(0, red), (1, blue)])), .clear(hole)], opacity: 0.5)
      ],
      [
        .group([
          .fill(box(5, 5, 60, 40), .color(green)),
          .transformed([.clear(hole)], by: .translation(9, 3)),
        ])
      ],
      text.items,
      [
        .image(
          PlacedImage(bitmap, box: Rect(x: 0, y: 0, width: 40, height: 40), origin: Point(20, 10)),
          .original(opacity: 0.7))
      ],
    ]
    for (number, scene) in scenes.enumerated() {
      for items in [
        [DisplayItem.transformed(scene, by: map)],
        [.group([.transformed(scene, by: map)], opacity: 0.9)],
        [.transformed([.transformed(scene, by: .translation(4, 6))], by: map)],
      ] {
        let found = try difference(items, width: 100, height: 70, pixelRatio: 2)
        #expect(found.mean < 0.6, "\(number)")
        #expect(found.most < 16, "\(number)")
      }
    }
  }

  @Test func `Large images are compressed as they are made`() throws {
    // Five megabytes; half of it is invisible, from the top.
    let image = Bitmap(
      TestImages.pixmap(1500, 1000) { x, y in
        let alpha = max(0, min(255, (y - 300) / 2))
        return [UInt8(alpha * x / 1500), UInt8(alpha * y / 1000), UInt8(alpha / 2), UInt8(alpha)]
      })
    for paint in [ImagePaint.original(opacity: 1), .template(red)] {
      let box = Rect(x: 2, y: 3, width: 90, height: 60)
      let found = try difference(
        [.image(PlacedImage(image, box: box), paint)], width: 100, height: 70, pixelRatio: 2)
      #expect(found.mean < 1 && found.most < 16, "\(found)")
    }
  }

  @Test func `Groups with opacity, clearing in them, and images`() throws {
    let badge = try ResolvedSymbol(
      "circle.fill", in: try TestLibrary.bundled.get(), beside: try TestLibrary.inter(size: 40))
    func circle(_ x: Double, _ y: Double) -> GlyphRun {
      GlyphRun(font: badge.font, glyphs: [.init(id: badge.glyph, origin: Point(x, y))])
    }
    let image = Bitmap(
      TestImages.pixmap(16, 16) { x, y in [UInt8(40 + 3 * x), UInt8(90 - 2 * y), 0, 128] })
    let items: [DisplayItem] = [
      .fill(box(0, 30, 120, 40), .color(blue)),
      .group(
        [
          .fill(box(10, 10, 50, 50), .color(red)), .fill(box(30, 20, 60, 50), .color(green)),
          .image(
            PlacedImage(image, box: Rect(x: 40, y: 15, width: 64, height: 32)),
            .original(opacity: 0.8)),
          .group([.fill(box(70, 5, 20, 60), .color(.black))], opacity: 0.5),
          .clear(circle(30, 50)), .glyphs(circle(42, 66), .color(red)), .clear(circle(60, 40)),
        ], opacity: 0.6),
      .image(
        PlacedImage(image, box: Rect(x: 8, y: 60, width: 32, height: 32)), .template(red)),
    ]
    let found = try difference(items, width: 120, height: 100, pixelRatio: 2)
    #expect(found.mean < 0.1)
    #expect(found.most < 12)
  }

  @Test func `Abutting or overlapping parts of one shape show no seam`() throws {
    let symbol = try ResolvedSymbol(
      "square.fill", in: try TestLibrary.bundled.get(), beside: try TestLibrary.inter(size: 40))
    let half = Paint.color(Color(red: 0, green: 0, blue: 0, alpha: 0.5))
    let run = GlyphRun(
      font: symbol.font,
      glyphs: [10.3, 30.6].map { .init(id: symbol.glyph, origin: Point($0, 50)) })
    let document = try PDFDocument(
      DisplayList(width: 100, height: 60, items: [.described("squares", [.glyphs(run, half)])]),
      background: .white)
    let picture = try document.picture(pixelRatio: 1)
    let middle = (25..<60).map { TestImages.pixel(picture, $0, 35)[0] }
    #expect(middle.allSatisfy { abs($0 - 127) <= 1 })
    #expect(try document.text == "squares")
  }

  @Test func `Empty and unusual pictures are valid files`() throws {
    for list in [
      DisplayList(width: 0, height: 0, items: []),
      DisplayList(
        width: 10, height: 10,
        items: [
          .fill(Path(), .black), .fill(box(.nan, 0, .infinity, 1e300), .black),
          .group([], opacity: 0.5), .described("", []), .described("nothing", []),
          .fill(box(0, 0, 1e-9, 5), gradient([])),
        ]),
    ] {
      let document = try PDFDocument(list)
      #expect(try document.complaints.isEmpty)
      #expect(try !document.facts.content.contains("nan"))
    }
    #expect(throws: RenderingError.self) {
      try DisplayList(width: .nan, height: 1, items: []).pdf()
    }
  }

  @Test(arguments: [
    (0, "0"), (-0.00004, "0"), (1, "1"), (-12.5, "-12.5"), (0.25, ".25"), (-0.0625, "-.0625"),
    (1e-7, "0"), (123456.78901, "123456.789"), (.nan, "0"), (.infinity, "0"), (1e300, "0"),
    (99.99999, "100"),
  ])
  func `Numbers are short`(value: Double, text: String) {
    #expect(PDFSyntax.number(value) == text)
  }
}
