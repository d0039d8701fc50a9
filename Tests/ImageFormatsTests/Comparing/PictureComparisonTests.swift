@testable import SymtextImageFormats
import Testing

/// Two pictures, pixel by pixel.
struct PictureComparisonTests {
  /// Returns an opaque grey picture.
  private func picture(
    _ width: Int, _ height: Int, _ grey: (_ x: Int, _ y: Int) -> Double
  ) -> Pixmap {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let value = UInt8((grey(x, y) * 255).rounded())
        pixels += [value, value, value, 255]
      }
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  /// Returns the part of a pixel that lies between two places along an axis.
  private func covered(_ pixel: Int, _ from: Double, _ to: Double) -> Double {
    max(min(Double(pixel + 1), to) - max(Double(pixel), from), 0)
  }

  /// Returns a white picture with a black disc.
  private func disc(_ x: Double, _ y: Double, radius: Double = 12, side: Int = 40) -> Pixmap {
    let parts = 16
    return picture(side, side) { column, row in
      var inside = 0
      for part in 0..<parts * parts {
        let dx = Double(column) + (Double(part % parts) + 0.5) / Double(parts) - x
        let dy = Double(row) + (Double(part / parts) + 0.5) / Double(parts) - y
        if dx * dx + dy * dy < radius * radius { inside += 1 }
      }
      return 1 - Double(inside) / Double(parts * parts)
    }
  }

  private func compare(
    _ first: Pixmap, _ second: Pixmap, _ change: (inout ComparisonSettings) -> Void = { _ in }
  ) -> PictureComparison {
    var settings = ComparisonSettings()
    change(&settings)
    return PictureComparison(first, second, settings: settings)
  }

  @Test func `Equal pictures have no differences`() {
    let result = compare(disc(20, 20), disc(20, 20))
    #expect(result.differing == 0 && result.edges == 0 && result.faint == 0)
    #expect(result.comparedPixels == 1600 && result.regions.isEmpty && result.greatest == nil)
  }

  @Test func `A component that differs by 1 is faint`() {
    let result = compare(picture(9, 9) { _, _ in 0.5 }, picture(9, 9) { _, _ in 0.5 + 1 / 255.0 })
    #expect(result.faint == 81 && result.differing == 0)
    let strict = compare(
      picture(9, 9) { _, _ in 0.5 }, picture(9, 9) { _, _ in 0.5 + 1 / 255.0 }
    ) { $0.threshold = 0 }
    #expect(strict.differing == 81)
  }

  @Test(arguments: [0.0, 0.1, 0.5, 1]) func `A step of 1 is faint at every grey`(grey: Double) {
    let other = grey < 1 ? grey + 1 / 255.0 : grey - 1 / 255.0
    let result = compare(picture(3, 3) { _, _ in grey }, picture(3, 3) { _, _ in other })
    #expect(result.faint == 9)
  }

  @Test func `Black and white are 1 apart`() throws {
    let result = compare(picture(3, 3) { _, _ in 0 }, picture(3, 3) { _, _ in 1 })
    #expect(result.differing == 9)
    #expect(abs(try #require(result.greatest).distance - 1) < 1e-3)
  }

  @Test(arguments: [(0.25, 0.0), (0.5, 0), (0, 0.4), (0, -0.5), (0.3, 0.3), (-0.35, 0.2)])
  func `A shape that moved by up to half a pixel differs only at its edge`(x: Double, y: Double) {
    let result = compare(disc(20, 20), disc(20 + x, 20 + y))
    #expect(result.differing == 0, "\(result.regions)")
    #expect(result.edges > 10)
    let strict = compare(disc(20, 20), disc(20 + x, 20 + y)) { $0.countsEdges = true }
    #expect(strict.differing == result.edges)
  }

  @Test(arguments: [(1.5, 0.0), (0, -2.0), (1.2, 1.2)])
  func `A shape that moved by more than a pixel differs`(x: Double, y: Double) {
    #expect(compare(disc(20, 20), disc(20 + x, 20 + y)).differing > 10)
  }

  @Test func `A thin line that moved by a whole pixel differs`() {
    func line(_ at: Double) -> Pixmap {
      picture(20, 20) { x, _ in 1 - self.covered(x, at, at + 1) }
    }
    #expect(compare(line(8), line(9)).differing == 40)
    #expect(compare(line(8), line(8.4)).differing == 0)
    #expect(compare(line(8), line(8.4)).edges == 40)
  }

  @Test func `A line that lost its ink differs`() {
    func line(_ width: Double) -> Pixmap {
      picture(20, 20) { x, _ in 1 - self.covered(x, 8, 8 + width) }
    }
    #expect(compare(line(3), picture(20, 20) { _, _ in 1 }).differing == 60)
    #expect(compare(line(3), line(5)).differing > 0)
  }

  @Test func `A changed colour differs, also on little ground`() {
    let before = picture(20, 20) { x, y in (8..<11).contains(x) && (8..<11).contains(y) ? 0 : 1 }
    let after = picture(20, 20) { x, y in (8..<11).contains(x) && (8..<11).contains(y) ? 0.5 : 1 }
    let result = compare(before, after)
    #expect(result.differing >= 1 && result.differing + result.edges == 9)
  }

  @Test func `Transparent pixels of other colours over no ground are equal to none`() {
    func clear(_ alpha: UInt8) -> Pixmap {
      Pixmap(width: 1, height: 1, pixels: [0, 0, 0, alpha])
    }
    #expect(compare(clear(0), clear(0)).differing == 0)
    // Black over white is seen, though it is not over black.
    #expect(compare(clear(0), clear(128)).differing == 1)
  }

  @Test func `Near pixels are one part, far ones are two`() {
    let white = picture(100, 40) { _, _ in 1 }
    let dots = picture(100, 40) { x, y in
      (x < 4 && y < 4) || (x == 9 && y == 9) || (x >= 60 && x < 62 && y == 30) ? 0 : 1
    }
    let result = compare(white, dots) { $0.countsEdges = true }
    #expect(result.regions.map(\.count) == [17, 2])
    #expect(
      result.regions.map(\.box) == [
        PixelBox(x: 0, y: 0, width: 10, height: 10), PixelBox(x: 60, y: 30, width: 2, height: 1),
      ])
  }

  @Test func `A part that is ignored is not compared`() {
    let white = picture(30, 30) { _, _ in 1 }
    let dot = picture(30, 30) { x, y in x == 12 && y == 20 ? 0 : 1 }
    let ignoring = compare(white, dot) {
      $0.ignored = [PixelBox(x: 12, y: 20, width: 1, height: 1)]
    }
    #expect(ignoring.differing == 0)
    let beside = compare(white, dot) {
      $0.ignored = [PixelBox(x: 13, y: 20, width: 1, height: 1)]
    }
    #expect(beside.differing == 1)
  }

  @Test func `A shift is found, of the smaller and of the larger picture`() {
    for (x, y) in [(2, 0), (-3, 1), (0, -2)] {
      let result = compare(disc(20, 20), disc(20 + Double(x), 20 + Double(y))) {
        $0.mostShift = 3
      }
      #expect(result.shift == (x, y) && result.differing == 0)
      #expect(result.comparedPixels == (40 - abs(x)) * (40 - abs(y)))
    }
    let larger = compare(disc(20, 20), disc(21, 20, side: 44)) { $0.mostShift = 2 }
    #expect(larger.shift == (1, 0) && larger.differing == 0)
    #expect(larger.sizes.second == (44, 44))
  }

  @Test func `The picture of differences marks each kind`() {
    let first = picture(10, 10) { _, _ in 1 }
    var drawing = DifferencePicture(of: first)
    drawing.mark(1, 2, .clear)
    drawing.mark(3, 4, .edge)
    drawing.mark(5, 6, .faint)
    let pixels = drawing.finish().pixels
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(pixels[4 * (10 * y + x)..<4 * (10 * y + x) + 4])
    }
    #expect(pixel(1, 2) == [220, 0, 20, 255])
    #expect(pixel(3, 4) == [250, 190, 0, 255])
    #expect(pixel(5, 6) == pixel(9, 9))
  }
}
