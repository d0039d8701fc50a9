@testable import SymtextImageFormats
@testable import SymtextGraphics
@testable import SymtextDrawing
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing

struct PNGEncoderTests {
  /// Decodes a PNG with another program.
  private func decoded(_ png: [UInt8]) throws -> (width: Int, height: Int, pixels: [UInt8]) {
    let lines = try Python.run("decode_png.py", [], input: png).split(separator: "\n")
    let size = lines[0].split(separator: " ").compactMap { Int($0) }
    let digits = lines.dropFirst().joined().utf8.map { byte in
      byte < 0x3A ? byte - 0x30 : byte - 0x61 + 10
    }
    let pixels = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    return (size[0], size[1], pixels)
  }

  @Test(arguments: [1, 6, 12])
  func `A picture survives encoding and decoding`(level: Int) throws {
    let list = try TestLibrary.label(
      "{heart color=#c0f8} Text", color: Color(red: 1, green: 0.5, blue: 0)
    ).displayList()
    let pixmap = try RasterRenderer().pixmap(list, pixelRatio: 2)
    let read = try decoded(try PNGEncoder(level: level).encode(pixmap))
    try #require((read.width, read.height) == (pixmap.width, pixmap.height))
    for start in stride(from: 0, to: read.pixels.count, by: 4) {
      let alpha = Int(read.pixels[start + 3])
      try #require(alpha == Int(pixmap.pixels[start + 3]))
      for part in start..<start + 3 {
        // PNG is not premultiplied; premultiplying again restores the value.
        try #require((Int(read.pixels[part]) * alpha + 127) / 255 == Int(pixmap.pixels[part]))
      }
    }
  }

  @Test func `A half-transparent colour keeps its full brightness`() throws {
    let pixmap = try Pixmap(
      width: 1, height: 1, color: Color(red: 1, green: 0, blue: 0.5, alpha: 0.5))
    #expect(try decoded(try PNGEncoder().encode(pixmap)).pixels == [255, 0, 128, 128])
  }

  @Test func `The smallest picture is one clear pixel`() throws {
    let png = try DisplayList(width: 0, height: 0, items: []).png()
    let read = try decoded(png)
    #expect((read.width, read.height) == (1, 1))
    #expect(read.pixels == [0, 0, 0, 0])
  }
}
