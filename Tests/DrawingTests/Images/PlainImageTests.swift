internal import SymtextFonts
@testable import SymtextGraphics
@testable import SymtextDrawing
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing
@testable import SymtextImageFormats
@testable import SymtextTextLayout

struct PlainImageTests {
  private func image(_ name: String) throws -> PlainImage {
    try PlainImage(file: try TestImages.file(name))
  }

  private func square(_ side: Int = 20) throws -> PlainImage {
    try PlainImage(
      Bitmap(TestImages.pixmap(side, side) { _, _ in [0, 0, 0, 255] }), altText: "A square")
  }

  // MARK: Facts in the file

  @Test func `The size in points comes from the name, the file, or the pixels, in this order`()
    throws
  {
    let plain = try image("rgb.png")
    #expect((plain.width, plain.height) == (23, 17))
    let dense = try image("described.png")
    #expect((dense.width, dense.height) == (11.5, 8.5))
    let uneven = try image("titled.png")
    #expect((uneven.width, uneven.height) == (23, 34))
    let marked = try image("packed_words-here@3x.png")
    #expect(abs(marked.width - 23.0 / 3) < 1e-12 && abs(marked.height - 17.0 / 3) < 1e-12)
    let bytes = try PackageFiles.bytes(try TestImages.file("described.png"))
    #expect(try PlainImage(png: bytes, name: "described@3x.png").width == 23.0 / 3)
    for name in ["a@0x.png", "a@x.png", "a2x.png", "@٣x.png"] {
      #expect(try PlainImage(png: bytes, name: name).width == 11.5)
    }
  }

  @Test func `Images are described by their file, or else by its name`() throws {
    #expect(try image("described.png").altText == "A 図 of all colours")
    #expect(try image("titled.png").altText == "Un café")
    #expect(try image("packed_words-here@3x.png").altText == "packed words here")
    #expect(try image("grey-alpha.png").altText == "grey alpha")
  }

  // MARK: Sizes

  @Test func `A new size scales the baseline`() throws {
    let image = try square().withBaselineOffset(fromBottom: 5)
    let half = try image.scaled(toHeight: 10)
    #expect((half.width, half.height, half.baselineOffsetFromBottom) == (10, 10, 2.5))
    let wide = try image.withSize(width: 60, height: 20)
    #expect((wide.width, wide.height, wide.baselineOffsetFromBottom) == (60, 20, 5))
  }

  @Test(arguments: [0.0, -3, .nan, .infinity])
  func `An invalid size is an error`(side: Double) throws {
    let image = try square()
    #expect(throws: ImageError.self) { try image.withSize(width: side, height: 5) }
    #expect(throws: ImageError.self) { try image.scaled(toHeight: side) }
    #expect(throws: ImageError.self) {
      try PlainImage(image.bitmap, density: Vector(1, side == .infinity ? 0 : side), altText: "")
    }
  }

  // MARK: In the line

  @Test(arguments: [0.0, 5, 20, -8, 31])
  func `An image's baseline is aligned with the text's`(offset: Double) throws {
    let font = try TestLibrary.inter(size: 17)
    let image = try square().withBaselineOffset(fromBottom: offset)
    #expect(image.baselineOffsetFromBottom == offset)
    let attachment = image.attachment(beside: font)
    #expect(attachment.content is PlainImage)
    #expect(attachment.advance == 20)
    #expect(attachment.ascent == 20 - offset && attachment.descent == offset)
    let item = try #require(image.items(at: Point(7, 40), beside: font, tint: .black).first)
    let box = try #require(item.bounds)
    #expect(box == Rect(x: 7, y: 40 + offset - 20, width: 20, height: 20))
  }

  @Test(arguments: [12.0, 17, 60])
  func `An image without a baseline is centred on the capitals`(size: Double) throws {
    let image = try square()
    #expect(image.baselineOffsetFromBottom == nil)
    for font in [try TestLibrary.inter(size: size), try TestLibrary.serif(size: size)] {
      let attachment = image.attachment(beside: font)
      #expect(abs(attachment.ascent + attachment.descent - 20) < 1e-9)
      let middle = (attachment.ascent - attachment.descent) / 2
      #expect(abs(middle - font.metrics.capHeight / 2) < 1e-9)
    }
  }

  @Test func `A baseline of 0 is a baseline; nil is none`() throws {
    let font = try TestLibrary.inter(size: 17)
    let image = try square().withBaselineOffset(fromBottom: 0)
    #expect(image.attachment(beside: font).descent == 0)
    let without = image.withBaselineOffset(fromBottom: nil)
    #expect(without.baselineOffsetFromBottom == nil)
    #expect(without.attachment(beside: font).descent > 0)
    #expect(image.withBaselineOffset(fromBottom: .nan).baselineOffsetFromBottom == nil)
  }

  @Test func `With a symbol's baseline it is positioned like the symbol`() throws {
    // With the offset that centres it on the capitals, its layout equals that without a baseline.
    let font = try TestLibrary.inter(size: 17)
    let image = try square()
    let same = image.withBaselineOffset(fromBottom: image.baselineOffset(beside: font))
    let (one, other) = (same.attachment(beside: font), image.attachment(beside: font))
    #expect(one.ascent == other.ascent && one.descent == other.descent)
  }

  @Test func `Templates take the colour of the text, other images keep theirs`() throws {
    let font = try TestLibrary.inter(size: 17)
    let red = Color(red: 1, green: 0, blue: 0)
    var image = try square(4)
    func drawn() throws -> [Int] {
      let items = image.items(at: Point(0, 10), beside: font, tint: red)
      let list = DisplayList(width: 4, height: 12, items: items)
      return TestImages.pixel(try RasterRenderer().pixmap(list), 2, 4)
    }
    for (mode, pixel) in [
      (ImageRenderingMode.automatic, [0, 0, 0, 255]), (.original, [0, 0, 0, 255]),
      (.template, [255, 0, 0, 255]),
    ] {
      image.renderingMode = mode
      #expect(image.isTemplate == (mode == .template))
      #expect(try drawn() == pixel)
    }
  }
}
