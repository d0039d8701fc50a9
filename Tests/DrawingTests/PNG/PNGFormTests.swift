import SymtextSupport
@testable import SymtextImageFormats
@testable import SymtextDrawing
import Foundation
@testable import SymtextGraphics
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing

/// Pixel formats and metadata of PNG files.
struct PNGFormTests {
  private struct Facts: Decodable {
    var form: Int
    var bits: Int
    var chunks: [String]
    var dpi: [Double]
    var description: String?
    var isSRGB: Bool
  }

  private func facts(_ png: [UInt8]) throws -> Facts {
    let text = try Python.run("decode_png.py", ["--facts"], input: png)
    return try JSONDecoder().decode(Facts.self, from: Data(text.utf8))
  }

  /// Returns the pixels as decoded by another program, four bytes each.
  private func pixels(_ png: [UInt8]) throws -> [UInt8] {
    let lines = try Python.run("decode_png.py", [], input: png).split(separator: "\n")
    let digits = lines.dropFirst().joined().utf8.map { $0 < 0x3A ? $0 - 0x30 : $0 - 0x61 + 10 }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  /// Returns the unpremultiplied pixels.
  private func straight(_ pixmap: Pixmap) -> [UInt8] {
    var pixels = pixmap.pixels
    for start in Swift.stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] > 0 {
      for part in start..<start + 3 {
        let value = Double(pixels[part]) * 255 / Double(pixels[start + 3])
        pixels[part] = UInt8(min(value.rounded(.toNearestOrAwayFromZero), 255))
      }
    }
    return pixels
  }

  /// Returns a picture with this number of colours, random and in runs; every colour occurs.
  private func picture(
    _ count: Int, width: Int, height: Int, opaque: Bool, grey: Bool, seed: UInt64
  ) -> Pixmap {
    var random = SplitMix64(state: seed)
    var colors: Set<[UInt8]> = []
    while colors.count < count {
      let alpha = opaque ? 255 : UInt8(random.next() & 0xFF)
      func part() -> UInt8 { UInt8(random.next() % (UInt64(alpha) + 1)) }
      let first = part()
      colors.insert(grey ? [first, first, first, alpha] : [first, part(), part(), alpha])
    }
    let list = Array(colors).sorted { $0.lexicographicallyPrecedes($1) }
    var pixels: [UInt8] = list.flatMap(\.self)
    while pixels.count < 4 * width * height {
      let color = list[Int(random.next() % UInt64(count))]
      for _ in 0...Int(random.next() % 9) where pixels.count < 4 * width * height {
        pixels += color
      }
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 200, 256, 257])
  func `Every format decodes to the same pixels`(count: Int) throws {
    let encoder = PNGEncoder(level: count > 256 ? 12 : 1)
    let sizes = [(count, 1), (7, count), (61, 2 + count / 20), (150, 90)]
    for (place, (width, height)) in sizes.enumerated() {
      let (opaque, grey) = (place & 1 == 0, place & 2 == 0)
      if opaque, grey, count > 256 { continue }
      for (opaque, grey) in [(opaque, grey), (!opaque, !grey)]
      where !(opaque && grey && count > 256) {
        let picture = picture(
          count, width: width, height: height, opaque: opaque, grey: grey, seed: UInt64(count))
        #expect(try pixels(encoder.encode(picture)) == straight(picture))
      }
    }
  }

  private func form(
    _ count: Int, opaque: Bool, grey: Bool, side: Int = 200, level: Int = 1
  ) throws -> [Int] {
    let picture = picture(
      count, width: side, height: side, opaque: opaque, grey: grey, seed: UInt64(count))
    let facts = try facts(PNGEncoder(level: level).encode(picture))
    return [facts.form, facts.bits]
  }

  @Test func `The format with the fewest bytes is chosen`() throws {
    #expect(try form(2, opaque: true, grey: false) == [3, 1])
    #expect(try form(4, opaque: false, grey: false) == [3, 2])
    #expect(try form(9, opaque: true, grey: true) == [3, 4])
    #expect(try form(200, opaque: false, grey: false) == [3, 8])
    #expect(try form(200, opaque: true, grey: true) == [0, 8])
    #expect(try form(200, opaque: false, grey: true) == [3, 8])
    // A palette may be longer than its savings.
    #expect(try form(90, opaque: false, grey: true, side: 20) == [4, 8])
    #expect(try form(90, opaque: false, grey: false, side: 10) == [6, 8])
    #expect(try form(300, opaque: true, grey: false) == [6, 8])
    #expect(try form(300, opaque: true, grey: false, level: 12) == [2, 8])
    #expect(try form(300, opaque: false, grey: false) == [6, 8])
  }

  @Test func `Black and white have one bit each and no palette`() throws {
    let pixels: [UInt8] = (0..<900).flatMap { index -> [UInt8] in
      let value: UInt8 = index % 7 < 3 ? 255 : 0
      return [value, value, value, 255]
    }
    let png = try PNGEncoder().encode(Pixmap(width: 30, height: 30, pixels: pixels))
    let facts = try facts(png)
    #expect((facts.form, facts.bits) == (0, 1))
    #expect(try self.pixels(png) == pixels)
  }

  @Test func `An encoder keeps nothing from the previous picture`() throws {
    let encoder = PNGEncoder()
    for count in [300, 2, 17, 300, 256, 1] {
      for side in [40, 90, 20] {
        let picture = picture(
          count, width: side, height: side, opaque: false, grey: false, seed: UInt64(side))
        #expect(try encoder.encode(picture) == PNGEncoder().encode(picture))
      }
    }
  }

  @Test(arguments: [0.5, 1, 2, 3, 1.25])
  func `The density is that of the pixel ratio`(ratio: Double) throws {
    let png = try DisplayList(width: 4, height: 3, items: []).png(pixelRatio: ratio)
    let facts = try facts(png)
    #expect(facts.isSRGB)
    for value in facts.dpi { #expect(abs(value - 72 * ratio) < 0.02) }
    #expect(facts.dpi.count == 2)
    let properties = try #require(PNGProperties(png))
    let density = try #require(properties.density)
    #expect(abs(density.x - ratio) < 1e-9 && abs(density.y - ratio) < 1e-9)
  }

  @Test(arguments: [
    "Add Plus in a circle to cart", "Grüße, 日本語 🎉 עברית", "Zwei\nZeilen", "\u{301}", "a\u{0}b",
  ])
  func `The file contains the alternative text`(text: String) throws {
    let list = DisplayList(width: 4, height: 3, items: [], altText: text)
    let png = try list.png()
    let expected = text.replacingOccurrences(of: "\u{0}", with: "")
    #expect(try facts(png).description == expected)
    // symtext's own decoder puts it on one line.
    let line = expected.replacingOccurrences(of: "\n", with: " ")
    #expect(try #require(PNGProperties(png)).texts["Description"] == line)
  }

  @Test func `A decoration has no alternative text`() throws {
    let png = try DisplayList(width: 4, height: 3, items: [], altText: "").png()
    #expect(try facts(png).chunks == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
  }

  @Test func `A bare bitmap has no density and no text`() throws {
    let png = try PNGEncoder().encode(Pixmap(width: 2, height: 2, color: nil))
    #expect(try facts(png).chunks == ["IHDR", "sRGB", "IDAT", "IEND"])
    #expect(
      try PNGEncoder().encode(Pixmap(width: 2, height: 2, color: nil), pixelRatio: .nan) == png)
  }

  @Test func `More effort gives fewer bytes`() throws {
    let list = try TestLibrary.label("Add {plus.circle} to cart {gear} Settings", size: 40)
      .displayList()
    let (fast, small) = (try list.png(), try list.png(level: 12))
    #expect(Double(small.count) < 0.93 * Double(fast.count))
    #expect(try pixels(small) == pixels(fast))
  }
}
