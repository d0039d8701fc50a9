@testable import SymtextImageFormats
@testable import SymtextGraphics
@testable import SymtextDrawing
@testable import SymtextOpenType
@testable import SymtextSymbolText
@testable import SymtextTextLayout
import SymtextSymbolTestSupport
import Foundation
import SymtextTestSupport
import Testing

/// Colours in PNG files are exact, above all those that a grey format could not store.
struct PNGColorTests {
  /// A colour in bytes, and the background.
  private struct Case: CustomStringConvertible {
    var parts: [UInt8]
    var isOpaque: Bool
    var isOverWhite: Bool

    var color: Color {
      Color(
        red: Double(parts[0]) / 255, green: Double(parts[1]) / 255, blue: Double(parts[2]) / 255,
        alpha: isOpaque ? 1 : 0.5)
    }
    var background: Color? { isOverWhite ? .white : nil }

    /// The pixel in the file where the colour covers it completely.
    ///
    /// Half of 255 is 128; white shows through by the missing opacity.
    var pixel: [Int] {
      let parts = parts.map { Int($0) }
      guard isOverWhite else { return parts + [isOpaque ? 255 : 128] }
      return parts.map { isOpaque ? $0 : ($0 + 255) / 2 } + [255]
    }

    var description: String {
      "\(parts), \(isOpaque ? "opaque" : "half"), \(isOverWhite ? "white" : "nothing") behind it"
    }
  }

  /// One channel, two channels, greys, and greys with one larger channel.
  private static let cases = [
    [255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 0], [255, 0, 255], [0, 255, 255], [0, 0, 0],
    [255, 255, 255], [128, 128, 128], [255, 128, 128], [128, 255, 128], [128, 128, 255],
  ].flatMap { parts in
    [(true, false), (true, true), (false, false), (false, true)].map {
      Case(parts: parts, isOpaque: $0.0, isOverWhite: $0.1)
    }
  }

  private struct Picture: Decodable {
    var width: Int
    /// Four bytes each, not premultiplied.
    var pixels: Data

    func pixel(_ x: Int, _ y: Int) -> [Int] {
      pixels[(4 * (y * width + x))...].prefix(4).map { Int($0) }
    }
  }

  /// Decodes files with libpng.
  private func decoded(_ files: [[UInt8]]) throws -> [Picture] {
    let input = try JSONEncoder().encode(files.map { Data($0) })
    let printed = try Python.run("decode_pngs.py", [], input: Array(input))
    return try JSONDecoder().decode([Picture].self, from: Data(printed.utf8))
  }

  /// Returns the drawn pixels, unpremultiplied.
  private func drawn(_ list: DisplayList, background: Color?) throws -> Data {
    let renderer = RasterRenderer(snapping: .automatic)
    var pixels = try renderer.pixmap(list, background: background).pixels
    for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] > 0 {
      for part in start..<start + 3 {
        let value = Double(pixels[part]) * 255 / Double(pixels[start + 3])
        pixels[part] = UInt8(min(value.rounded(.toNearestOrAwayFromZero), 255))
      }
    }
    return Data(pixels)
  }

  @Test(arguments: [1, 12])
  func `A box has its exact colour, opaque and half transparent, over white and over nothing`(
    level: Int
  ) throws {
    let box = Path.roundedRect(Rect(x: 0, y: 0, width: 8, height: 6), radiusX: 0, radiusY: 0)
    let lists = Self.cases.map {
      DisplayList(width: 16, height: 6, items: [.fill(box, .color($0.color))])
    }
    let files = try zip(lists, Self.cases).map {
      try $0.png(background: $1.background, level: level)
    }
    let pictures = try decoded(files)
    try #require(pictures.count == Self.cases.count)
    for (picture, (list, expected)) in zip(pictures, zip(lists, Self.cases)) {
      #expect(try picture.pixels == drawn(list, background: expected.background), "\(expected)")
      let inside = picture.pixel(4, 3)
      #expect(
        zip(inside, expected.pixel).allSatisfy { abs($0 - $1) <= 1 }, "\(expected): \(inside)")
      let beside = expected.isOverWhite ? [255, 255, 255, 255] : [0, 0, 0, 0]
      #expect(picture.pixel(12, 3) == beside, "\(expected)")
    }
  }

  @Test func `A label has its exact colour up to the edges of its letters`() throws {
    let lists = try Self.cases.map {
      try TestLibrary.label("{heart} Sea", size: 24, color: $0.color).displayList()
    }
    let files = try zip(lists, Self.cases).map { try $0.png(background: $1.background) }
    let pictures = try decoded(files)
    try #require(pictures.count == Self.cases.count)
    for (picture, (list, expected)) in zip(pictures, zip(lists, Self.cases)) {
      #expect(try picture.pixels == drawn(list, background: expected.background), "\(expected)")
      guard !expected.isOverWhite else { continue }
      var count = 0
      for y in 0..<picture.pixels.count / 4 / picture.width {
        for x in 0..<picture.width {
          let pixel = picture.pixel(x, y)
          guard pixel[3] > 0 else { continue }
          count += 1
          // The components of a premultiplied pixel are whole numbers up to its opacity.
          let step = 255 / pixel[3] + 1
          #expect(zip(pixel, expected.parts).allSatisfy { abs($0 - Int($1)) <= step })
        }
      }
      #expect(count > 200)
    }
  }
}
