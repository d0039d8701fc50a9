@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextGraphics
@testable import SymtextOpenType
import SymtextTestSupport
import Testing

struct StretchFinderTests {
  private let unit = FontUnits.perDrawingUnit(.medium)

  private struct Case {
    var strokes: SymbolStrokes
    var grid: WeightGrid
    var finder: StretchFinder
  }

  private func finder(_ name: String) throws -> Case {
    let symbol = try #require(try SampleFont.symbols.get().first { $0.name == name })
    let grid = StrokeWidthLimit(symbol).grid(.medium)
    let stroker = Stroker(
      maximumHalfWidth: grid.halfWidths[2], tolerance: 0.4 / unit, dotRadius: DrawingGrid.dotRadius)
    let strokes = SymbolStrokes(symbol.monochromeSteps, stroker: stroker)
    return Case(
      strokes: strokes, grid: grid,
      finder: StretchFinder(
        strokes, grid: grid, clippingTolerance: 0.1 / unit,
        interpolationTolerance: 7.5 / unit))
  }

  private static let names = [
    "bell.badge", "heart.slash.circle", "folder.badge.plus", "link.badge.plus", "hourglass",
    "umbrella", "person.crop.circle.badge.checkmark",
  ]

  @Test(arguments: names)
  func `Ranges cover the axis without gap or overlap`(name: String) throws {
    var finder = try finder(name).finder
    let found = finder.cover(most: 24)
    let stretches = try #require(found)
    #expect(stretches.first?.steps.lowerBound == -64)
    #expect(stretches.last?.steps.upperBound == 64)
    for (a, b) in zip(stretches, stretches.dropFirst()) {
      #expect(a.steps.upperBound + 1 == b.steps.lowerBound)
    }
    #expect(stretches.count { $0.steps.contains(0) } == 1)
  }

  @Test(arguments: names)
  func `At the masters of a range its outline is the shape computed there`(name: String) throws {
    var it = try finder(name)
    let found = it.finder.cover(most: 24)
    let stretches = try #require(found)
    for stretch in stretches {
      for (index, step) in stretch.masterSteps.enumerated() where stretch.steps.contains(step) {
        let made = try #require(
          it.strokes.shape(halfWidth: it.grid.halfWidth(step), tolerance: 0.1 / unit))
        let toUnits = Affine.scale(unit, unit)
        let gap = PathGap.between(
          stretch.outline.path(between: index, index, 0).transformed(by: toUnits),
          made.path.transformed(by: toUnits))
        // Rounding adds half a unit.
        #expect(gap <= 0.25, "step \(step)")
      }
    }
  }

  @Test func `A constant structure needs only one range`() throws {
    var finder = try finder("heart").finder
    let (whole, cover) = (finder.whole(), finder.cover(most: 1))
    #expect(whole?.steps == -64...64)
    #expect(cover?.count == 1)
  }

  @Test func `If more ranges are needed than allowed there are none`() throws {
    var finder = try finder("bell.badge").finder
    let all = finder.cover(most: 24)
    let count = try #require(all).count
    let (enough, tooFew) = (finder.cover(most: count), finder.cover(most: count - 1))
    #expect(count > 1)
    #expect(enough?.count == count)
    #expect(tooFew == nil)
  }

  @Test(arguments: ["bell.badge", "link.badge.plus"], SymbolScale.allCases)
  func `Ranges of alternates leave Regular to the glyph itself and do not overlap`(
    name: String, scale: SymbolScale
  ) throws {
    let symbol = try #require(try SampleFont.symbols.get().first { $0.name == name })
    let glyphs = try SymbolOutliner(scale: scale).glyphs(
      symbol, hold: StrokeWidthLimit(symbol), withLayers: false)
    guard case .outline(let main, let alternates) = glyphs.whole else {
      Issue.record("the badge clears")
      return
    }
    #expect(!main.overlaps)
    #expect(!alternates.isEmpty)
    for alternate in alternates {
      #expect(!alternate.range.contains(0))
      #expect(alternate.range.lowerBound >= -1 && alternate.range.upperBound <= 1)
      // Ends are those of the axis, or halfway between two steps.
      for end in [alternate.range.lowerBound, alternate.range.upperBound] where abs(end) < 1 {
        #expect((end * 128).truncatingRemainder(dividingBy: 2).magnitude == 1)
      }
      #expect(alternate.glyph.advances == main.advances)
    }
    for (a, b) in zip(alternates, alternates.dropFirst()) {
      #expect(a.range.upperBound <= b.range.lowerBound)
    }
  }
}
