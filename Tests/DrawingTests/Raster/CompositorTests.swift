@testable import SymtextImageFormats
@testable import SymtextGraphics
@testable import SymtextDrawing
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import Testing

struct CompositorTests {
  private func pixmap(
    _ width: Int, _ height: Int, background: Color? = nil, _ items: [DisplayItem]
  ) throws -> Pixmap {
    try RasterRenderer().pixmap(
      DisplayList(width: Double(width), height: Double(height), items: items),
      background: background)
  }

  private func pixel(_ pixmap: Pixmap, _ x: Int, _ y: Int) -> [UInt8] {
    let start = 4 * (y * pixmap.width + x)
    return Array(pixmap.pixels[start..<start + 4])
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    .roundedRect(Rect(x: x, y: y, width: width, height: height), radiusX: 0, radiusY: 0)
  }

  private let red = Paint.red
  private let halfBlue = Paint.blue.multiplyingOpacity(by: 0.5)

  @Test func `A rectangle of whole pixels is exact`() throws {
    let pixmap = try pixmap(6, 5, [.fill(rect(1, 2, 3, 2), red)])
    for y in 0..<5 {
      for x in 0..<6 {
        let isInside = (1..<4).contains(x) && (2..<4).contains(y)
        #expect(pixel(pixmap, x, y) == (isInside ? [255, 0, 0, 255] : [0, 0, 0, 0]))
      }
    }
  }

  @Test func `A half-covered pixel is half opaque, premultiplied`() throws {
    let pixel = pixel(try pixmap(2, 1, [.fill(rect(0.5, 0, 1, 1), red)]), 0, 0)
    #expect(abs(Int(pixel[3]) - 128) <= 1)
    #expect(pixel[0] == pixel[3])
  }

  @Test func `Half-transparent over nothing is premultiplied`() throws {
    #expect(pixel(try pixmap(1, 1, [.fill(rect(0, 0, 1, 1), halfBlue)]), 0, 0) == [0, 0, 128, 128])
  }

  @Test func `Half-transparent over opaque is the mean of both`() throws {
    let items: [DisplayItem] = [
      .fill(rect(0, 0, 1, 1), red), .fill(rect(0, 0, 1, 1), halfBlue),
    ]
    #expect(pixel(try pixmap(1, 1, items), 0, 0) == [127, 0, 128, 255])
  }

  @Test func `Later items cover earlier ones`() throws {
    let items: [DisplayItem] = [.fill(rect(0, 0, 1, 1), .black), .fill(rect(0, 0, 1, 1), red)]
    #expect(pixel(try pixmap(1, 1, items), 0, 0) == [255, 0, 0, 255])
  }

  @Test func `The background is painted first`() throws {
    let pixmap = try pixmap(2, 1, background: .white, [.fill(rect(0, 0, 1, 1), halfBlue)])
    #expect(pixel(pixmap, 0, 0) == [127, 127, 255, 255])
    #expect(pixel(pixmap, 1, 0) == [255, 255, 255, 255])
  }

  @Test func `Content outside the picture is omitted`() throws {
    let pixmap = try pixmap(2, 2, [.fill(rect(-50, -50, 51, 51), red)])
    #expect(pixel(pixmap, 0, 0) == [255, 0, 0, 255])
    #expect(pixel(pixmap, 1, 1) == [0, 0, 0, 0])
  }

  @Test func `A hole with the opposite direction stays open`() throws {
    var path = rect(0, 0, 3, 3)
    path.move(to: Point(1, 1))
    for corner in [Point(1, 2), Point(2, 2), Point(2, 1)] { path.line(to: corner) }
    path.close()
    let pixmap = try pixmap(3, 3, [.fill(path, red)])
    #expect(pixel(pixmap, 1, 1) == [0, 0, 0, 0])
    #expect(pixel(pixmap, 0, 1) == [255, 0, 0, 255])
  }

  @Test func `Overlapping shapes of one path are filled once`() throws {
    var path = rect(0, 0, 2, 1)
    path.append(rect(1, 0, 2, 1))
    let pixmap = try pixmap(3, 1, [.fill(path, red)])
    for x in 0..<3 { #expect(pixel(pixmap, x, 0) == [255, 0, 0, 255]) }
  }

  @Test func `No pixel is brighter than its opacity`() throws {
    let list = try TestLibrary.label(
      "{heart color=#c0f8}{bell color=#0f04} Text", color: Color(red: 1, green: 1, blue: 0.5)
    ).displayList()
    let pixmap = try RasterRenderer().pixmap(list, pixelRatio: 3)
    for start in stride(from: 0, to: pixmap.pixels.count, by: 4) {
      let alpha = pixmap.pixels[start + 3]
      try #require(pixmap.pixels[start..<start + 3].allSatisfy { $0 <= alpha })
    }
  }

  @Test(arguments: [(0.0, 10.0), (1e9, 1e9), (.nan, 5), (.infinity, 5)])
  func `An empty picture becomes one pixel, and too many pixels are refused`(
    width: Double, height: Double
  ) throws {
    let list = DisplayList(width: width, height: height, items: [])
    if width == 0 {
      #expect(try RasterRenderer().pixmap(list).width == 1)
    } else {
      #expect(throws: RenderingError.self) { try RasterRenderer().pixmap(list) }
    }
  }

  @Test func `A shape too far away is refused, not drawn wrongly`() {
    #expect(throws: RenderingError.self) {
      try pixmap(1, 1, [.fill(rect(0, 0, 1e8, 1), red)])
    }
  }
}
