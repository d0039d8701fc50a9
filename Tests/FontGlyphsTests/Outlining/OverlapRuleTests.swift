@testable import SymtextFontGlyphs
@testable import SymtextSymbols
import SymtextSymbolTestSupport
import Testing

struct OverlapRuleTests {
  private func report(_ rule: OverlapRule, _ symbols: [Symbol]) throws -> FontCompiler.Report {
    var compiler = FontCompiler()
    compiler.hasNames = false
    compiler.hasColor = false
    compiler.overlaps = rule
    return try compiler.font(try SymbolSet(symbols: symbols)).report
  }

  @Test func `Crossing strokes are joined unless overlaps are kept`() throws {
    let xmark = try drawing(name: "xmark", shapes: "<path d=\"M5 5L19 19M19 5L5 19\"/>")
    #expect(try report(.remove, [xmark]).overlappingGlyphs.isEmpty)
    #expect(try report(.automatic, [xmark]).overlappingGlyphs.isEmpty)
    let kept = try report(.keep, [xmark])
    #expect(kept.overlappingGlyphs == ["xmark", "xmark.small", "xmark.large"])
    #expect(!kept.leavesOverlaps)
  }

  @Test func `A large set keeps only overlaps that take long to join`() {
    #expect(OverlapRule.automatic.joining(symbolCount: FontCompiler.mostJoined) == .everything)
    #expect(OverlapRule.automatic.joining(symbolCount: FontCompiler.mostJoined + 1) == .evenly)
    #expect(OverlapRule.remove.joining(symbolCount: 5000) == .everything)
    #expect(OverlapRule.keep.joining(symbolCount: 1) == .nothing)
  }

  @Test func `Cleared areas are cut out although overlaps are kept`() throws {
    let symbol = try BundledDrawings.symbol("bell.svg")
    let slash = try SymbolVariants([symbol]).symbol(named: "bell.slash")
    #expect(
      try report(.keep, [slash]).overlappingGlyphs == report(.remove, [slash]).overlappingGlyphs)
  }
}
