import SymtextFontGlyphs
import SymtextSymbols
import SymtextGraphics
import SymtextSymbolTestSupport
import SymtextSymbolText
import Testing
import SymtextFonts
import SymtextTextLayout

struct SymbolConfigurationTests {
  private let base = SymbolConfiguration(pointSize: 10, weight: .value(300), scale: .small)

  @Test func `Values of the overlay win`() {
    let other = SymbolConfiguration(pointSize: 20, weight: .matched, scale: .large)
    #expect(base.applying(other) == other)
  }

  @Test func `Values missing from the overlay stay`() {
    #expect(base.applying(.unspecified) == base)
    #expect(SymbolConfiguration.unspecified.applying(base) == base)
  }

  @Test func `Each part is overlaid separately`() {
    #expect(
      base.applying(SymbolConfiguration(weight: .value(900)))
        == SymbolConfiguration(pointSize: 10, weight: .value(900), scale: .small))
    #expect(
      base.applying(SymbolConfiguration(scale: .large))
        == SymbolConfiguration(pointSize: 10, weight: .value(300), scale: .large))
  }

  @Test func `Two empty configurations give an empty one`() {
    let empty = SymbolConfiguration.unspecified
    #expect(empty.pointSize == nil && empty.textStyle == nil && empty.font == nil)
    #expect(empty.weight == nil && empty.scale == nil && empty.typeSettings == nil)
  }

  @Test func `A configuration is a value`() {
    let other = base.applying(SymbolConfiguration(pointSize: 99))
    #expect(base.pointSize == 10 && other.pointSize == 99)
    var copy = base
    copy.pointSize = nil
    #expect(base.pointSize == 10 && copy.pointSize == nil && copy.weight == .value(300))
  }

  // MARK: Laws of overlaying

  /// Returns configurations with every way to specify each part.
  private static func samples() throws -> [SymbolConfiguration] {
    let sizes = [
      SymbolConfiguration.unspecified, SymbolConfiguration(pointSize: 10),
      SymbolConfiguration(pointSize: 20), SymbolConfiguration(textStyle: .headline),
      SymbolConfiguration(textStyle: .body, isEmphasized: true),
      SymbolConfiguration(font: try TestLibrary.inter(size: 30)),
      SymbolConfiguration(font: try TestLibrary.serif(size: 30)),
    ]
    var samples: [SymbolConfiguration] = []
    for size in sizes {
      for weight in [nil, SymbolConfiguration.Weight.matched, .value(300)] {
        for scale in [nil, SymbolScale.small, .large] {
          for settings in [nil, TypeSettings(platform: .macOS)] {
            var sample = size.applying(SymbolConfiguration(weight: weight, scale: scale))
            sample.typeSettings = settings
            samples.append(sample)
          }
        }
      }
    }
    return samples
  }

  @Test func `An empty overlay is the identity, and a configuration over itself is unchanged`()
    throws
  {
    for sample in try Self.samples() {
      #expect(sample.applying(.unspecified) == sample)
      #expect(SymbolConfiguration.unspecified.applying(sample) == sample)
      #expect(sample.applying(sample) == sample)
    }
  }

  @Test func `Overlaying is associative`() throws {
    let samples = try Self.samples()
    var seed: UInt64 = 20
    func any() -> SymbolConfiguration {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return samples[Int(seed >> 33) % samples.count]
    }
    for _ in 0..<4000 {
      let (a, b, c) = (any(), any(), any())
      #expect(a.applying(b).applying(c) == a.applying(b.applying(c)))
    }
  }

  @Test func `The last specified size replaces the whole size`() throws {
    let font = try TestLibrary.serif(size: 30)
    let points = SymbolConfiguration(pointSize: 20)
    let style = SymbolConfiguration(textStyle: .headline)
    let fromFont = SymbolConfiguration(font: font)
    #expect(style.applying(points) == points)
    #expect(points.applying(style) == style)
    #expect(points.applying(fromFont) == fromFont)
    #expect(fromFont.applying(style).font == nil)
    #expect(fromFont.applying(style).textStyle == .headline)
  }

  @Test func `A given weight stays when a style gives the size`() {
    let bold = SymbolConfiguration(weight: .named(.bold))
    #expect(bold.applying(SymbolConfiguration(textStyle: .body)).weight == .value(700))
    #expect(SymbolConfiguration(textStyle: .body).applying(bold).textStyle == .body)
  }

  // MARK: Resolved configurations

  private func set(_ configuration: SymbolConfiguration, beside font: Font? = nil) throws
    -> ResolvedSymbol
  {
    try ResolvedSymbol(
      "circle", in: try TestLibrary.bundled.get(), beside: try font ?? TestLibrary.inter(size: 100),
      configuration: configuration)
  }

  @Test(arguments: StylePlatform.iOS.textStyles)
  func `A symbol in a text style is set as in text of that style`(style: TextStyle) throws {
    for category in [ContentSizeCategory.xSmall, .large, .accessibility5] {
      let settings = TypeSettings(contentSize: category)
      var configuration = SymbolConfiguration(textStyle: style)
      configuration.typeSettings = settings
      let numbers = try #require(style.resolved(in: settings))
      let symbol = try set(configuration)
      let text = try TestLibrary.inter(size: numbers.pointSize, weight: numbers.weight.axisValue)
      let beside = try set(.unspecified, beside: text)
      #expect(symbol.bounds == beside.bounds && symbol.axisValue == beside.axisValue)
      #expect(symbol.capHeight == text.metrics.capHeight)
    }
  }

  @Test func `A style follows the settings of its overlay`() throws {
    let style = SymbolConfiguration(textStyle: .body)
    var settings = SymbolConfiguration.unspecified
    settings.typeSettings = TypeSettings(contentSize: .accessibility5)
    #expect(try set(style.applying(settings)).bounds == set(.init(pointSize: 53)).bounds)
    settings.typeSettings = TypeSettings(platform: .macOS)
    #expect(try set(style.applying(settings)).bounds == set(.init(pointSize: 13)).bounds)
  }

  @Test func `A style that the platform lacks has the values of its body`() throws {
    var style = SymbolConfiguration(textStyle: .subtitle1)
    #expect(try set(style).bounds == set(SymbolConfiguration(textStyle: .body)).bounds)
    style.typeSettings = TypeSettings(platform: .tvOS)
    #expect(try set(style).capHeight == TestLibrary.inter(size: 38).metrics.capHeight)
  }

  @Test func `An emphasised style is heavier, and a given weight wins`() throws {
    let plain = try set(SymbolConfiguration(textStyle: .body)).axisValue
    let emphasized = try set(SymbolConfiguration(textStyle: .body, isEmphasized: true)).axisValue
    #expect(emphasized > plain)
    let given = try set(SymbolConfiguration(textStyle: .headline, weight: .named(.light)))
    #expect(given.axisValue == 300)
  }

  @Test func `Beside a font with one weight a style's weight is used as a number`() throws {
    let serif = try TestLibrary.serif(size: 100)
    let headline = try set(SymbolConfiguration(textStyle: .headline), beside: serif)
    #expect(headline.axisValue == 600 && headline.matching == nil)
    // Its own weight is measured.
    let body = try set(SymbolConfiguration(textStyle: .body), beside: serif)
    #expect(body.matching?.rule == .measured(on: "H"))
    // Any weight is measured on request.
    let matched = try set(
      SymbolConfiguration(textStyle: .headline, weight: .matched), beside: serif)
    #expect(matched.matching?.rule == .measured(on: "H"))
  }

  @Test func `A symbol configured from a font has the position as in text of that font`() throws {
    let serif = try TestLibrary.serif(size: 40)
    let symbol = try set(SymbolConfiguration(font: serif))
    let beside = try set(.unspecified, beside: serif)
    #expect(symbol.bounds == beside.bounds)
    #expect(symbol.matching == beside.matching && symbol.axisValue == beside.axisValue)
  }

  @Test func `A font provides more than its size and weight`() throws {
    let serif = try TestLibrary.serif(size: 40)
    let symbol = try set(SymbolConfiguration(font: serif))
    let copied = try set(SymbolConfiguration(pointSize: 40, weight: .value(serif.weight)))
    #expect(abs(symbol.capHeight - serif.metrics.capHeight) < 1e-9)
    #expect(symbol.capHeight != copied.capHeight)
    #expect(symbol.axisValue != copied.axisValue)
  }

  @Test func `Equal fonts make equal configurations`() throws {
    let a = SymbolConfiguration(font: try TestLibrary.inter(size: 20, weight: 500))
    let b = SymbolConfiguration(font: try TestLibrary.inter(size: 20, weight: 500))
    #expect(a == b && a.hashValue == b.hashValue)
    #expect(a != SymbolConfiguration(font: try TestLibrary.inter(size: 20, weight: 600)))
    #expect(a != SymbolConfiguration(font: try TestLibrary.inter(size: 21, weight: 500)))
    #expect(a != SymbolConfiguration(font: try TestLibrary.serif(size: 20)))
  }

  @Test(arguments: [(StylePlatform.iOS, 17.0, 400.0), (.macOS, 13, 400), (.tvOS, 29, 500)])
  func `Without text the default is the platform's body at medium scale`(
    platform: StylePlatform, size: Double, weight: Double
  ) {
    let standard = SymbolConfiguration.ofBody(in: TypeSettings(platform: platform))
    #expect(
      standard == SymbolConfiguration(pointSize: size, weight: .value(weight), scale: .medium))
  }

  @Test func `The default is complete, so that an overlay leaves nothing open`() {
    let overlaid = SymbolConfiguration.ofBody().applying(SymbolConfiguration(scale: .large))
    #expect(overlaid == SymbolConfiguration(pointSize: 17, weight: .value(400), scale: .large))
  }

  @Test func `The nine weights have numbers`() {
    let numbers = SymbolWeight.allCases.map { SymbolConfiguration.Weight.named($0) }
    #expect(numbers == stride(from: 100.0, through: 900, by: 100).map { .value($0) })
  }

  @Test func `An image is neither square nor as large as its point size`() throws {
    let symbol = try set(SymbolConfiguration(pointSize: 28))
    #expect(abs(symbol.advance - 28) > 1)
    #expect(abs(symbol.alignmentRect.width - symbol.alignmentRect.height) > 1)
  }
}
