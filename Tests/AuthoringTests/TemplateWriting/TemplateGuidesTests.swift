@testable import SymtextSVGReading
@testable import SymtextAuthoring
import SymtextFontGlyphs
import SymtextSymbols
import SymtextGraphics
import SymtextOpenType
@testable import SymtextSymbolImport
import SymtextSymbolTestSupport
import SymtextSymbolText
import SymtextTestSupport
import Testing
import SymtextFonts
import SymtextTextLayout

/// Guide points of templates: from bundled drawings and from files.
struct TemplateGuidesTests {
  private func exported(_ name: String, from library: SymbolLibrary) throws -> String {
    try TemplateSheet(
      library.entry(named: name), of: library, kind: .variable, version: .v6
    ).svg(generator: "a test")
  }

  /// Opens a font of templates.
  private func library(_ templates: [String: String]) throws -> SymbolLibrary {
    let symbols = try templates.sorted { $0.key < $1.key }.map { name, text in
      try TemplateImporter(file: "\(name).svg").symbol(from: Array(text.utf8), name: name).symbol
    }
    var compiler = FontCompiler()
    compiler.hasNames = false
    let font = try FontData(compiler.font(SymbolSet(symbols: symbols)).file.encoded())
    return try SymbolLibrary(face: Face(data: font, name: "Mine"))
  }

  private func keyframes(in text: String) throws -> [DrawKeyframes] {
    try text.split(separator: "data-clipstroke-keyframes=\"").dropFirst().map { part in
      try DrawKeyframes(String(part.prefix { $0 != "\"" }))
    }
  }

  private func guided(
    _ name: String, _ library: SymbolLibrary, weight: Double = 400, scale: SymbolScale = .medium
  ) throws -> (outline: CutOutline?, symbol: ResolvedSymbol) {
    let symbol = try ResolvedSymbol(
      name, in: library, beside: TestLibrary.inter(size: 100),
      configuration: SymbolConfiguration(weight: .value(weight), scale: scale))
    return (symbol.cutOutline(of: SymbolPart(layer: 0)), symbol)
  }

  @Test func `Exported lines carry guide points and animate along them when imported`() throws {
    let bundled = try TestLibrary.bundled.get()
    let names = ["circle", "heart", "arrow.up"]
    let texts = try names.map { try exported($0, from: bundled) }
    for text in texts {
      let keyframes = try keyframes(in: text)
      #expect(keyframes.count >= 3)
      #expect(Set(keyframes.map { $0.strokes.map(\.count) }).count == 1)
    }
    // A closed line begins and ends at its top.
    let circle = try #require(try keyframes(in: texts[0]).first?.strokes.first)
    #expect(circle.map(\.time) == [0, 0.25, 0.5, 0.75, 1])
    #expect(circle.first?.first == circle.last?.first)
    let read = try library(Dictionary(uniqueKeysWithValues: zip(names, texts)))
    for (name, isRing) in zip(names, [true, true, false]) {
      for scale in SymbolScale.allCases {
        for weight in [100.0, 250, 400, 650, 900] {
          let (outline, symbol) = try guided(name, read, weight: weight, scale: scale)
          let own = try #require(outline, "\(name), \(scale), \(weight)")
          #expect(own.centerLines.count >= 1)
          guard isRing else { continue }
          // The lengths of the bundled drawing's lines at that weight and scale.
          let ours = try guided(name, bundled, weight: weight, scale: scale).symbol
          let lines = try #require(ours.lines(of: [SymbolPart(layer: 0)])[0])
          let length = lines.longest * lines.toPoints.a
          #expect(abs(own.longestStroke - length) < 0.02 * length, "\(name), \(scale), \(weight)")
          if name == "circle" {
            let width = try #require(symbol.strokeWidth)
            #expect(abs(own.centerLines[0].width - width) < 0.05 * width)
          }
        }
      }
    }
    // Imported guide points are exported unchanged.
    for (name, text) in zip(names, texts) {
      let again = try keyframes(in: exported(name, from: read))
      for (a, b) in zip(try keyframes(in: text), again) {
        #expect(a.strokes.map { $0.map(\.time) } == b.strokes.map { $0.map(\.time) })
        for (a, b) in zip(a.strokes.joined(), b.strokes.joined()) {
          #expect(a.first.contour == b.first.contour && a.second.contour == b.second.contour)
          #expect(abs(a.first.share - b.first.share) < 0.01)
        }
      }
    }
  }

  @Test
  func `Guide points of a template apply at all weights, also with reversed outlines`()
    throws
  {
    let said = "0 0 0 0 1 0 0.25 0.25 1.75 0 0.5 0.5 1.5 0 0.75 0.75 1.25 0 1 0 1"
    var sample = TemplateSample()
    sample.version = "6.0"
    sample.paths = [("class=\"monochrome-0\" data-clipstroke-keyframes=\"\(said)\"", .init())]
    let text = sample.text
    // The same ring with reversed contours: outer ones counter-clockwise, as in SF Symbols.
    var turned = text
    for variant in sample.variants {
      let data = sample.data(.init(), variant)
      // Mirrored at half the cap height.
      let mirrored = try SVGPathData.parse(data).transformed(by: Affine(1, 0, 0, -1, 0, -70.459))
      let other = SVGPathWriter.text(mirrored)
      turned = turned.replacing(data, with: other)
    }
    #expect(turned != text)
    let library = try library(["ring": text, "turned": turned])
    for (name, isClockwise) in [("ring", true), ("turned", false)] {
      for weight in [100.0, 300, 400, 800, 900] {
        let (outline, symbol) = try guided(name, library, weight: weight)
        let own = try #require(outline)
        #expect(own.solids.isEmpty)
        let quarter = own.drawn(part: 0...0.25)
        let box = try #require(quarter.bounds)
        // From the right: the lower half first (y down), or the upper one.
        let middle = symbol.bounds.middle
        #expect(box.midX > middle.x)
        #expect((box.midY > middle.y) == isClockwise)
        // The round ends overlap where a ring closes.
        let (whole, all) = (
          try #require(own.drawn(part: 0...1).bounds), try #require(own.outline.bounds)
        )
        #expect(abs(whole.width - all.width) < 0.1 && abs(whole.height - all.height) < 0.1)
      }
    }
    // The exported guide points fit the exported outline, unchanged or reversed with it.
    let same = try exported("ring", from: library)
    #expect(same.contains("\"\(said)\""))
    let other = try keyframes(in: exported("turned", from: library))
    #expect(other.count == 3)
    #expect(other[0].strokes[0].map(\.time) == [0, 0.25, 0.5, 0.75, 1])
  }

  @Test(arguments: [
    ("7 0 0 0 0", "begin with “7”"),
    ("0 0 0 5 6 0 1 5 6", "refer to a point that its contours lack"),
  ])
  func `An unreadable guide is reported with its path and kept`(said: String, problem: String)
    throws
  {
    var sample = TemplateSample()
    sample.version = "7.0"
    sample.paths = [("class=\"monochrome-0\" data-clipstroke-keyframes=\"\(said)\"", .init())]
    let imported = try TemplateImporter(file: "my.svg")
      .symbol(from: Array(sample.text.utf8), name: "my")
    let warning = try #require(imported.warnings.first).description
    #expect(warning.contains("my.svg") && warning.contains(problem), "\(warning)")
    #expect(warning.contains("path 1 of"))
    #expect(imported.symbol.layers[0].cuts.isEmpty)
    #expect(imported.symbol.layers[0].annotation?.keyframes.count == 3)
  }
}
