import SymtextSupport
@testable import SymtextDrawing
import SymtextSymbolTestSupport
@testable import SymtextImageFormats
import SymtextTestSupport
import Testing

/// Files of pictures that arrive in bands.
struct PNGBandsTests {
  private func head(_ picture: Pixmap) -> PNGHead {
    PNGHead(
      width: picture.width, height: picture.height, pixelRatio: 2, description: "a picture")
  }

  /// Returns some rows as a separate picture.
  private func band(_ picture: Pixmap, _ rows: Range<Int>) -> Pixmap {
    let stride = 4 * picture.width
    return Pixmap(
      width: picture.width, height: rows.count,
      pixels: Array(picture.pixels[rows.lowerBound * stride..<rows.upperBound * stride]))
  }

  /// Encodes bands with these numbers of rows, repeating the list.
  private func file(_ picture: Pixmap, bands: [Int], hasManyColors: Bool = false) throws -> [UInt8]
  {
    try PNGEncoder.encode(head(picture), hasManyColors: hasManyColors) { file in
      var start = 0
      var number = 0
      while start < picture.height {
        let rows = start..<min(start + bands[number % bands.count], picture.height)
        guard file.append(band(picture, rows)) else { return }
        start = rows.upperBound
        number += 1
      }
    }.bytes
  }

  @Test(arguments: 0..<4)
  func `The division into bands does not change the file`(seed: UInt64) throws {
    var random = SplitMix64(state: 100 + seed)
    var files: [[UInt8]] = []
    var pictures: [Pixmap] = []
    for (width, height) in [(1, 400), (3, 200), (40, 70), (150, 110), (9000, 2), (33_000, 2)] {
      let picture = TestPictures.any(width, height, &random)
      for hasManyColors in [false, true] {
        let whole = try file(picture, bands: [height], hasManyColors: hasManyColors)
        for bands in [[1], [7], [64], [1, 30, 2]] {
          #expect(try file(picture, bands: bands, hasManyColors: hasManyColors) == whole)
        }
        files.append(whole)
        pictures.append(picture)
      }
    }
    for (picture, facts) in zip(pictures, try TestPictures.facts(files)) {
      #expect((facts.width, facts.height) == (picture.width, picture.height))
      #expect(facts.checksum == TestPictures.checksum(picture))
    }
  }

  @Test func `Colours are numbered up to 256`() throws {
    for count in [1, 255, 256, 257] {
      let picture = TestPictures.picture(16, 40) { x, y in
        0xFF00_0000 | UInt32(min(16 * y + x, count - 1)) * 0x01_0307 & 0x1_FFFF
      }
      var tries = 0
      let file = try PNGEncoder.encode(head(picture)) { file in
        tries += 1
        var isUseful = true
        for y in 0..<picture.height {
          isUseful = file.append(picture, rows: y..<y + 1)
          // The 257th colour is the first one of row 16.
          #expect(isUseful == (tries == 2 || count < 257 || y < 16))
        }
      }
      let facts = try TestPictures.facts([file.bytes])[0]
      #expect(tries == (count > 256 ? 2 : 1))
      #expect(facts.form == (count > 256 ? 6 : 3))
      #expect(facts.colors == (count > 256 ? 0 : count))
      #expect(facts.checksum == TestPictures.checksum(picture))
    }
  }

  @Test func `With the hint about many colours the bands are passed once`() throws {
    let picture = TestPictures.picture(20, 20) { x, y in 0xFF00_0000 | UInt32(x << 8 | y) }
    var tries = 0
    let file = try PNGEncoder.encode(head(picture), hasManyColors: true) { file in
      tries += 1
      let isUseful = file.append(picture)
      #expect(isUseful)
    }
    #expect(tries == 1)
    #expect(try TestPictures.facts([file.bytes])[0].form == 6)
  }

  @Test func `The header is that of the whole picture`() throws {
    let picture = TestPictures.picture(30, 30) { x, y in x + y < 30 ? 0x8000_0000 : 0xFF40_20FF }
    let bands = PNGProperties(try file(picture, bands: [10]))
    let whole = PNGProperties(
      try PNGEncoder().encode(picture, pixelRatio: 2, description: "a picture"))
    #expect(bands?.texts == whole?.texts && bands?.texts["Description"] == "a picture")
    #expect(bands?.density == whole?.density && bands?.density != nil)
  }

  @Test func `A large picture is compressed in bands`() throws {
    // More than a million pixels, with occasional text-like rows.
    let picture = TestPictures.picture(1030, 1020) { x, y in
      y % 17 == 3 ? 0xFF00_0000 | UInt32(x * 7 % 61) * 0x01_0101 : 0xFFFF_FFFF
    }
    #expect(picture.width * picture.height > PNGEncoder.mostPixelsAtOnce)
    let bytes = try PNGEncoder().encode(picture, pixelRatio: 2, description: "a picture")
    #expect(bytes == (try file(picture, bands: [picture.height])))
  }
}
