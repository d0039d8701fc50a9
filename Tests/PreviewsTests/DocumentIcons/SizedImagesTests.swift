@testable import SymtextGraphics
@testable import SymtextDrawing
@testable import SymtextImageFormats
@testable import SymtextPreviews
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// Images of document icons for individual sizes.
struct SizedImagesTests {
  private func image(_ name: String, side: Int = 4) throws -> PlainImage {
    try PlainImage(Bitmap(Pixmap(width: side, height: side, color: .black)), altText: name)
  }

  private func size(_ points: Double, _ ratio: Double = 1) -> DocumentIconSize {
    DocumentIconSize(points: points, pixelRatio: ratio)
  }

  @Test func `A size uses its own image, else one with as many pixels, else the common one`()
    throws
  {
    var images = SizedImages(try image("16"), for: size(16))
    images.add(try image("32"), for: size(32))
    images.add(try image("512"), for: size(512))
    func name(_ points: Double, _ ratio: Double = 1) -> String {
      images.image(for: size(points, ratio)).altText
    }
    #expect(name(16) == "16" && name(32) == "32" && name(16, 2) == "32")
    // The smallest that is large enough, and the largest if none is.
    #expect(name(32, 2) == "512" && name(128) == "512" && name(512, 2) == "512")
    images.add(try image("16@2x"), for: size(16, 2))
    #expect(name(16, 2) == "16@2x" && name(32) == "32")
    images.add(try image("others"), for: nil)
    #expect(name(128) == "others" && name(512) == "512" && name(256, 2) == "512")
    #expect(images.unused(at: [size(16), size(128)]).map(\.name) == ["32", "512", "16@2x"])
    #expect(images.unused(at: DocumentIconSize.all).isEmpty)
  }

  /// Returns columns of black and white, each a pixel wide, which any resampling turns grey.
  private func stripes(_ side: Int) throws -> PlainImage {
    var pixmap = try Pixmap(width: side, height: side, color: .white)
    for y in 0..<side {
      for x in stride(from: 0, to: side, by: 2) {
        for part in 0..<3 { pixmap.pixels[4 * (y * side + x) + part] = 0 }
      }
    }
    return try PlainImage(Bitmap(pixmap), altText: "")
  }

  @Test(arguments: [(16.0, 1.0), (16, 2), (32, 2), (128, 1)])
  func `An image with the canvas's pixel size is copied pixel by pixel`(
    points: Double, ratio: Double
  ) throws {
    let size = size(points, ratio)
    let side = Int(size.pixels)
    let layout = try DocumentIcon(fill: .image(try stripes(side))).layout(
      size, font: try TestLibrary.inter(), library: try TestLibrary.bundled.get())
    let pixmap = try RasterRenderer().pixmap(layout.displayList(), pixelRatio: ratio)
    let (left, right) = (side / 4, side * 3 / 4)
    for x in left..<right {
      let value = pixmap.pixels[4 * (side / 2 * side + x)]
      #expect(value == (x.isMultiple(of: 2) ? 0 : 255), "\(x)")
    }
  }

  @Test(arguments: [(32.0, 1.0), (32, 2), (128, 1)])
  func `A centre image of half the canvas's pixels is copied pixel by pixel`(
    points: Double, ratio: Double
  ) throws {
    let size = size(points, ratio)
    let side = Int(size.pixels)
    let layout = try DocumentIcon(image: .image(try stripes(side / 2))).layout(
      size, font: try TestLibrary.inter(), library: try TestLibrary.bundled.get())
    let pixmap = try RasterRenderer().pixmap(layout.displayList(), pixelRatio: ratio)
    for x in 0..<side / 2 {
      let value = pixmap.pixels[4 * (side / 2 * side + side / 4 + x)]
      #expect(value == (x.isMultiple(of: 2) ? 0 : 255), "\(x)")
    }
  }
}
