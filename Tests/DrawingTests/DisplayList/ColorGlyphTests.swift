@testable import SymtextImageFormats
@testable import SymtextOpenType
@testable import SymtextGraphics
@testable import SymtextDrawing
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing
@testable import SymtextFonts
@testable import SymtextTextLayout

/// Colour glyphs.
struct ColorGlyphTests {
  private func font(_ font: TestColorFont, size: Double = 20) throws -> Font {
    Font(face: try Face(file: try font.file), size: size)
  }

  /// Returns a text's display items, from an origin.
  private func items(
    _ text: String, _ font: Font, at origin: Point = .zero, color: Color = .black
  ) -> [DisplayItem] {
    var pen = origin
    var glyphs: [GlyphRun.Glyph] = []
    for glyph in font.face.glyphs(of: text) {
      glyphs.append(.init(id: glyph, origin: pen))
      pen.x += font.advance(of: glyph)
    }
    return GlyphRun(font: font, glyphs: glyphs).items(color: color).flatMap(\.steps)
  }

  private func draw(_ items: [DisplayItem], _ width: Double, _ height: Double) throws -> Pixmap {
    try RasterRenderer().pixmap(
      DisplayList(width: width, height: height, items: items), background: .white)
  }

  // MARK: Which fonts

  @Test func `Fonts without colours are drawn as before`() throws {
    for font in [try TestLibrary.inter(), try TestLibrary.serif()] {
      #expect(!font.face.hasColorGlyphs)
      guard case .glyphs(let run, .black) = items("Text", font).first else {
        Issue.record("the text is not one run")
        return
      }
      #expect(run.glyphs.count == 4)
    }
  }

  @Test func `A colour glyph that cannot be painted falls back to its outline`() throws {
    let broken = try font(.broken)
    #expect(broken.face.hasColorGlyphs)
    let drawn = items("acp", broken)
    #expect(drawn.count == 1)
    guard case .glyphs(let run, .black) = drawn.first else {
      Issue.record("the text is not one run")
      return
    }
    #expect(run.glyphs.count == 3)
    _ = try draw(drawn, 60, 30)
  }

  // MARK: Images

  @Test(arguments: [9.0, 17, 34, 109, 250])
  func `An emoji has the size and position in the font`(size: Double) throws {
    // The values of CBLC and CBDT for the grinning face: 136 × 128 pixels, 101 of them above the baseline, at 109
    // pixels per em.
    let emoji = Font(face: try Face(file: TestFonts.emoji), size: size)
    #expect(emoji.face.hasColorGlyphs)
    let drawn = items("😀", emoji, at: Point(5, 300))
    #expect(drawn.count == 1)
    guard case .image(let image, .original(opacity: 1)) = drawn.first else {
      Issue.record("it is no image")
      return
    }
    #expect((image.bitmap.pixmap.width, image.bitmap.pixmap.height) == (136, 128))
    let unit = size / 109
    let expected = Rect(
      minX: 5, minY: 300 - 101 * unit, maxX: 5 + 136 * unit, maxY: 300 + 27 * unit)
    // HarfBuzz rounds to font units.
    let limit = size / 2048
    #expect(abs(image.frame.minX - expected.minX) <= limit)
    #expect(abs(image.frame.minY - expected.minY) <= limit)
    #expect(abs(image.frame.maxX - expected.maxX) <= 2 * limit)
    #expect(abs(image.frame.maxY - expected.maxY) <= 2 * limit)
    // Its ink is yellow and within the box.
    let pixmap = try draw(drawn, 340, 400)
    let middle = TestImages.pixel(pixmap, Int(expected.midX), Int(expected.minY + 30 * unit))
    #expect(middle[0] > 200 && middle[1] > 140 && middle[2] < 120, "\(middle)")
  }

  @Test func `Emoji split a run of letters`() throws {
    let images = try font(.images)
    let drawn = items("appa", images, at: Point(0, 20))
    #expect(drawn.count == 4)
    guard case .glyphs(let first, _) = drawn[0], case .image(let image, _) = drawn[1],
      case .image(let next, _) = drawn[2], case .glyphs(let last, _) = drawn[3]
    else {
      Issue.record("the steps are not letters, two images, letters")
      return
    }
    #expect(first.glyphs.count == 1 && last.glyphs.count == 1)
    #expect(image.bitmap.id == next.bitmap.id)
    // The larger of two sizes; 50 × 100 at 100 per em, 10 to the right, 20 below the baseline.
    #expect(image.bitmap.pixmap.height == 100)
    #expect(image.frame == Rect(x: 16 + 2, y: 20 - 16, width: 10, height: 20))
    let pixmap = try draw(drawn, 64, 30)
    #expect(TestImages.pixel(pixmap, 23, 12) == [0, 128, 0, 255])
    #expect(TestImages.pixel(pixmap, 5, 15) == [0, 0, 0, 255])
  }

  @Test func `Images are found beside empty outlines`() throws {
    let both = try font(.outlinesAndImages, size: 109)
    let drawn = items("ap", both)
    #expect(drawn.count == 2)
    guard case .glyphs = drawn[0], case .image(let image, _) = drawn[1] else {
      Issue.record("the steps are not a letter and an image")
      return
    }
    #expect(image.bitmap.pixmap.width == 136)
    #expect(abs(image.frame.minY + 101) < 0.2 && abs(image.frame.maxY - 27) < 0.2)
  }

  @Test func `The text's opacity applies to images, its hue does not`() throws {
    let red = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    let drawn = items("p", try font(.images), at: Point(0, 20), color: red)
    guard case .image(_, .original(opacity: 0.5)) = drawn.first else {
      Issue.record("it is no thin image")
      return
    }
    #expect(TestImages.pixel(try draw(drawn, 20, 30), 7, 12) == [127, 191, 127, 255])
  }

  // MARK: Layers

  @Test func `Layers are painted back to front from the first palette`() throws {
    let layers = try font(.layers)
    let text = Color(red: 0, green: 0.6, blue: 0)
    let drawn = items("ac", layers, at: Point(1, 25), color: text)
    // The letter, then three layers: the fourth's colour is missing from the palette.
    #expect(drawn.count == 4)
    let colors = drawn.compactMap { item -> Color? in
      guard case .glyphs(let run, let paint) = item else { return nil }
      #expect(run.glyphs.count == 1)
      return paint.flatColor
    }
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1, alpha: 128.0 / 255)
    #expect(colors == [text, red, blue, text])
    let pixmap = try draw(drawn, 40, 30)
    #expect(TestImages.pixel(pixmap, 25, 23) == [255, 0, 0, 255])
    #expect(TestImages.pixel(pixmap, 25, 19) == [0, 153, 0, 255])
  }

  @Test func `The text's opacity applies to the layers as a group`() throws {
    let drawn = items(
      "c", try font(.layers), at: Point(0, 20), color: Color.black.multiplyingOpacity(by: 0.5))
    guard case .group(let layers, opacity: 0.5) = drawn.first, drawn.count == 1 else {
      Issue.record("it is no group")
      return
    }
    #expect(layers.compactMap(\.color).map(\.alpha) == [1, 128.0 / 255, 1])
    // The black layer above hides the red one below it completely.
    #expect(TestImages.pixel(try draw(drawn, 20, 30), 8, 14) == [127, 127, 127, 255])
  }

  @Test func `The palette is the first one, the one for a background, or the one with a number`()
    throws
  {
    let paints = Font(face: try Face(file: try TestPaintFont.file), size: 20)
    let solid = GlyphRun(
      font: paints,
      glyphs: [.init(id: try #require(paints.face.glyph(for: 0x4E00)), origin: .zero)])
    let palettes = [FontPalette.normal, .light, .dark, .number(0), .number(1), .number(2)]
    let colors = palettes.map { palette in
      solid.items(color: .black, palette: palette).flatMap(\.steps)
        .compactMap(\.color).filter { $0.alpha > 0 }.map(\.rgb)
    }
    #expect(
      colors == [[0xE61A1A], [0xE61A1A], [0x801A1A], [0xE61A1A], [0x801A1A], [0xE61A1A]])
  }

  @Test func `Concurrent threads get the same image`() async throws {
    let images = try font(.images)
    let ids = await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<16 {
        group.addTask { GlyphImages.bitmap(of: 4, in: images)?.id }
      }
      return await group.reduce(into: Set<Int?>()) { $0.insert($1) }
    }
    #expect(ids.count == 1 && !ids.contains(nil))
  }
}

extension DisplayItem {
  /// The single fill colour.
  fileprivate var color: Color? {
    switch self {
    case .fill(_, let paint), .glyphs(_, let paint): paint.flatColor
    default: nil
    }
  }
}
