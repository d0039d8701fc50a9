@testable import SymtextImageFormats
@testable import SymtextGraphics
@testable import SymtextDrawing
import SymtextTestSupport
import Testing

/// Blending several pixels at once equals blending them one by one.
struct MaskBlendingTests {
  private static let paints: [PixelPaint] =
    [
      Color.black, Color(red: 0.9, green: 0.4, blue: 0.1),
      Color(red: 0.2, green: 0.5, blue: 1).multiplyingOpacity(by: 0.6),
      Color.black.multiplyingOpacity(by: 0.004),
      Color.black.multiplyingOpacity(by: 0),
    ].map { .color(PremultipliedColor($0)) } + [
      .color(.clearing),
      PixelPaint(
        .gradient(
          LinearGradient(
            from: Point(3, 1), to: Point(30, 7),
            stops: [
              .init(offset: 0, color: Color(red: 1, green: 0, blue: 0)),
              .init(
                offset: 1, color: Color(red: 0, green: 0.5, blue: 1).multiplyingOpacity(by: 0.3)),
            ])),
        pixelRatio: 1),
    ]

  /// Returns a coverage mask: none, full, edges, and random values.
  private func mask(_ random: inout SplitMix64, width: Int, height: Int) -> GlyphMask {
    var coverage: [UInt8] = []
    while coverage.count < width * height {
      let run = Int.random(in: 1...20, using: &random)
      let kind = Int.random(in: 0..<4, using: &random)
      for place in 0..<run {
        coverage.append(
          kind == 0 ? 0 : kind == 1 ? 255 : kind == 2 ? UInt8(255 * place / run) : random.byte())
      }
    }
    return GlyphMask(
      left: 0, top: 0, width: width, height: height,
      coverage: Array(coverage.prefix(width * height)))
  }

  /// Returns pixels of every kind, none brighter than its opacity.
  private func pixmap(_ random: inout SplitMix64, width: Int, height: Int) -> Pixmap {
    let pixels = (0..<width * height).flatMap { _ -> [UInt8] in
      let alpha = [0, 255, random.byte()][Int.random(in: 0..<3, using: &random)]
      return (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &random) } + [alpha]
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  /// Returns the result of drawing each pixel of a mask separately.
  private func pixelByPixel(
    _ placed: PlacedMask, _ paint: PixelPaint, onto pixmap: Pixmap, blending: Blending
  ) throws -> [UInt8] {
    var pixmap = pixmap
    try pixmap.withCompositor(blending: blending) { compositor in
      for row in 0..<placed.mask.height {
        for column in 0..<placed.mask.width {
          let coverage = placed.mask.coverage[row * placed.mask.width + column]
          let one = GlyphMask(left: 0, top: 0, width: 1, height: 1, coverage: [coverage])
          compositor.mask(
            PlacedMask(mask: one, x: placed.x + column, y: placed.y + row), paint: paint)
        }
      }
    }
    return pixmap.pixels
  }

  @Test(arguments: Blending.allCases, paints.indices)
  func `A mask equals its pixels drawn one by one`(blending: Blending, paint: Int) throws {
    let paint = Self.paints[paint]
    var random = SplitMix64(state: 14)
    for width in 1...40 {
      let mask = mask(&random, width: width, height: 5)
      let before = pixmap(&random, width: 32, height: 6)
      // Also beyond every side.
      let placed = PlacedMask(
        mask: mask, x: Int.random(in: -20...20, using: &random),
        y: Int.random(in: -2...3, using: &random))
      var after = before
      try after.withCompositor(blending: blending) { $0.mask(placed, paint: paint) }
      let expected = try pixelByPixel(placed, paint, onto: before, blending: blending)
      try #require(after.pixels == expected, "\(width) columns at \(placed.x), \(placed.y)")
    }
  }

  @Test(arguments: Blending.allCases, paints.indices)
  func `A span equals an even mask`(blending: Blending, paint: Int) throws {
    let paint = Self.paints[paint]
    var random = SplitMix64(state: 15)
    for count in 0...40 {
      let coverage = [255, 128, random.byte()][count % 3]
      let before = pixmap(&random, width: 32, height: 2)
      let x = Int.random(in: -20...20, using: &random)
      let mask = GlyphMask(
        left: 0, top: 0, width: count, height: 1, coverage: Array(repeating: coverage, count: count)
      )
      var after = before
      try after.withCompositor(blending: blending) {
        $0.span(x: x, y: 1, count: count, coverage: coverage, paint: paint)
      }
      let expected = try pixelByPixel(
        PlacedMask(mask: mask, x: x, y: 1), paint, onto: before, blending: blending)
      try #require(after.pixels == expected, "\(count) columns at \(x), covered \(coverage)")
    }
  }

  @Test func `Four pixels blend exactly as one does`() {
    var random = SplitMix64(state: 16)
    for _ in 0..<20_000 {
      let alpha = Double(random.byte()) / 255
      let part = Double(random.byte()) / 255
      let color = PremultipliedColor(
        Color(red: part, green: 1, blue: 1 - part).multiplyingOpacity(by: alpha))
      let four = pixmap(&random, width: 4, height: 1).pixels
      let pixels = SIMD4<UInt32>(
        (0..<4).map { pixel in (0..<4).reduce(0) { $0 | UInt32(four[4 * pixel + $1]) << (8 * $1) } }
      )
      let coverage = SIMD4<UInt32>((0..<4).map { _ in UInt32(random.byte()) })
      let together = FourfoldColor(color).over(pixels, coverage: coverage)
      for lane in 0..<4 {
        #expect(together[lane] == color.over(pixels[lane], coverage: coverage[lane]))
      }
    }
  }

  @Test func `Zero coverage changes nothing in linear blending`() throws {
    let pixels = (UInt8.min...255).flatMap { alpha in
      (0...alpha).flatMap { [$0, alpha - $0, alpha / 2, alpha] }
    }
    let before = Pixmap(width: pixels.count / 4, height: 1, pixels: pixels)
    let layer = try Pixmap(
      width: before.width, height: 1, color: Color(red: 0.3, green: 1, blue: 0))
    var after = before
    try after.withCompositor(blending: .linear) { $0.layer(layer, left: 0, top: 0, opacity: 0) }
    // Too many bytes to print.
    let isSame = after.pixels == before.pixels
    #expect(isSame)
  }

  @Test func `Coverages add up and saturate`() throws {
    var random = SplitMix64(state: 17)
    var sum = CoverageSum()
    for count in 2...30 {
      let masks = (0..<count % 5 + 2).map { _ in
        let (width, height) = (
          Int.random(in: 1...30, using: &random), Int.random(in: 1...9, using: &random)
        )
        return PlacedMask(
          mask: mask(&random, width: width, height: height),
          x: Int.random(in: -9...9, using: &random), y: Int.random(in: -5...5, using: &random))
      }
      let all = sum.joined(masks)
      let joined = try #require(all)
      for row in 0..<joined.mask.height {
        for column in 0..<joined.mask.width {
          let expected = masks.reduce(0) { total, placed in
            let (x, y) = (column + joined.x - placed.x, row + joined.y - placed.y)
            guard (0..<placed.mask.width).contains(x), (0..<placed.mask.height).contains(y) else {
              return total
            }
            return total + Int(placed.mask.coverage[y * placed.mask.width + x])
          }
          #expect(
            joined.mask.coverage[row * joined.mask.width + column] == UInt8(min(expected, 255)))
        }
      }
    }
  }
}

extension SplitMix64 {
  fileprivate mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }
}
