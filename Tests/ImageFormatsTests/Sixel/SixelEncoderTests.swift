import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

@testable import SymtextDrawing
@testable import SymtextImageFormats

/// Sixels as read by libsixel.
struct SixelEncoderTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Returns the picture that a terminal would show.
  private func shown(_ picture: Pixmap, on ground: UInt32 = 0xFFFF_FFFF) throws -> Pixmap {
    let file = directory.file("a.six")
    try PackageFiles.write(SixelEncoder(picture, on: ground).encoded(), to: file)
    let result = try Subprocess.run(
      "/usr/bin/sixel2png", ["-i", file, "-o", directory.file("a.png")])
    #expect(result.status == 0, "\(result.errorText)")
    return try PNGDecoder.pixmap(try PackageFiles.bytes(directory.file("a.png")), name: "a.png")
  }

  private func largestDifference(_ a: Pixmap, _ b: Pixmap) -> Int {
    zip(a.pixels, b.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  @Test func `Few colours are exact to the hundredth`() throws {
    // Not a multiple of six rows, with runs of all lengths.
    let picture = TestImages.pixmap(37, 20) { x, y in
      [UInt8(x / 7 * 40), UInt8(y / 3 * 30), x * x < 40 * y ? 255 : 0, 255]
    }
    let found = try shown(picture)
    #expect((found.width, found.height) == (37, 20))
    #expect(largestDifference(found, picture) <= 2)
  }

  @Test func `Many colours are replaced by the nearest 256`() throws {
    let picture = TestImages.pixmap(64, 64) { x, y in [UInt8(4 * x), UInt8(4 * y), 128, 255] }
    let found = try shown(picture)
    #expect(largestDifference(found, picture) <= 24)
    let sum = zip(found.pixels, picture.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    #expect(Double(sum) / Double(3 * 64 * 64) < 6)
  }

  @Test func `Translucent pixels are mixed with the terminal's background, clear ones stay`() throws
  {
    let picture = TestImages.pixmap(9, 7) { x, _ in x < 3 ? [0, 0, 0, 0] : [0, 0, 0, 128] }
    let text = String(decoding: SixelEncoder(picture, on: 0xFFFF_FFFF).encoded(), as: UTF8.self)
    // Unpainted pixels are kept or have the first colour; three clear ones begin the row.
    #expect(text.hasPrefix("\u{1B}P0;1;0q\"1;1;9;7#0;2;100;100;100#1;2;50;50;50#1???!6~-"))
    #expect(text.hasSuffix("-\u{1B}\\"))
    let dark = String(decoding: SixelEncoder(picture, on: 0xFF00_0000).encoded(), as: UTF8.self)
    #expect(dark.contains("#0;2;0;0;0#1;2;0;0;0#1???"))
  }

  @Test func `A clear picture paints nothing`() {
    let picture = TestImages.pixmap(3, 8) { _, _ in [0, 0, 0, 0] }
    let text = String(decoding: SixelEncoder(picture, on: 0xFFFF_FFFF).encoded(), as: UTF8.self)
    #expect(text == "\u{1B}P0;1;0q\"1;1;3;8#0;2;100;100;100--\u{1B}\\")
  }
}
