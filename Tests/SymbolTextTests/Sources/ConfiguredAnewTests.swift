@testable import SymtextSymbols
@testable import SymtextGraphics
@testable import SymtextDrawing
@testable import SymtextFontGlyphs
@testable import SymtextSymbolText
import SymtextSymbolTestSupport
import Testing
@testable import SymtextTextLayout

/// A resolved symbol with a changed configuration.
struct ConfiguredAnewTests {
  private func heart(_ configuration: SymbolConfiguration = SymbolConfiguration()) throws
    -> ResolvedSymbol
  {
    try ResolvedSymbol(
      "heart", in: try TestLibrary.bundled.get(), beside: try TestLibrary.inter(size: 17),
      configuration: configuration)
  }

  @Test func `It equals a symbol resolved with this configuration`() throws {
    let large = SymbolConfiguration(pointSize: 40, weight: .value(900), scale: .large)
    let (anew, direct) = (try heart().withConfiguration(large), try heart(large))
    #expect(anew.glyph == direct.glyph)
    #expect(anew.bounds == direct.bounds && anew.advance == direct.advance)
    #expect(anew.axisValue == 900 && anew.scale == .large)
  }

  @Test func `Unspecified values come from the text again, or are kept`() throws {
    let large = try heart(SymbolConfiguration(weight: .value(900), scale: .large))
    let plain = try large.withConfiguration(SymbolConfiguration())
    let usual = try heart()
    #expect(plain.scale == .medium && plain.axisValue == usual.axisValue)
    let smaller = try large.applying(SymbolConfiguration(scale: .small))
    #expect(smaller.scale == .small && smaller.axisValue == 900)
  }

  @Test func `Its alternative text and the requested variant stay`() throws {
    var libraries = SymbolLibraries([try TestLibrary.bundled.get()], includesBundled: false)
    libraries.missing = .base
    var symbol = try ResolvedSymbol(
      "plus.fill", in: libraries, beside: try TestLibrary.inter(size: 17))
    symbol.altText = "my heart"
    let large = try symbol.withConfiguration(SymbolConfiguration(scale: .large))
    #expect(large.altText == "my heart" && large.variantAskedFor == "plus.fill")
  }

  @Test func `Colours of a configuration paint the symbol`() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let painter = SymbolPainter(SymbolPainting(), tint: .black)
    func colors(_ configuration: SymbolConfiguration) throws -> Set<Color> {
      let items = painter.items(try heart(configuration), at: .zero)
      return Set(
        items.flatMap(\.steps).compactMap { item in
          if case .glyphs(_, .color(let color)) = item { color } else { nil }
        })
    }
    #expect(try colors(SymbolConfiguration()) == [.black])
    #expect(try colors(.monochrome(.fixed(red))) == [red])
    #expect(try colors(.palette([.fixed(red)])) == [red])
    #expect(try colors(.hierarchical(.fixed(red))) == [red])
  }
}
