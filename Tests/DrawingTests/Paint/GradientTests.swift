@testable import SymtextGraphics
@testable import SymtextDrawing
import Testing

struct GradientTests {
  private static let colors = [
    "black", "#1c1c1e", "navy", "blue", "gray", "red", "#0088ff", "#34c759", "#ff8d28", "#ffcc00",
    "yellow", "cyan", "lime", "magenta", "#8e8e93", "beige", "white",
  ]

  private func stops(_ text: String) throws -> [Color] {
    let box = Rect(x: 10, y: 20, width: 30, height: 40)
    let gradient = try #require(Color(text)).gradient(across: box)
    #expect(gradient.start == Point(10, 40) && gradient.end == Point(40, 40))
    #expect(gradient.stops.first?.offset == 0 && gradient.stops.last?.offset == 1)
    return gradient.stops.map(\.color)
  }

  @Test(arguments: colors)
  func `A gradient darkens slightly but visibly from left to right`(text: String) throws {
    let lightness = try stops(text).map(\.oklch.lightness)
    for (left, right) in zip(lightness, lightness.dropFirst()) { #expect(left > right) }
    let span = (lightness.first ?? 0) - (lightness.last ?? 0)
    #expect(span > 0.07 && span < 0.31)
    let source = try #require(Color(text)).oklch.lightness
    #expect((lightness.first ?? 0) >= source - 1e-3)
    #expect((lightness.last ?? 0) <= source + 1e-3)
  }

  @Test(arguments: colors)
  func `A gradient's bright end keeps the colour's strength`(text: String) throws {
    let source = try #require(Color(text)).oklch.chroma
    let bright = try #require(try stops(text).first).oklch.chroma
    #expect(bright >= 0.84 * source - 1e-3)
  }

  @Test func `Yellow darkens to amber`() throws {
    let hues = try stops("#ffcc00").map(\.oklch.hue)
    #expect((hues.first ?? 0) - (hues.last ?? 0) > 8)
  }

  @Test func `A gradient is as opaque as its colour`() throws {
    #expect(try stops("#f008").allSatisfy { abs($0.alpha - 136.0 / 255) < 1e-9 })
  }
}
