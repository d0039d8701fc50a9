@testable import SymtextDrawing
@testable import SymtextImageFormats
import SymtextGraphics
import SymtextSupport
import Testing

/// Images that are scaled down while they are read.
struct LargeImagesTests {
  /// The side of a square with more pixels than are kept.
  private let side = 4_200

  /// Returns a grey image of one bit a pixel: white in every fourth row.
  private func png(isInterlaced: Bool) throws -> [UInt8] {
    // A pass: its first column and row, and the steps to the next.
    let passes =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    var rows: [UInt8] = []
    for (left, top, across, down) in passes {
      let width = (side - left + across - 1) / across
      for row in stride(from: top, to: side, by: down) {
        rows.append(0)
        rows += [UInt8](repeating: row % 4 == 0 ? 255 : 0, count: (width + 7) / 8)
      }
    }
    var data: [UInt8] = []
    try #require(Deflate(level: 1)).append(zlib: rows, to: &data)
    var file = PNGFile()
    file.append("IHDR") { head in
      for _ in 0..<2 { head.append(bigEndian: UInt32(side)) }
      head += [1, 0, 0, 0, isInterlaced ? 1 : 0]
    }
    file.append("IDAT") { $0 += data }
    file.append("IEND") { _ in }
    return file.bytes
  }

  @Test func `An interlaced PNG is read in blocks, as another one is`() throws {
    let pixmaps = try [false, true].map { isInterlaced in
      let file = try png(isInterlaced: isInterlaced)
      return try PNGDecoder.reducedPixmap(
        file, PNGDecoder.properties(file, name: "a.png"), name: "a.png")
    }
    #expect(pixmaps[0].width == side / 2 && pixmaps[0].height == side / 2)
    #expect(pixmaps[0].pixels == pixmaps[1].pixels)
    // Half of the first row of blocks is white, and none of the second.
    #expect(Array(pixmaps[1].pixels.prefix(4)) == [128, 128, 128, 255])
    #expect(Array(pixmaps[1].pixels.dropFirst(4 * side / 2).prefix(4)) == [0, 0, 0, 255])
  }

  @Test func `A WebP is scaled down while it is read`() throws {
    var compressor = WebPCompressor(method: 0, effort: 0)
    let count = side * side
    var pixels: [UInt8] = [0x20, 0x40, 0x60, 0xFF]
    while pixels.count < 4 * count { pixels += pixels.prefix(4 * count - pixels.count) }
    let chunk = try compressor.chunk(of: Pixmap(width: side, height: side, pixels: pixels))
    let length = UInt32(chunk.count + 4)
    let file =
      Array("RIFF".utf8) + (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
      + Array("WEBP".utf8) + chunk
    let image = try WebPImageFile(file, name: "a.webp").pixels()
    #expect(image.pixmap.width == side / 2 && image.pixmap.height == side / 2)
    #expect(image.reduction.x == 2 && image.reduction.y == 2)
    #expect(Array(image.pixmap.pixels.prefix(4)) == [0x20, 0x40, 0x60, 0xFF])
    #expect(Array(image.pixmap.pixels.suffix(4)) == [0x20, 0x40, 0x60, 0xFF])
  }
}
