@testable import SymtextFontGlyphs
@testable import SymtextSymbols
import Foundation
@testable import SymtextOpenType
import SymtextSymbolTestSupport
import SymtextTestSupport
import Testing

/// Outlines that fontTools draws at the masters, which are within the axis, and at its ends.
struct ReachTests {
  private struct Drawn: Decodable {
    var outline: [[Double]]
    var advance: Double
  }

  /// By glyph and weight, the points of an outline in their order.
  private static let drawn = Result {
    let printed = try Python.run(
      "reach_facts.py", [try SampleFont.file(), "1", "100", "900", "1000"])
    return try JSONDecoder().decode([String: [String: Drawn]].self, from: Data(printed.utf8))
  }

  private static let names = ["bell", "circle", "gear", "heart", "plus", "speaker.wave.3", "wifi"]

  private func masters(_ name: String, _ scale: SymbolScale) throws -> VaryingGlyph {
    let symbol = try #require(try SampleFont.symbols.get().first { $0.name == name })
    let glyphs = try SymbolOutliner(scale: scale)
      .glyphs(symbol, hold: StrokeWidthLimit(symbol), withLayers: true)
    guard case .outline(let glyph, _) = glyphs.whole else {
      // The first of the layers that are side by side.
      return glyphs.layers[0]
    }
    return glyph
  }

  /// Returns the reach of a symbol limited by that of its slashed or badged variants.
  private func reach(_ name: String, _ scale: SymbolScale) throws -> GlyphReach {
    let family = try SampleFont.symbols.get().map(\.name).filter {
      $0 == name || $0 == "\(name).slash" || $0.hasPrefix("\(name).badge")
    }
    return try family.map { try masters($0, scale).reach }
      .reduce(.whole) {
        GlyphReach(lighter: min($0.lighter, $1.lighter), heavier: min($0.heavier, $1.heavier))
      }
  }

  /// Movements are rounded at the ends of the axis, or derived from neighbours within one more unit; a point that stops
  /// before the end has two of them there.
  @Test(arguments: names, SymbolScale.allCases)
  func `The named weights are the masters, and the lines extend as far as the glyph allows`(
    name: String, scale: SymbolScale
  ) throws {
    var glyph = try masters(name, scale)
    glyph.reach = try reach(name, scale)
    glyph.name += scale == .medium ? "" : ".\(scale.rawValue)"
    let drawn = try #require(try Self.drawn.get()[glyph.name])
    let ends = WeightLaw.ends
    let told = 0.5 + 1
    let places = [
      "1": (
        0, -1 + glyph.reach.lighter * (ends.lightest.place + 1),
        told * (glyph.reach.lighter < 1 ? 2 : 1)
      ),
      "100": (0, -1, told / 1.3 + 0.02), "900": (2, 1.0, told / 1.7 + 0.02),
      "1000": (
        2, 1 + glyph.reach.heavier * (ends.heaviest.place - 1),
        told * (glyph.reach.heavier < 1 ? 2 : 1)
      ),
    ]
    for (weight, (master, place, tolerance)) in places {
      let found = try #require(drawn[weight])
      func expected(_ regular: Int, _ other: Int) -> Double {
        Double(regular) + abs(place) * Double(other - regular)
      }
      let points = zip(
        glyph.outlines[1].contours.joined(), glyph.outlines[master].contours.joined()
      )
      .map { [expected($0.x, $1.x), expected($0.y, $1.y)] }
      #expect(found.outline.count == points.count)
      let worst = zip(found.outline, points).map {
        max(abs($0[0] - $1[0]), abs($0[1] - $1[1]))
      }.max()
      #expect(try #require(worst) <= tolerance, "\(glyph.name) at \(weight)")
      let advance = expected(glyph.advances[1], glyph.advances[master])
      #expect(abs(found.advance - advance) <= tolerance, "\(glyph.name) at \(weight)")
    }
  }

  @Test func `Some symbols extend fully, and some only partly`() throws {
    let reaches = try Self.names.map { try masters($0, .medium).reach.heavier }
    #expect(reaches.contains(1) && reaches.contains { $0 < 1 })
    let report = try SampleFont.report()
    #expect(report.endingEarly["bell"] != nil && report.endingEarly["circle"] == nil)
    for (name, part) in report.endingEarly {
      #expect(part.lighter < 1 || part.heavier < 1, "\(name)")
    }
  }

  @Test func `The font contains the reach of its symbols`() throws {
    let font = try SymbolFont(FontData(try SampleFont.bytes()))
    for name in Self.names {
      let index = try #require(font.entry(named: name)).index
      let reach = try reach(name, .medium)
      #expect(font.place(of: index, scale: .medium, weight: 0) == 0)
      for (weight, end) in [
        (-1.0, WeightLaw.ends.lightest.place), (1, WeightLaw.ends.heaviest.place),
      ] {
        let found = font.place(of: index, scale: .medium, weight: weight)
        #expect(abs(found - reach.place(end)) < 1e-4)
      }
      let black = WeightLaw.coordinate(1)
      #expect(abs(font.place(of: index, scale: .medium, weight: black) - 1) < 1e-4)
    }
  }
}
