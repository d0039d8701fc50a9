import SymtextSymbolTestSupport
import Testing
@testable import SymtextFonts
@testable import SymtextTextLayout

struct LineBreakerTests {
  /// Breaks a text whose bytes are one unit wide each.
  private func ranges(_ text: String, width: Double) throws -> [Range<Int>] {
    let bytes = Array(text.utf8)
    let opportunities = LineBreakIterator.opportunities(in: bytes)
    var breaks = LineBreaks(capacity: opportunities.count)
    let pen = PenPlaces([try run(of: bytes)], end: bytes.count)
    LineBreak.breaks(bytes, at: opportunities) { place in
      var place = place
      place.pen = pen[place.inkedEnd]
      breaks.append(place)
    }
    let tabs = TabLayout(tabs: [], pen: pen, stops: [], interval: 1)
    var breaker = LineBreaker(bytes, breaks: breaks, tabs: tabs)
    var ranges: [Range<Int>] = []
    while let line = breaker.line(in: width) {
      ranges.append(line.range)
      breaker.pass(line)
    }
    return ranges
  }

  /// Returns a run with a glyph for every byte, one unit (one point) wide.
  private func run(of bytes: [UInt8]) throws -> Run {
    let face = try TestFaces.inter.get()
    let font = Font(face: face, size: Double(face.unitsPerEm))
    var far: [FarOffset] = []
    let glyphs = bytes.indices.map {
      PackedGlyph(
        1, cluster: UInt32($0), advance: 1, x: 0, y: 0, isUnsafeToBreak: false, farOffsets: &far)
    }
    return Run(
      range: bytes.indices,
      glyphs: ShapedGlyphs(
        glyphs, farOffsets: far, setting: RunSetting(TextAttributes(font: font), font: font),
        isForward: true),
      item: TextItem(range: bytes.indices, span: 0, script: .latin, level: 0))
  }

  @Test func `A line takes as many words as fit`() throws {
    #expect(try ranges("aa bb cc", width: 5) == [0..<6, 6..<8])
    #expect(try ranges("aa bb cc", width: 4.9) == [0..<3, 3..<6, 6..<8])
  }

  @Test func `After a cut word the text continues in the same line`() throws {
    #expect(try ranges("aaaaaa b", width: 4) == [0..<4, 4..<8])
  }

  @Test func `A line ends after a slash only if no other break fits`() throws {
    #expect(try ranges("by e-mail/web", width: 12) == [0..<5, 5..<13])
    #expect(try ranges("by e-mail/web", width: 6) == [0..<5, 5..<10, 10..<13])
    #expect(try ranges("a/ long/er", width: 8) == [0..<3, 3..<10])
  }

  @Test func `A line takes at least one cluster`() throws {
    #expect(try ranges("abc", width: 0) == [0..<1, 1..<2, 2..<3])
  }

  @Test func `A line with a mandatory break takes no more text`() throws {
    #expect(try ranges("a\nb c", width: 100) == [0..<2, 2..<5])
  }

  @Test func `An empty text has no line`() throws {
    #expect(try ranges("", width: 10) == [])
  }
}
