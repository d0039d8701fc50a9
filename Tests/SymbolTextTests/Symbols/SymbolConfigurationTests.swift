import FontGlyphs
import SymbolText
import Testing

struct SymbolConfigurationTests {
  private let base = SymbolConfiguration(pointSize: 10, weight: .value(300), scale: .small)

  @Test func `What the other specifies goes before`() {
    let other = SymbolConfiguration(pointSize: 20, weight: .matched, scale: .large)
    #expect(base.applying(other) == other)
  }

  @Test func `What the other leaves open stays`() {
    #expect(base.applying(SymbolConfiguration()) == base)
    #expect(SymbolConfiguration().applying(base) == base)
  }

  @Test func `Each part is laid over by itself`() {
    #expect(
      base.applying(SymbolConfiguration(weight: .value(900)))
        == SymbolConfiguration(pointSize: 10, weight: .value(900), scale: .small))
    #expect(
      base.applying(SymbolConfiguration(scale: .large))
        == SymbolConfiguration(pointSize: 10, weight: .value(300), scale: .large))
  }
}
