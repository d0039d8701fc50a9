import SymtextSymbolTestSupport
@testable import SymtextImageFormats
import SymtextTestSupport
import Testing

/// The pixel format of PNG files by colours, without loss.
struct PNGColorFormTests {
  /// Returns facts about encoded pictures; more effort gives the same format.
  private func facts(_ pictures: [Pixmap]) throws -> [TestPictures.Facts] {
    let fast = PNGEncoder()
    let small = PNGEncoder(level: 6)
    let facts = try TestPictures.facts(
      pictures.map { try fast.encode($0) } + pictures.map { try small.encode($0) })
    for (picture, facts) in zip(pictures + pictures, facts) {
      #expect((facts.width, facts.height) == (picture.width, picture.height))
      #expect(facts.checksum == TestPictures.checksum(picture))
    }
    for (fast, small) in zip(facts, facts.dropFirst(pictures.count)) where fast.form == small.form {
      #expect(small.bytes <= fast.bytes)
    }
    return Array(facts.prefix(pictures.count))
  }

  private func facts(_ picture: Pixmap) throws -> TestPictures.Facts { try facts([picture])[0] }

  /// Returns a picture of greys, with one component changed in every colour or in a single one.
  private func picture(
    _ count: Int, part: Int?, isOpaque: Bool, isSingle: Bool, side: Int = 64
  ) -> Pixmap {
    let colors = (0..<count).map { index -> UInt32 in
      let grey = UInt32(index * 255 / max(count - 1, 1))
      var color = grey * 0x01_0101
      if let part, !isSingle || index == count / 2 { color ^= 0x80 << UInt32(8 * part) }
      return TestPictures.premultiplied(color | (isOpaque ? 255 : 255 - UInt32(index % 200)) << 24)
    }
    return TestPictures.picture(side, side) { x, y in colors[(x + y * side) / 3 % count] }
  }

  @Test(arguments: [0, 1, 2])
  func `A colour with one changed component is not grey`(part: Int) throws {
    let pictures = [1, 2, 4, 5, 16, 17, 200].flatMap { count in
      [(true, true), (true, false), (false, true), (false, false)].map { isOpaque, isSingle in
        picture(count, part: part, isOpaque: isOpaque, isSingle: isSingle)
      }
    }
    for facts in try facts(pictures) { #expect(facts.form == 3 || facts.form == 6) }
  }

  @Test func `One pixel of red, green or blue makes a picture coloured`() throws {
    let pictures = [0, 8, 16].flatMap { shift in
      [255, 128].map { (alpha: UInt32) in
        let color = TestPictures.premultiplied(0xFF << UInt32(shift) | alpha << 24)
        let grey = TestPictures.premultiplied(0x80_8080 | alpha << 24)
        return TestPictures.picture(40, 30) { x, y in (x, y) == (23, 17) ? color : grey }
      }
    }
    for facts in try facts(pictures) { #expect(facts.form == 3 || facts.form == 6) }
  }

  @Test(arguments: [2, 4, 16, 256])
  func `Opaque greys need no palette`(count: Int) throws {
    // As many as the bits of a pixel can represent, evenly spaced.
    let facts = try facts(picture(count, part: nil, isOpaque: true, isSingle: false))
    #expect((facts.form, facts.bits) == (0, [2: 1, 4: 2, 16: 4, 256: 8][count]))
  }

  @Test(arguments: [3, 5, 15])
  func `Greys between the levels of few bits need a palette`(count: Int) throws {
    // 3 greys have 2 bits, 5 and 15 have 4; middle ones are not levels.
    let facts = try facts(picture(count, part: nil, isOpaque: true, isSingle: false))
    #expect(facts.form == 3 && facts.colors == count && facts.opacities == 0)
  }

  @Test func `One pixel that is not quite opaque makes a picture translucent`() throws {
    for grey in [true, false] {
      let color: UInt32 = grey ? 0xFF40_4040 : 0xFF40_5060
      let picture = TestPictures.picture(50, 50) { x, y in
        (x, y) == (31, 7) ? TestPictures.premultiplied(color & 0xFE_FFFFFF) : color
      }
      let facts = try facts(picture)
      #expect(facts.form != 0 && facts.form != 2)
    }
  }

  @Test(arguments: [0, 1, 5, 100])
  func `A palette stores opacities of its first colours only`(translucent: Int) throws {
    // Opaque ones appear first.
    let colors = (0..<150).map { index -> UInt32 in
      let color = UInt32(index) * 0x01_0305 & 0xFF_FFFF
      let alpha = UInt32(index < 150 - translucent ? 255 : 100 + index % 50)
      return TestPictures.premultiplied(color | alpha << 24)
    }
    let distinct = Set(colors)
    let facts = try facts(
      TestPictures.picture(150, 40) { x, y in colors[y == 0 ? x : (x * 7 + y * 3) % 150] })
    #expect(facts.form == 3 && facts.colors == distinct.count)
    #expect(facts.opacities == distinct.filter { $0 >> 24 < 255 }.count)
  }

  @Test(arguments: [255, 256, 257])
  func `A palette is limited to 256 colours`(count: Int) throws {
    for isOpaque in [true, false] {
      let facts = try facts(
        TestPictures.picture(64, 64) { x, y in
          let number = UInt32((x + 64 * y) % count)
          return TestPictures.premultiplied(
            0x60_2000 | number | (isOpaque ? 255 : 254 + number % 2) << 24)
        })
      #expect(facts.form == (count > 256 ? 6 : 3) && facts.colors == (count > 256 ? 0 : count))
    }
  }

  @Test(arguments: 0..<8)
  func `Pictures of every kind are preserved`(seed: UInt64) throws {
    var random = SplitMix64(state: seed)
    let encoder = PNGEncoder()
    let pictures = (0..<60).map { _ in TestPictures.any(&random) }
    let files = try pictures.map { try encoder.encode($0) }
    for (picture, facts) in zip(pictures, try TestPictures.facts(files)) {
      #expect((facts.width, facts.height) == (picture.width, picture.height))
      #expect(facts.checksum == TestPictures.checksum(picture))
    }
    // Regardless of the previous picture.
    for (picture, file) in zip(pictures, files).reversed().prefix(20) {
      #expect(try encoder.encode(picture) == file)
      #expect(try PNGEncoder().encode(picture) == file)
    }
  }
}
