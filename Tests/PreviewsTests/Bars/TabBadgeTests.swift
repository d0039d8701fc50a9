internal import SymtextFonts
@testable import SymtextGraphics
@testable import SymtextDrawing
@testable import SymtextFontGlyphs
@testable import SymtextOpenType
@testable import SymtextPreviews
@testable import SymtextSymbolText
@testable import SymtextTextLayout
import SymtextSymbolTestSupport
import Testing

/// The position of the text in a tab's badge.
struct TabBadgeTests {
  private static let traits: [BarTraits] =
    [
      BarTraits(), BarTraits(orientation: .landscape), BarTraits(device: .pad),
      BarTraits(contentSize: .xxxLarge), BarTraits(pixelRatio: 3),
    ].flatMap { traits in
      [WritingDirection.leftToRight, .rightToLeft].map { direction in
        var traits = traits
        traits.direction = direction
        return traits
      }
    }

  /// A badge and the white letters on it.
  private struct Badge {
    var box: Rect
    /// From left to right.
    var runs: [GlyphRun]

    /// Returns the pen positions before the first letter and after the last one.
    func span() throws -> (start: Double, end: Double) {
      let (first, last) = (try #require(runs.first), try #require(runs.last))
      let glyph = try #require(last.glyphs.last)
      return (
        try #require(first.glyphs.first).origin.x, glyph.origin.x + last.font.advance(of: glyph.id)
      )
    }
  }

  private func badges(_ texts: [String], _ traits: BarTraits) throws -> [Badge] {
    let layout = try BarSupport.tabs(
      texts.map { BarItem("Inbox", symbol: "envelope", detail: $0) }, traits)
    let runs = layout.displayList().items.flatMap(\.steps).compactMap { item -> GlyphRun? in
      if case .glyphs(let run, .color(.white)) = item { run } else { nil }
    }
    return try layout.items.map { item in
      let box = try #require(item.detailFrame)
      return Badge(
        box: box,
        runs: runs.filter { run in
          run.glyphs.first.map { box.minX < $0.origin.x && $0.origin.x < box.maxX } ?? false
        })
    }
  }

  @Test(arguments: traits)
  func `A badge's text is centred in both directions`(traits: BarTraits) throws {
    for badge in try badges(["1", "8", "128", "new"], traits) {
      let (start, end) = try badge.span()
      #expect(abs((start + end) / 2 - badge.box.midX) < 1e-6)
      #expect(start > badge.box.minX && end < badge.box.maxX)
      let run = badge.runs[0]
      let baseline = try #require(run.glyphs.first).origin.y
      #expect(abs(baseline - run.font.metrics.capHeight / 2 - badge.box.midY) < 1e-6)
    }
  }

  /// The ink of an 8 has almost equal side bearings.
  @Test func `The ink of a digit is horizontally centred in the badge`() throws {
    for traits in Self.traits {
      let badge = try badges(["8"], traits)[0]
      let run = try #require(badge.runs.first)
      let ink = try #require(DisplayItem.glyphs(run, .black).bounds)
      #expect(abs(ink.midX - badge.box.midX) < 0.02 * run.font.size)
      #expect(abs(ink.midY - badge.box.midY) < 0.02 * run.font.size)
    }
  }

  @Test(arguments: [WritingDirection.leftToRight, .rightToLeft])
  func `Spaced letters are centred without the last one's space`(
    direction: WritingDirection
  ) throws {
    var traits = BarTraits(direction: direction)
    traits.attributes.letterSpacing = 3
    for badge in try badges(["12", "128"], traits) {
      let (start, end) = try badge.span()
      #expect(abs((start + end) / 2 - badge.box.midX) < 1e-6)
    }
  }

  @Test func `The remaining text of a truncated badge is centred`() throws {
    let badge = try badges(["1234567890", "1"], BarTraits(width: 132))[0]
    #expect(badge.runs.count == 2)
    let (start, end) = try badge.span()
    #expect(abs((start + end) / 2 - badge.box.midX) < 1e-6)
  }
}
