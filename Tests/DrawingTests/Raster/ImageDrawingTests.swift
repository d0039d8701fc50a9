@testable import SymtextImageFormats
@testable import SymtextGraphics
@testable import SymtextDrawing
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// Images in a raster picture.
struct ImageDrawingTests {
  private let noise = TestImages.pixmap(13, 11) { x, y in
    let alpha = (x * 37 + y * 91) % 256
    return [x * 19 % 256, y * 23 % 256, x * y % 256, 255].map { UInt8($0 * alpha / 255) }
  }

  private func draw(
    _ pixmap: Pixmap, box: Rect, origin: Point = .zero, paint: ImagePaint = .original(opacity: 1),
    width: Double = 40, height: Double = 30, pixelRatio: Double = 1, background: Color? = nil
  ) throws -> Pixmap {
    try draw(
      [.image(PlacedImage(Bitmap(pixmap), box: box, origin: origin), paint)], width: width,
      height: height, pixelRatio: pixelRatio, background: background)
  }

  private func draw(
    _ items: [DisplayItem], width: Double = 40, height: Double = 30, pixelRatio: Double = 1,
    background: Color? = nil
  ) throws -> Pixmap {
    try RasterRenderer().pixmap(
      DisplayList(width: width, height: height, items: items), pixelRatio: pixelRatio,
      background: background)
  }

  /// Returns the centroid of the opacity, in pixels.
  private func centroid(_ pixmap: Pixmap) -> (x: Double, y: Double, sum: Double) {
    var (x, y, sum) = (0.0, 0.0, 0.0)
    for row in 0..<pixmap.height {
      for column in 0..<pixmap.width {
        let alpha = Double(TestImages.pixel(pixmap, column, row)[3])
        x += (Double(column) + 0.5) * alpha
        y += (Double(row) + 0.5) * alpha
        sum += alpha
      }
    }
    return (x / sum, y / sum, sum / 255)
  }

  // MARK: Coinciding pixels

  @Test(arguments: [Point(3, 5), Point(3.3, 4.8), Point(2.7, 5.2)], [1.0, 2, 3])
  func `An image at its own pixel size is copied`(
    origin: Point, pixelRatio: Double
  ) throws {
    let box = Rect(x: 0, y: 0, width: 13 / pixelRatio, height: 11 / pixelRatio)
    let place = Point(origin.x / pixelRatio, origin.y / pixelRatio)
    let picture = try draw(
      noise, box: box, origin: place, width: 40 / pixelRatio, height: 30 / pixelRatio,
      pixelRatio: pixelRatio)
    for y in 0..<30 {
      for x in 0..<40 {
        let inside = (3..<16).contains(x) && (5..<16).contains(y)
        let expected = inside ? TestImages.pixel(noise, x - 3, y - 5) : [0, 0, 0, 0]
        try #require(TestImages.pixel(picture, x, y) == expected)
      }
    }
  }

  // MARK: Scaling

  @Test(arguments: [64, 50, 37.5, 32, 16, 11.3, 8, 3, 1])
  func `A fine checkerboard becomes an even grey`(side: Double) throws {
    let board = TestImages.pixmap(128, 128) { x, y in
      (x + y) % 2 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255]
    }
    let picture = try draw(
      board, box: Rect(x: 0, y: 0, width: side, height: side), width: side.rounded(.down),
      height: side.rounded(.down))
    let greys = (0..<picture.width * picture.height).map { Int(picture.pixels[4 * $0]) }
    // Near half the size the pattern is about to vanish.
    let tolerance = side > 40 ? 6 : 2
    #expect(greys.allSatisfy { abs($0 - 127) <= tolerance }, "\(greys.min()!)…\(greys.max()!)")
    #expect((0..<greys.count).allSatisfy { picture.pixels[4 * $0 + 3] == 255 })
  }

  @Test(
    arguments: [0.13, 0.5, 0.9, 1.0, 1.7, 4.0],
    [Vector(0, 0), Vector(0.25, 0), Vector(0.5, 0.4), Vector(0.75, 0.9)])
  func `Nothing is shifted or lost`(scale: Double, shift: Vector) throws {
    let disc = TestImages.pixmap(40, 40) { x, y in
      let distance =
        ((Double(x) - 19.5) * (Double(x) - 19.5) + (Double(y) - 19.5) * (Double(y) - 19.5))
        .squareRoot()
      return [0, 0, 0, UInt8(min(max(15.5 - distance, 0), 1) * 255)]
    }
    let box = Rect(
      x: 4 + shift.x, y: 4 + shift.y, width: 40 * scale, height: 40 * scale)
    let found = centroid(try draw(disc, box: box, width: 180, height: 180))
    let exact = centroid(disc)
    // Sides of whole pixels are aligned to whole pixels.
    let limit = (40 * scale).rounded() == 40 * scale ? 0.51 : 0.03
    #expect(abs(found.x - box.midX) < limit && abs(found.y - box.midY) < limit)
    #expect(abs(found.sum / (exact.sum * scale * scale) - 1) < 0.03)
  }

  @Test func `An edge between two pixels is smooth and exact`() throws {
    let solid = TestImages.pixmap(10, 10) { _, _ in [255, 0, 0, 255] }
    let picture = try draw(solid, box: Rect(x: 2.25, y: 3.25, width: 4.75, height: 4.5))
    let across = (1...8).map { TestImages.pixel(picture, $0, 5) }
    #expect(across.map { $0[3] } == [0, 191, 255, 255, 255, 255, 0, 0])
    #expect(across.allSatisfy { $0[0] == $0[3] && $0[1] == 0 })
    let down = (2...8).map { TestImages.pixel(picture, 4, $0)[3] }
    #expect(down == [0, 191, 255, 255, 255, 191, 0])
  }

  @Test func `Sides of whole pixels stay sharp at any pen position`() throws {
    let solid = TestImages.pixmap(10, 10) { _, _ in [255, 0, 0, 255] }
    for x in [2.0, 2.25, 2.4, 2.75] {
      let picture = try draw(
        solid, box: Rect(x: 0, y: -6.3, width: 6, height: 6), origin: Point(x, 20))
      #expect((0..<40 * 30).allSatisfy { [0, 255].contains(picture.pixels[4 * $0 + 3]) })
      #expect((0..<40 * 30).count { picture.pixels[4 * $0 + 3] == 255 } == 36)
    }
  }

  @Test func `Colours never exceed their opacity, and clear pixels do not darken edges`() throws {
    // White on transparent: its edges must stay white.
    let stripes = TestImages.pixmap(64, 64) { x, _ in
      x / 8 % 2 == 0 ? [255, 255, 255, 255] : [0, 0, 0, 0]
    }
    for side in [9.0, 23, 47, 150] {
      let picture = try draw(
        stripes, box: Rect(x: 0, y: 0, width: side, height: side), width: side, height: side)
      for start in stride(from: 0, to: picture.pixels.count, by: 4) {
        let parts = picture.pixels[start..<start + 4]
        try #require(parts.allSatisfy { $0 == parts.first })
      }
    }
  }

  @Test func `Reduced images match Pillow's bicubic reduction`() throws {
    let directory = try TemporaryDirectory()
    let width = 90
    let height = 70
    let source = TestImages.pixmap(width, height) { x, y in
      [UInt8(x * 255 / 89), UInt8((x * x + y * y) / 52), UInt8(y * 255 / 69), 255]
    }
    try PackageFiles.write(source.pixels, to: directory.file("in"))
    for size in [(45, 35), (30, 50), (17, 13), (180, 140), (101, 33)] {
      let result = try Subprocess.run(
        Python.executable,
        [
          "-c",
          """
          import sys; from PIL import Image
          image = Image.frombytes("RGBA", (\(width), \(height)), open("in", "rb").read())
          sys.stdout.buffer.write(image.resize((\(size.0), \(size.1)), Image.BICUBIC).tobytes())
          """,
        ], directory: directory.path)
      try #require(result.status == 0, "\(result.errorText)")
      let picture = try draw(
        source, box: Rect(x: 0, y: 0, width: Double(size.0), height: Double(size.1)),
        width: Double(size.0), height: Double(size.1))
      try #require(picture.pixels.count == result.output.count)
      let most = zip(picture.pixels, result.output).map { abs(Int($0) - Int($1)) }.max()
      #expect(try #require(most) <= 2, "\(size)")
    }
  }

  // MARK: In the picture

  @Test func `Opacity applies to images, and a template's opacity is painted`() throws {
    let half = TestImages.pixmap(4, 4) { _, _ in [0, 64, 128, 128] }
    let box = Rect(x: 0, y: 0, width: 4, height: 4)
    let thin = try draw(half, box: box, paint: .original(opacity: 0.5))
    #expect(TestImages.pixel(thin, 1, 1) == [0, 32, 64, 64])
    let red = try draw(half, box: box, paint: .template(Color(red: 1, green: 0, blue: 0)))
    #expect(TestImages.pixel(red, 1, 1) == [128, 0, 0, 128])
    let white = try draw(half, box: box, background: .white)
    #expect(TestImages.pixel(white, 1, 1) == [127, 191, 255, 255])
  }

  @Test(arguments: [Vector(-6, -5), Vector(36, 24), Vector(-100, 0), Vector(0, 90)])
  func `An image beyond the picture is clipped, also in groups`(by move: Vector) throws {
    for size in [(13.0, 11.0), (7.3, 9.1), (29, 22.5)] {
      let item = DisplayItem.image(
        PlacedImage(Bitmap(noise), box: Rect(x: 0, y: 0, width: size.0, height: size.1)),
        .original(opacity: 1))
      let alone = try draw([item.offsetBy(move)])
      let group = try draw([.group([item.offsetBy(move)])])
      let large = try draw([item.offsetBy(move + Vector(100, 100))], width: 300, height: 300)
      for y in 0..<30 {
        for x in 0..<40 {
          let expected = TestImages.pixel(large, x + 100, y + 100)
          try #require(TestImages.pixel(alone, x, y) == expected)
          try #require(TestImages.pixel(group, x, y) == expected)
        }
      }
    }
  }

  @Test func `Only the visible part of a very large image is scaled`() throws {
    let two = TestImages.pixmap(2, 1) { x, _ in x == 0 ? [255, 0, 0, 255] : [0, 0, 255, 255] }
    let picture = try draw(
      two, box: Rect(x: -5_000_000, y: -2_000_000, width: 10_000_000, height: 4_000_000))
    // In the middle the colours are halfway.
    let pixel = TestImages.pixel(picture, 20, 15)
    #expect(abs(pixel[0] - 128) <= 1 && abs(pixel[2] - 128) <= 1 && pixel[3] == 255)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, 0, -5])
  func `Invalid boxes draw nothing, also in groups`(side: Double) throws {
    let bitmap = Bitmap(noise)
    let boxes = [
      Rect(minX: 0, minY: 0, maxX: side, maxY: 5), Rect(minX: side, minY: side, maxX: 5, maxY: 5),
    ]
    for box in side == -5 ? [boxes[0]] : boxes where side != 0 || box == boxes[0] {
      let item = DisplayItem.image(PlacedImage(bitmap, box: box), .original(opacity: 1))
      for items in [[item], [.group([item])]] {
        #expect(try draw(items).pixels.allSatisfy { $0 == 0 })
      }
    }
    let far = PlacedImage(
      bitmap, box: Rect(x: 0, y: 0, width: 5, height: 5), origin: Point(side, side))
    let item = DisplayItem.image(far, .original(opacity: 1))
    _ = try draw([item, .group([item])])
    let thin = try draw(
      noise, box: Rect(x: 0, y: 0, width: 13, height: 11), paint: .original(opacity: side))
    #expect(thin.pixels.contains { $0 != 0 } == (side > 0))
  }

  @Test func `A renderer draws an image the same way again`() throws {
    let bitmap = Bitmap(noise)
    let renderer = RasterRenderer()
    func list(_ x: Double) -> DisplayList {
      let image = PlacedImage(
        bitmap, box: Rect(x: 0.2, y: -8, width: 9, height: 8), origin: Point(x, 20))
      return DisplayList(width: 40, height: 30, items: [.image(image, .original(opacity: 1))])
    }
    for x in [3.0, 3.25, 4, 3, 17.5, 3.25] {
      let again = try renderer.pixmap(list(x))
      #expect(again.pixels == (try RasterRenderer().pixmap(list(x))).pixels)
    }
    // At a distance of whole pixels the pixels are the same.
    let (near, far) = (try renderer.pixmap(list(3.25)), try renderer.pixmap(list(13.25)))
    for y in 0..<30 {
      for x in 0..<20 {
        try #require(TestImages.pixel(near, x, y) == TestImages.pixel(far, x + 10, y))
      }
    }
  }

  @Test func `Images are listed and have bounds`() throws {
    let image = PlacedImage(
      Bitmap(noise), box: Rect(x: 1, y: -8, width: 9, height: 8), origin: Point(2, 20))
    let items: [DisplayItem] = [
      .image(image, .original(opacity: 1)), .image(image, .original(opacity: 0.5)),
      .image(image, .template(.black)),
    ]
    #expect(items[0].bounds == Rect(x: 3, y: 12, width: 9, height: 8))
    #expect(
      items[0].offsetBy(Vector(1, 2)).bounds == Rect(x: 4, y: 14, width: 9, height: 8))
    let lines = DisplayList(width: 40, height: 30, items: items).description.split(separator: "\n")
    #expect(
      lines.dropFirst() == [
        "image 13 × 11 within 3.0 12.0 12.0 20.0",
        "image 13 × 11 opacity 0.5 within 3.0 12.0 12.0 20.0",
        "image 13 × 11 (0.0 0.0 0.0 1.0) within 3.0 12.0 12.0 20.0",
      ])
  }
}
