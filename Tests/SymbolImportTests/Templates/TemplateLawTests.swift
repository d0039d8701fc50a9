import SymtextFontGlyphs
import SymtextSymbols
import SymtextGraphics
@testable import SymtextSymbolImport
import Testing

struct TemplateLawTests {
  /// Measured strokes and outer diameters of a ring that Apple's application drew at 27 variants.
  private static let measured: [(SymbolScale, [(stroke: Double, diameter: Double)])] = [
    (
      .small,
      [
        (2.236, 74.45), (3.416, 75.45), (5.718, 77.39), (7.459, 78.86), (8.665, 79.78),
        (9.590, 80.49), (10.809, 81.42), (12.578, 82.77), (14.160, 83.98),
      ]
    ),
    (
      .medium,
      [
        (2.400, 94.62), (3.733, 95.74), (6.336, 97.94), (8.304, 99.60), (9.939, 100.87),
        (11.192, 101.84), (12.845, 103.12), (15.243, 104.98), (17.386, 106.64),
      ]
    ),
    (
      .large,
      [
        (2.519, 121.64), (4.006, 122.90), (6.909, 125.34), (9.103, 127.20), (11.144, 128.80),
        (12.708, 130.04), (14.771, 131.66), (17.763, 134.02), (20.44, 136.05),
      ]
    ),
  ]

  private func ring(_ place: Int) -> Path {
    let (stroke, diameter) = Self.measured[0].1[place]
    let center = Point(10 + diameter / 2, -35.2295)
    var path = Path.ellipse(center: center, radiusX: diameter / 2, radiusY: diameter / 2)
    path.append(
      .ellipse(center: center, radiusX: diameter / 2 - stroke, radiusY: diameter / 2 - stroke))
    return path
  }

  @Test func `Computed variants of a ring match the measurements`() throws {
    for (scale, row) in Self.measured {
      for (weight, expected) in zip(SymbolWeight.allCases, row) {
        let path = try #require(
          TemplateLaw.path(
            DrawnVariant(weight, scale), ultralight: ring(0), regular: ring(3), black: ring(8)))
        let outer = try #require(path.bounds)
        let inner = try #require(Path(Array(path.elements.suffix(path.elements.count / 2))).bounds)
        // The table of measurements has two and three digits.
        let slack = weight == .black && scale == .large ? 0.25 : 0.03
        #expect(abs(outer.width - expected.diameter) < slack, "\(weight) \(scale)")
        #expect(
          abs((outer.width - inner.width) / 2 - expected.stroke) < slack, "\(weight) \(scale)")
        #expect(abs(outer.midY + 35.2295) < 1e-3)
      }
    }
  }

  @Test func `The scales have the ratios 1, 1.276 and 1.647`() {
    for variant in DrawnVariant.all {
      let size: Double =
        switch variant.scale {
        case .small: 1
        case .medium: 1.276
        case .large: 1.647
        }
      #expect(abs(TemplateLaw.coefficients(variant).size - size) < 2e-5)
    }
  }

  @Test func `A variant needs only the masters that contribute to it`() {
    #expect(
      TemplateLaw.path(
        DrawnVariant(.light, .large), ultralight: ring(0), regular: ring(3), black: nil) != nil)
    #expect(
      TemplateLaw.path(
        DrawnVariant(.bold, .small), ultralight: nil, regular: ring(3), black: nil) == nil)
    #expect(
      TemplateLaw.advance(
        DrawnVariant(.bold, .small), ultralight: nil, regular: 90, black: 100) == 95)
  }

  @Test func `Masters with other commands give nothing`() {
    var other = ring(0)
    other.line(to: .zero)
    #expect(
      TemplateLaw.path(
        DrawnVariant(.thin, .small), ultralight: other, regular: ring(3), black: nil) == nil)
  }
}
