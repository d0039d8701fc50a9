@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextGraphics
import SymtextTestSupport
import Testing

/// Interpolated outlines equal outlines computed for the weight itself.
struct InterpolationTests {
  /// A complete symbol as fontTools draws it.
  struct Drawn: Sendable {
    var character: UInt32
    var scale: SymbolScale
    var glyph: Substring
    var advance: Double
    var path: Path

    /// Reads a line from draw_symbols.py.
    init(line: Substring) throws {
      var words = line.split(separator: " ")[...]
      func number() -> Double { words.popFirst().flatMap { Double($0) } ?? .nan }
      func point() -> Point { Point(number(), number()) }
      _ = number()
      character = UInt32(number())
      scale = try #require(SymbolScale(rawValue: String(words.popFirst() ?? "")))
      glyph = words.popFirst() ?? ""
      advance = number()
      path = Path()
      while let letter = words.popFirst() {
        switch letter {
        case "M": path.move(to: point())
        case "L": path.line(to: point())
        case "Q": path.quad(point(), to: point())
        default: path.close()
        }
      }
    }
  }

  private func drawn(_ weight: Double) throws -> [Drawn] {
    try Python.run("draw_symbols.py", [try SampleFont.file(), "\(weight)"])
      .split(separator: "\n").map { try Drawn(line: $0) }
  }

  @Test(arguments: [137.0, 250, 333, 550, 777])
  func `Between masters outlines are those of the weight itself`(weight: Double) throws {
    let set = try SampleFont.set.get()
    let place = WeightLaw.normalized(axisValue: weight)
    var farthest: (pure: Double, joined: Double) = (0, 0)
    var compared = 0
    for drawn in try drawn(weight) {
      guard
        let symbol = set.symbols.first(where: { set.codePoints[$0.name] == drawn.character })
      else { continue }
      let direct = try DirectShape(symbol, scale: drawn.scale, place: place)
      // Remaining overlaps are filled all the same.
      let shown = try #require(drawn.path.withoutOverlaps(tolerance: 0.02))
      let gap = PathGap.between(shown, direct.path)
      // An em is 2048 units: one thousandth for strokes, four for joined or cut ones.
      let most = (direct.isPureStroke ? 1 : 4) * Double(FontUnits.perEm) / 1000
      #expect(gap <= most, "\(drawn.glyph) at \(weight)")
      #expect(abs(drawn.advance - Double(direct.advance)) <= 2, "\(drawn.glyph) at \(weight)")
      if direct.isPureStroke {
        farthest.pure = max(farthest.pure, gap)
      } else {
        farthest.joined = max(farthest.joined, gap)
      }
      compared += 1
    }
    #expect(compared == set.symbols.count * 3)
    #expect(farthest.pure > 0 && farthest.joined > 0)
  }

  @Test func `The sample contains glyphs of every kind`() throws {
    let report = try SampleFont.report()
    #expect(report.switchedGlyphs.count > 5)
    #expect(report.compositeCount > 50)
    #expect(report.symbolCount == 44)
  }
}
