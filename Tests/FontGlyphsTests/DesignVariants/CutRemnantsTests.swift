@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextGraphics
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// Remnants of a slashed symbol.
struct CutRemnantsTests {
  /// Returns the remaining parts beside the slash and its gap, as areas in square units.
  private func parts(_ shapes: String, at weight: SymbolWeight) throws -> [Double] {
    let base = try drawing(name: "base", shapes: shapes)
    let layers = try SymbolVariants([base]).symbol(named: "base.slash").layers
    let rest = layers.filter { !($0.tag == .slash && $0.clears.isEmpty) }
    return InkGrid(rest, at: weight).parts.areas.dropFirst().sorted()
  }

  @Test(arguments: [SymbolWeight.regular, .black])
  func `Small remnants are removed, and large ones stay`(weight: SymbolWeight) throws {
    // A line crossed by the slash near its end: the short piece is removed. The dot stays whole.
    let short = try parts("<path d=\"M7 12h15M2 21h0\"/>", at: weight)
    #expect(short.count == 2 && short[1] > 5)
    // A line crossed in the middle keeps both pieces.
    #expect(try parts("<path d=\"M2 12h20\"/>", at: weight).count == 2)
    // A dot that the gap does not touch is not a remnant.
    #expect(try parts("<path d=\"M2 12h20M4 20h0\"/>", at: weight).count == 3)
    // A solid dot under the slash disappears.
    let dot = try parts(
      "<path d=\"M2 21h0M22 3h0\"/><circle cx=\"12\" cy=\"12\" r=\"2\" fill=\"currentColor\"/>",
      at: weight)
    #expect(dot.count == 2)
  }

  @Test func `A line beside the slash leaves no splinters`() throws {
    // The line runs two units beside the slash, so that only its outer side would remain.
    let areas = try parts("<path d=\"M2 4.8L18 20.8M2 21h4\"/>", at: .regular)
    #expect(areas.allSatisfy { $0 > 2 })
  }

  @Test func `The slash extends a little beyond the ink, and has at least the usual length`() throws
  {
    func reach(_ shapes: String) throws -> Double {
      let base = try drawing(name: "base", shapes: shapes)
      let layers = try SymbolVariants([base]).symbol(named: "base.slash").layers
      let line = try #require(layers.last?.shapes.first?.path.bounds)
      #expect(abs(line.midX - 12) < 1e-9 && abs(line.midY - 12) < 1e-9)
      return line.width / 2
    }
    let small = try reach("<circle cx=\"12\" cy=\"12\" r=\"4\"/>")
    let square = try reach("<rect x=\"3\" y=\"3\" width=\"18\" height=\"18\" rx=\"1\"/>")
    #expect(small == 8.75)
    // The ink of its corner ends at about 9.4.
    #expect(square > 9.5 && square <= 10.5)
  }
}
