import SymtextSymbolTestSupport
@testable import SymtextOpenType
import SymtextTestSupport
import Testing
@testable import SymtextFonts
@testable import SymtextTextLayout

struct WeightMatchingTests {
  private static let curve = StrokeCurve([
    .init(axisValue: 100, stroke: 0.03), .init(axisValue: 400, stroke: 0.10),
    .init(axisValue: 900, stroke: 0.20),
  ])

  @Test(arguments: [(0.03, 100.0), (0.065, 250), (0.1, 400), (0.15, 650), (0.2, 900)])
  func `The curve is solved for the stroke`(stroke: Double, value: Double) {
    let found = Self.curve.axisValue(stroke: stroke)
    #expect(abs(found.value - value) < 1e-9)
    #expect(found.isOnAxis)
  }

  @Test(arguments: [(0.02, 100.0), (0.25, 900)])
  func `A stroke beyond the axis is clamped and reported`(stroke: Double, value: Double) {
    let found = Self.curve.axisValue(stroke: stroke)
    #expect(found.value == value)
    #expect(!found.isOnAxis)
  }

  @Test func `A curve of one point has one answer`() {
    let curve = StrokeCurve([.init(axisValue: 400, stroke: 0.1)])
    #expect(curve.axisValue(stroke: 0.3).value == 400)
    #expect(!curve.axisValue(stroke: 0.3).isOnAxis)
  }

  @Test(arguments: [(300.0, 300.0, true), (800, 700, false), (100, 200, false)])
  func `With unknown strokes the weight value is used within the axis`(
    text: Double, value: Double, isOnAxis: Bool
  ) throws {
    let axis = VariationAxis(tag: .wght, minimum: 200, defaultValue: 400, maximum: 700)
    let found = WeightMatching(text: try TestFaces.inter(size: 100, weight: text), axis: axis)
    #expect(found.axisValue == value && found.isOnAxis == isOnAxis)
    #expect(found.rule == .weightClass && found.target == nil)
  }

  @Test func `In a font of even strokes a symbol takes the stroke of the bar`() throws {
    let font = try TestFaces.inter(size: 100, weight: 400)
    let stems = try #require(font.stems)
    let matching = WeightMatching(text: font, curve: Self.curve)
    #expect(matching.rule == .measured(on: "H"))
    #expect(matching.isOnAxis)
    #expect(matching.target == stems.bar)
    let stroke = stems.bar / font.metrics.capHeight
    #expect(abs(Self.curve.axisValue(stroke: stroke).value - matching.axisValue) < 1e-9)
  }

  @Test func `In a high-contrast font a symbol is thicker than the bar, thinner than the stem`()
    throws
  {
    let font = try TestFaces.dejaVuSerif(size: 100)
    let stems = try #require(font.stems)
    let target = try #require(WeightMatching(text: font, curve: Self.curve).target)
    #expect(target == max(stems.bar, (0.75 * stems.bar * stems.stem).squareRoot()))
    #expect(target >= stems.bar && target < stems.stem)
  }

  @Test(arguments: [
    // Bar, stem and stroke: even, a text face, a Didone, its display size, Hebrew.
    (0.107, 0.121, 0.107), (0.070, 0.141, 0.0860), (0.051, 0.129, 0.0702), (0.014, 0.141, 0.0564),
    (0.168, 0.102, 0.1134),
  ])
  func `A stroke is between thin and thick`(bar: Double, stem: Double, stroke: Double) {
    let found = WeightMatching.stroke(of: StemMeasurement(bar: bar, stem: stem, letters: "H"))
    #expect(abs(found - stroke) < 0.0001)
  }

  @Test func `Matching does not depend on the size`() throws {
    let small = WeightMatching(text: try TestFaces.inter(size: 9), curve: Self.curve)
    let large = WeightMatching(text: try TestFaces.inter(size: 90), curve: Self.curve)
    #expect(abs(small.axisValue - large.axisValue) < 1e-9)
  }

  @Test func `Heavier text gets heavier symbols`() throws {
    let values = try stride(from: 100.0, through: 900, by: 100).map {
      WeightMatching(text: try TestFaces.inter(weight: $0), curve: Self.curve).axisValue
    }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    #expect((values.last ?? 0) > (values.first ?? 0))
  }

  @Test func `Text heavier than the axis is clamped and reported`() throws {
    let thin = StrokeCurve([
      .init(axisValue: 100, stroke: 0.01), .init(axisValue: 900, stroke: 0.02),
    ])
    let matching = WeightMatching(text: try TestFaces.inter(), curve: thin)
    #expect(matching.axisValue == 900)
    #expect(!matching.isOnAxis)
  }

  @Test(arguments: [(100.0, 100.0, true), (650, 650, true), (900, 900, true)])
  func `A font without an H is matched by its weight`(
    weight: Double, value: Double, isOnAxis: Bool
  ) throws {
    let font = Font(
      face: try TestFaces.letterless.get(), size: 10, coordinates: DesignCoordinates(weight: weight)
    )
    let matching = WeightMatching(text: font, curve: Self.curve)
    #expect(matching.rule == .weightClass)
    #expect(matching.axisValue == value)
    #expect(matching.isOnAxis == isOnAxis)
    #expect(matching.target == nil)
  }

  @Test func `A weight beyond the curve is clamped and reported`() throws {
    let short = StrokeCurve([.init(axisValue: 200, stroke: 0.1)])
    let font = Font(
      face: try TestFaces.letterless.get(), size: 10, coordinates: DesignCoordinates(weight: 900))
    let matching = WeightMatching(text: font, curve: short)
    #expect(matching.axisValue == 200)
    #expect(!matching.isOnAxis)
  }

  @Test func `At the size of the cap height both fonts have the same capitals`() throws {
    let text = try TestFaces.inter(size: 34)
    let face = try TestFaces.symbols.get()
    let size = CapHeightScaling.pointSize(of: face, textCapHeight: text.metrics.capHeight)
    #expect(abs(Font(face: face, size: size).metrics.capHeight - text.metrics.capHeight) < 1e-9)
  }
}
