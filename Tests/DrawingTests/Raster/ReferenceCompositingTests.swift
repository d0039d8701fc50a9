@testable import SymtextImageFormats
@testable import SymtextGraphics
@testable import SymtextDrawing
import Foundation
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import SymtextTestSupport
import Testing
import SymtextTextLayout

/// Random scenes, compared with a slow, independent floating-point compositor.
///
/// It takes from symtext only the coverage of each item: the opacity of the item alone, in opaque black.
struct ReferenceCompositingTests {
  private static let (width, height) = (48, 40)

  /// Premultiplied red, green, blue and opacity, 0 to 1.
  private typealias Layer = [SIMD4<Double>]

  private func pixmap(
    _ items: [DisplayItem], background: Color? = nil, blending: Blending = .srgb
  ) throws -> Pixmap {
    try RasterRenderer(blending: blending).pixmap(
      DisplayList(width: Double(Self.width), height: Double(Self.height), items: items),
      background: background)
  }

  private func coverage(_ item: DisplayItem) throws -> [Double] {
    let pixels = try pixmap([item]).pixels
    return stride(from: 3, to: pixels.count, by: 4).map { Double(pixels[$0]) / 255 }
  }

  /// Rounded to bytes as in pixels; later results are not rounded.
  private func premultiplied(_ color: Color) -> SIMD4<Double> {
    (SIMD4(color.red, color.green, color.blue, 1) * color.alpha * 255)
      .rounded(.toNearestOrAwayFromZero) / 255
  }

  private func compose(_ items: [DisplayItem], onto layer: inout Layer) throws {
    for item in items {
      switch item {
      case .fill(let path, .color(let color)):
        for (pixel, amount) in try coverage(.fill(path, .black)).enumerated() {
          let source = premultiplied(color) * amount
          layer[pixel] = source + layer[pixel] * (1 - source.w)
        }
      case .glyphs(let run, .color(let color)):
        for (pixel, amount) in try coverage(.glyphs(run, .black)).enumerated() {
          let source = premultiplied(color) * amount
          layer[pixel] = source + layer[pixel] * (1 - source.w)
        }
      case .clear(let run):
        for (pixel, amount) in try coverage(.glyphs(run, .black)).enumerated() {
          layer[pixel] *= 1 - amount
        }
      case .cut(let path):
        for (pixel, amount) in try coverage(.fill(path, .black)).enumerated() {
          layer[pixel] *= 1 - amount
        }
      case .group(let items, let opacity):
        var inner = Layer(repeating: .zero, count: layer.count)
        try compose(items, onto: &inner)
        for pixel in layer.indices {
          let source = inner[pixel] * ((opacity * 255).rounded() / 255)
          layer[pixel] = source + layer[pixel] * (1 - source.w)
        }
      default: Issue.record("the scenes have no such steps")
      }
    }
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    .roundedRect(Rect(x: x, y: y, width: width, height: height), radiusX: 3, radiusY: 3)
  }

  private func scene(
    _ random: inout SplitMix64, depth: Int, glyphs: [GlyphRun]
  ) -> [DisplayItem] {
    (0..<Int.random(in: 2...4, using: &random)).map { _ in
      func place(_ limit: Int) -> Double { .random(in: -6...Double(limit) - 4, using: &random) }
      func part() -> Double { .random(in: 0...1, using: &random) }
      let color = Color(
        red: part(), green: part(), blue: part(), alpha: part() < 0.4 ? 1 : part())
      let run = glyphs[Int.random(in: glyphs.indices, using: &random)]
        .offsetBy(Vector(place(Self.width), place(Self.height) + 8))
      switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
      case 0, 1:
        return .fill(
          rect(place(Self.width), place(Self.height), 4 + 30 * part(), 4 + 30 * part()),
          .color(color))
      case 2: return .glyphs(run, .color(color))
      case 3: return depth < 3 ? .clear(run) : .glyphs(run, .color(color))
      case 4:
        let path = rect(place(Self.width), place(Self.height), 4 + 20 * part(), 4 + 20 * part())
        return depth < 3 ? .cut(path) : .fill(path, .color(color))
      default:
        return .group(
          scene(&random, depth: depth - 1, glyphs: glyphs), opacity: part() < 0.3 ? 1 : part())
      }
    }
  }

  private func glyphs() throws -> [GlyphRun] {
    let library = try TestLibrary.bundled.get()
    return try ["heart", "square", "plus.circle", "gear"].map { name in
      let symbol = try ResolvedSymbol(name, in: library, beside: try TestLibrary.inter(size: 24))
      return GlyphRun(font: symbol.font, glyphs: [.init(id: symbol.glyph, origin: .zero)])
    }
  }

  @Test(arguments: 0..<24)
  func `Random scenes differ by rounding only`(seed: Int) throws {
    var random = SplitMix64(state: UInt64(seed))
    let glyphs = try glyphs()
    for background in [nil, Color.white, Color(red: 0.1, green: 0.2, blue: 0.4, alpha: 0.6)] {
      let items = scene(&random, depth: 3, glyphs: glyphs)
      let found = try pixmap(items, background: background)
      let base = background.map { premultiplied($0) } ?? .zero
      var expected = Layer(repeating: base, count: Self.width * Self.height)
      try compose(items, onto: &expected)
      var (largest, sum) = (0.0, 0.0)
      for (pixel, color) in expected.enumerated() {
        for part in 0..<4 {
          let difference = abs(Double(found.pixels[4 * pixel + part]) - color[part] * 255)
          largest = max(largest, difference)
          sum += difference
        }
      }
      // Each of the overlapping items rounds.
      #expect(largest <= 3, "\(items)")
      #expect(sum / Double(4 * expected.count) < 0.5)
    }
  }

  // MARK: Light

  private func light(_ value: Double) -> Double {
    // The formula of IEC 61966-2-1, written independently.
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  @Test(arguments: [
    (front: (1.0, 1.0, 1.0), back: (0.0, 0.0, 0.0)), (front: (0, 0, 0), back: (1, 1, 1)),
    (front: (1, 0, 0.5), back: (0, 1, 0.25)), (front: (0.2, 0.9, 0.6), back: (0.7, 0.1, 0.6)),
  ])
  func `Linear blending mixes by coverage and by opacity`(
    front: (Double, Double, Double), back: (Double, Double, Double)
  ) throws {
    let (front, back) = (
      Color(red: front.0, green: front.1, blue: front.2),
      Color(red: back.0, green: back.1, blue: back.2)
    )
    for part in [0.125, 0.25, 0.5, 0.75] {
      let covered = DisplayItem.fill(
        .roundedRect(Rect(x: 10, y: 10, width: part, height: 1), radiusX: 0, radiusY: 0),
        .color(front))
      let thinned = DisplayItem.fill(
        .roundedRect(Rect(x: 10, y: 10, width: 1, height: 1), radiusX: 0, radiusY: 0),
        .color(front.multiplyingOpacity(by: part)))
      for item in [covered, thinned, .group([thinned])] {
        let pixels = try pixmap([item], background: back, blending: .linear).pixels
        let start = 4 * (10 * Self.width + 10)
        let parts = [(front.red, back.red), (front.green, back.green), (front.blue, back.blue)]
        for (place, (front, back)) in parts.enumerated() {
          let mixed = light(front) * part + light(back) * (1 - part)
          #expect(abs(Double(pixels[start + place]) - 255 * encoded(mixed)) <= 2)
        }
        #expect(pixels[start + 3] == 255)
      }
    }
  }

  @Test func `Both blendings give the same over transparent areas and where opaque`() throws {
    let glyphs = try glyphs().map { $0.offsetBy(Vector(8.3, 30)) }
    let color = Color(red: 0.8, green: 0.3, blue: 0.6, alpha: 0.5)
    for items in [
      [DisplayItem.glyphs(glyphs[0], .color(color))],
      [.fill(rect(2, 2, 30, 30), .color(color.multiplyingOpacity(by: 2))), .clear(glyphs[1])],
    ] {
      let (srgb, linear) = (try pixmap(items), try pixmap(items, blending: .linear))
      let largest = zip(srgb.pixels, linear.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 255
      #expect(largest <= 1)
    }
  }

  @Test func `Linear blending makes light shapes on dark wider, and dark ones thinner`() throws {
    let path = Path.ellipse(center: Point(20, 20), radiusX: 9, radiusY: 7)
    func sum(_ blending: Blending, _ paint: Paint, on background: Color) throws -> Int {
      try pixmap([.fill(path, paint)], background: background, blending: blending).pixels
        .reduce(0) { $0 + Int($1) }
    }
    #expect(
      try sum(.linear, .color(.white), on: .black) > sum(.srgb, .color(.white), on: .black))
    #expect(try sum(.linear, .black, on: .white) > sum(.srgb, .black, on: .white))
  }

  /// Returns the sum of all pixels' darkness relative to the background, by sRGB luminance.
  private func ink(
    _ items: [DisplayItem], on background: Color, _ blending: Blending
  ) throws -> Double {
    let pixels = try pixmap(items, background: background, blending: blending).pixels
    func gray(_ red: Double, _ green: Double, _ blue: Double) -> Double {
      encoded(0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue))
    }
    let ground = gray(background.red, background.green, background.blue)
    return stride(from: 0, to: pixels.count, by: 4).reduce(0) { sum, start in
      let parts = (0..<3).map { Double(pixels[start + $0]) / 255 }
      return sum + ground - gray(parts[0], parts[1], parts[2])
    }
  }

  @Test(arguments: [11.0, 12, 13, 15, 17])
  func `Dark letters and symbols keep their ink in linear blending`(size: Double) throws {
    let library = try TestLibrary.bundled.get()
    // Linear and sRGB blending mix hues differently: only greys have the same ink.
    let dark = [
      Color.black, Color(red: 0.25, green: 0.25, blue: 0.25),
      Color(red: 0.5, green: 0.5, blue: 0.5),
    ]
    for color in dark {
      // A slash clears, so the symbol is drawn in its own group.
      for text in ["Ag", "{gear}", "{bell.slash}"] {
        let label = try Label(
          text, font: TestLibrary.inter(size: size), library: library, color: .fixed(color))
        let items = label.items(label.lines(), at: Point(4, 4))
        for ground in [Color.white, Color(red: 0.8, green: 0.8, blue: 0.8)] {
          let usual = try ink(items, on: ground, .srgb)
          let mixed = try ink(items, on: ground, .linear)
          #expect(abs(mixed / usual - 1) < 0.01, "\(text) \(color) \(mixed) \(usual)")
        }
      }
    }
  }

  @Test func `Letters lighter than their background are blended linearly`() throws {
    let run = try glyphs()[3].offsetBy(Vector(8, 30))
    let amounts = try coverage(.glyphs(run, .black))
    let (front, back) = (
      Color(red: 1, green: 0.9, blue: 0.4), Color(red: 0.1, green: 0.2, blue: 0.3)
    )
    let pixels = try pixmap([.glyphs(run, .color(front))], background: back, blending: .linear)
      .pixels
    for (pixel, amount) in amounts.enumerated() {
      let mixed = light(front.green) * amount + light(back.green) * (1 - amount)
      #expect(abs(Double(pixels[4 * pixel + 1]) - 255 * encoded(mixed)) <= 1)
    }
  }

  // MARK: Coverage

  @Test func `Coverage becomes opacity, for text, symbols and shapes alike`()
    throws
  {
    // Black on white and white on black are inverses: neither is adjusted.
    let library = try TestLibrary.bundled.get()
    let label = try Label("Ag {heart}", font: TestLibrary.inter(size: 14), library: library)
    let items = label.items(label.lines(), at: .zero)
    let white = try Label(
      "Ag {heart}", font: TestLibrary.inter(size: 14), library: library, color: .white)
    let dark = try pixmap(items, background: .white).pixels
    let bright = try pixmap(white.items(white.lines(), at: .zero), background: .black).pixels
    let alone = try pixmap(items).pixels
    for start in stride(from: 0, to: dark.count, by: 4) {
      #expect(abs(Int(dark[start]) + Int(bright[start]) - 255) <= 1)
      #expect(abs(Int(bright[start]) - Int(alone[start + 3])) <= 1)
    }
    // A bar covers by its area, in FreeType's 256 steps: even below the middle, odd above it.
    for (part, expected) in [(0.125, 32), (0.25, 64), (0.5, 129), (0.9375, 241)] {
      let bar = DisplayItem.fill(
        .roundedRect(Rect(x: 3, y: 3, width: part, height: 1), radiusX: 0, radiusY: 0), .black)
      let pixel = try pixmap([bar]).pixels[4 * (3 * Self.width + 3) + 3]
      #expect(Int(pixel) == expected)
    }
  }
}
