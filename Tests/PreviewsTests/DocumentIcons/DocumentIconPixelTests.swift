@testable import SymtextImageFormats
@testable import SymtextGraphics
@testable import SymtextDrawing
@testable import SymtextPreviews
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// The pixels of document icons.
struct DocumentIconPixelTests {
  private func pixmap(
    _ icon: DocumentIcon, _ size: DocumentIconSize, background: Color? = nil
  ) throws -> (layout: DocumentIconLayout, pixmap: Pixmap) {
    let layout = try icon.layout(
      size, font: try TestLibrary.inter(), library: try TestLibrary.bundled.get())
    return (
      layout,
      try RasterRenderer().pixmap(
        layout.displayList(), pixelRatio: size.pixelRatio, background: background)
    )
  }

  @Test(arguments: DocumentIconSize.all)
  func `The folded corner is clear outside and shows its white back inside`(
    size: DocumentIconSize
  ) throws {
    let icon = DocumentIcon(fill: .color(.system(.systemBlue)), image: .symbol("cart"), text: "txt")
    let (layout, pixmap) = try pixmap(icon, size)
    #expect(pixmap.width == Int(size.pixels) && pixmap.height == Int(size.pixels))
    let ratio = size.pixelRatio
    let (left, top) = (Int(layout.pageFrame.minX * ratio), Int(layout.pageFrame.minY * ratio))
    let (right, bottom) = (Int(layout.pageFrame.maxX * ratio), Int(layout.pageFrame.maxY * ratio))
    let fold = Int(layout.fold * ratio)
    // Only a shadow is beyond the crease and beside the page.
    #expect(pixmap.alpha(right - 1, top) < 60)
    #expect(pixmap.alpha(right - 1 - fold / 3, top) < 60)
    for x in [left - 1, right] {
      #expect((10..<110).contains(pixmap.alpha(x, (top + bottom) / 2)))
      #expect(pixmap.color(x, (top + bottom) / 2) == [0, 0, 0])
    }
    #expect(pixmap.alpha((left + right) / 2, bottom) > pixmap.alpha(left - 1, (top + bottom) / 2))
    // On the flap, just beside its corner.
    let (x, y) = (right - fold + max(fold / 4, 1), top + fold - max(fold / 4, 1))
    let back = pixmap.color(x, y)
    let (least, most) = (back.min() ?? 0, back.max() ?? 0)
    #expect(least > 0xB0 && most - least <= 2, "\(back)")
    // The page.
    #expect(pixmap.color((left + right) / 2, bottom - max(fold / 3, 2)) == [0, 0x88, 0xFF])
    #expect(pixmap.alpha(left, (top + bottom) / 2) == 255)
    #expect(pixmap.alpha(right - 1, (top + bottom) / 2) == 255)
  }

  @Test(arguments: DocumentIconSize.all)
  func `A white page is visible on white`(size: DocumentIconSize) throws {
    let (layout, pixmap) = try pixmap(DocumentIcon(), size, background: .white)
    let ratio = size.pixelRatio
    let frame = layout.pageFrame
    let middle = (x: Int(frame.midX * ratio) - 1, y: Int(frame.midY * ratio))
    for (x, y) in [
      (Int(frame.minX * ratio), middle.y), (Int(frame.maxX * ratio) - 1, middle.y),
      (middle.x, Int(frame.minY * ratio)), (middle.x, Int(frame.maxY * ratio) - 1),
    ] {
      #expect(pixmap.color(x, y)[0] < 240, "\(x) \(y)")
    }
    // The shadow is visible at the sides, and more below.
    let side = pixmap.color(Int(frame.minX * ratio) - 1, middle.y)[0]
    let below = pixmap.color(middle.x, Int(frame.maxY * ratio))[0]
    #expect(side < 240 && below < side - 5, "\(side) \(below)")
    #expect(pixmap.color(middle.x, middle.y) == [255, 255, 255])
  }

  @Test(arguments: ["cart", "heart.fill", "music.note", "character", "folder", "play.fill"])
  func `At 16 pixels the symbol is visible`(name: String) throws {
    let icon = DocumentIcon(image: .symbol(name), color: .black)
    let (layout, pixmap) = try pixmap(icon, DocumentIconSize(points: 16))
    let frame = try #require(layout.imageFrame)
    // Both ends of the longer side are on pixels.
    let ends =
      frame.width > frame.height ? [frame.minX, frame.maxX] : [frame.minY, frame.maxY]
    for end in ends { #expect(abs(end - end.rounded()) < 1e-6) }
    var dark = 0
    for y in Int(frame.minY)..<Int(frame.maxY.rounded(.up)) {
      for x in Int(frame.minX)..<Int(frame.maxX.rounded(.up)) where pixmap.color(x, y)[0] < 90 {
        dark += 1
      }
    }
    // Strokes are one pixel thick, so that some are almost black.
    #expect(dark >= 8, "\(dark)")
  }

  @Test(arguments: DocumentIconSize.all)
  func `An image that fills the page is clipped to it`(size: DocumentIconSize) throws {
    let red = try PlainImage(
      Bitmap(Pixmap(width: 300, height: 200, color: Color(red: 1, green: 0, blue: 0))),
      altText: "Red")
    let (layout, pixmap) = try pixmap(DocumentIcon(fill: .image(red)), size)
    let ratio = size.pixelRatio
    let frame = layout.pageFrame
    let middle = (x: Int(frame.midX * ratio), y: Int(frame.midY * ratio))
    #expect(pixmap.color(middle.x, middle.y) == [255, 0, 0])
    #expect(pixmap.color(Int(frame.maxX * ratio) - 1, Int(frame.minY * ratio)) == [0, 0, 0])
    #expect(pixmap.color(Int(frame.minX * ratio) - 1, middle.y) == [0, 0, 0])
    #expect(pixmap.alpha(Int(frame.minX * ratio), middle.y) == 255)
    if size.pixels > 100 {
      #expect(pixmap.color(Int(frame.minX * ratio), Int(frame.maxY * ratio) - 1) == [0, 0, 0])
    }
  }

  @Test func `An image in the centre keeps its proportions and whole pixels`() throws {
    let image = try PlainImage(
      Bitmap(Pixmap(width: 40, height: 20, color: .black)), altText: "Bar")
    for size in DocumentIconSize.all {
      let (layout, _) = try pixmap(DocumentIcon(image: .image(image)), size)
      let frame = try #require(layout.imageFrame)
      for value in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
        #expect(abs(value * size.pixelRatio - (value * size.pixelRatio).rounded()) < 1e-6)
      }
      #expect(abs(frame.width / frame.height - 2) < 0.15)
      #expect(layout.altText == "Bar")
    }
  }

  @Test(arguments: DocumentIconSize.all)
  func `Shapes fill the half of the canvas that an image of pixels fills`(
    size: DocumentIconSize
  ) throws {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='M4 4h16v16H4z'/></svg>"
    let image = try PlainImage(bytes: Array(svg.utf8), name: "square.svg")
    let (layout, _) = try pixmap(DocumentIcon(image: .image(image)), size)
    let frame = try #require(layout.imageFrame)
    #expect(frame.width == size.points / 2 && frame.height == size.points / 2)
    #expect(frame.midX == size.points / 2 && frame.midY == size.points / 2)
  }

  @Test func `Oversampling preserves more of an image that fills the page`() throws {
    let image = try PlainImage(
      Bitmap(Pixmap(width: 400, height: 400, color: .black)), altText: "")
    var icon = DocumentIcon(fill: .image(image))
    func width() throws -> Int? {
      let (layout, _) = try pixmap(icon, DocumentIconSize(points: 100))
      return layout.items.lazy.compactMap { item -> Int? in
        guard case .image(let placed, _) = item else { return nil }
        return placed.bitmap.pixmap.width
      }.first
    }
    #expect(try width() == 100)
    icon.imageOversampling = 4
    #expect(try width() == 400)
    icon.imageOversampling = .max
    #expect(try width() == 2000)
    icon.imageOversampling = .min
    #expect(try width() == 100)
  }
}

extension Pixmap {
  fileprivate func alpha(_ x: Int, _ y: Int) -> UInt8 { pixels[4 * (y * width + x) + 3] }

  /// Returns premultiplied red, green and blue.
  fileprivate func color(_ x: Int, _ y: Int) -> [UInt8] {
    Array(pixels[4 * (y * width + x)..<4 * (y * width + x) + 3])
  }
}
