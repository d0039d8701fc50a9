import SymtextGraphics
@testable import SymtextAnimation
import SymtextSymbolTestSupport
@testable import SymtextSymbolText
import Testing
import SymtextTextLayout

/// Effects that go forward or backward, in text of both directions.
struct ReadingDirectionTests {
  /// Returns the first horizontal offset that an effect gives each symbol, in points.
  private func offsets(
    _ markup: String, _ effect: String?, _ direction: WritingDirection = .automatic
  ) throws -> [Double] {
    let label = try Label(
      try Markup.text(markup), font: try TestLibrary.inter(size: 24),
      library: try TestLibrary.bundled.get(), direction: direction)
    let timeline = try effect.map { try label.animated($0) } ?? label.animated()
    let states = (1...12).map { timeline.states(at: 0.01 * Double($0)) }
    let count = states.first?.count ?? 0
    return (0..<count).map { part in
      states.lazy.map { $0[part].offset.x }.first { abs($0) > 1e-6 } ?? 0
    }
  }

  @Test(arguments: ["bell", "heart", "circle", "list.bullet", "arrow.forward"])
  func `Forward is left in text from right to left, with and without a form of its own`(
    name: String
  ) throws {
    let ltr = try offsets("{\(name)} A", "wiggle.forward.wholeSymbol")
    #expect(ltr.allSatisfy { $0 > 0 } && !ltr.isEmpty)
    #expect(try offsets("{\(name)} שלום", "wiggle.forward.wholeSymbol").allSatisfy { $0 < 0 })
    #expect(try offsets("{\(name)} שלום", "wiggle.backward.wholeSymbol").allSatisfy { $0 > 0 })
    #expect(
      try offsets("{\(name)}", "wiggle.forward.wholeSymbol", .rightToLeft).allSatisfy { $0 < 0 })
    // Left and right are the same in both directions.
    #expect(try offsets("{\(name)} שלום", "wiggle.right.wholeSymbol").allSatisfy { $0 > 0 })
  }

  @Test func `Each symbol follows the text around it`() throws {
    let offsets = try offsets(
      "A {bell} B שלום {heart} שלום", "wiggle.forward.wholeSymbol", .leftToRight)
    #expect(offsets.first ?? 0 > 0 && offsets.last ?? 0 < 0)
  }

  @Test func `An effect of the symbol itself follows the text, too`() throws {
    let own = "{bell effect=wiggle.forward.wholeSymbol}"
    #expect(try offsets("\(own) A", nil).allSatisfy { $0 > 0 })
    #expect(try offsets("\(own) שלום", nil).allSatisfy { $0 < 0 })
  }

  @Test func `A successor has its right-to-left form`() throws {
    let label = try Label(
      "{bell to=list.bullet} שלום", font: try TestLibrary.inter(size: 24),
      library: try TestLibrary.bundled.get())
    let line = try #require(label.lines().first)
    let symbols = line.elements.compactMap { _, element -> ResolvedSymbol? in
      guard case .attachment(let attachment, _) = element else { return nil }
      return attachment.labelContent?.symbol
    }
    try #require(symbols.count == 1)
    #expect(symbols[0].successor?.isRightToLeftForm == true)
  }
}
