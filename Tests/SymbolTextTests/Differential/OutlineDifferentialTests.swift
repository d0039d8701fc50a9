@testable import FontGlyphs
@testable import Symbols
@testable import Geometry
@testable import OpenType
@testable import SymbolImport
import TestSupport
import Testing
@testable import Fonts
@testable import TextLayout

/// The outlines that fontTools draws from the bundled font are ours.
struct OutlineDifferentialTests {
  /// A glyph at a weight as another draws it.
  struct Drawn: Sendable {
    var weight: Double
    var glyph: GlyphID
    var name: Substring
    var advance: Double
    var steps: [Path.Element]

    /// Reads a line that draw_outlines.py printed.
    init(line: Substring) {
      var words = line.split(separator: " ")[...]
      func number() -> Double { words.popFirst().flatMap { Double($0) } ?? .nan }
      func point() -> Point { Point(number(), number()) }
      weight = number()
      glyph = GlyphID(UInt32(number()))
      name = words.popFirst() ?? ""
      advance = number()
      steps = []
      while let letter = words.popFirst() {
        switch letter {
        case "M": steps.append(.move(point()))
        case "L": steps.append(.line(point()))
        case "Q": steps.append(.quad(point(), point()))
        default: steps.append(.close)
        }
      }
    }
  }

  private static let weights = [100.0, 250, 400, 650, 900]
  private static let drawn = Result {
    try Python.run("draw_outlines.py", [TestFonts.symbols] + weights.map { "\($0)" })
      .split(separator: "\n").map(Drawn.init(line:))
  }

  /// How far two paths of the same steps are apart at most; infinite when the steps differ.
  private func difference(_ a: [Path.Element], _ b: [Path.Element]) -> Double {
    guard a.count == b.count else { return .infinity }
    return zip(a, b).map { a, b in
      switch (a, b) {
      case (.move(let p), .move(let q)), (.line(let p), .line(let q)): p.distance(to: q)
      case (.quad(let c, let p), .quad(let d, let q)): max(c.distance(to: d), p.distance(to: q))
      case (.close, .close): 0
      default: Double.infinity
      }
    }.max() ?? 0
  }

  /// Without lines that only lead back to the start of their contour, which closing does anyway.
  private func withoutClosingLines(_ path: Path) -> [Path.Element] {
    var result: [Path.Element] = []
    var start = Point.zero
    for element in path.elements {
      if case .move(let p) = element { start = p }
      if element == .close, result.last == .line(start) { result.removeLast() }
      result.append(element)
    }
    return result
  }

  @Test(arguments: weights)
  func `fontTools and HarfBuzz draw the same outlines`(weight: Double) throws {
    // At a size of one em in units, points are font units.
    let font = Font(
      face: try Face(file: TestFonts.symbols), size: 2048,
      coordinates: DesignCoordinates(weight: weight))
    let drawn = try Self.drawn.get().filter { $0.weight == weight }
    #expect(drawn.count > 300)
    let wrong = drawn.filter { glyph in
      let own = font.outline(of: glyph.glyph).transformed(by: .scale(1, -1))
      return difference(withoutClosingLines(own), glyph.steps) > 1
        || abs(font.advance(of: glyph.glyph) - glyph.advance) > 1
    }
    #expect(wrong.map(\.glyph) == [])
  }

  @Test(arguments: [(100.0, 0), (400, 1), (900, 2)])
  func `At a master fontTools draws just what was compiled`(weight: Double, master: Int) throws {
    let names = ["heart", "link", "plus.circle", "cloud.sun.rain", "ellipsis", "star", "clock"]
    let symbols = try names.map { name in
      try DrawingImporter(file: name).symbol(
        from: try PackageFiles.bytes(PackageFiles.path("fonts/symbols/\(name).svg")), name: name)
    }
    let set = try SymbolSet(symbols: symbols)
    var glyphs = try GlyphSet(
      leading: [SpecialGlyphs.notdef, SpecialGlyphs.space], symbols: set.symbols,
      compiled: [SymbolScale.medium, .small].map { scale in
        (
          scale,
          try set.symbols.map {
            try SymbolOutliner(scale: scale).glyphs($0, hold: StrokeHold($0), withLayers: true)
          }
        )
      })
    _ = try NameLigatures(set, glyphs: &glyphs)
    var compiler = FontCompiler()
    compiler.scales = [.small]
    let directory = try TemporaryDirectory()
    let file = directory.file("some.ttf")
    try PackageFiles.write(try compiler.font(set).file.encoded(), to: file)
    let drawn = try Python.run("draw_outlines.py", [file, "\(weight)"])
      .split(separator: "\n").map(Drawn.init(line:))
    let wanted = glyphs.glyphs
    var wrong: [String] = []
    for glyph in wanted {
      let other = try #require(drawn.first { $0.name == glyph.name }, "\(glyph.name)")
      var path = Path()
      for part in glyph.components.isEmpty ? [glyph] : glyph.components.map({ wanted[$0] }) {
        for contour in part.outlines[master].contours { path.append(Path(outline: contour)) }
      }
      if difference(withoutClosingLines(path), other.steps) >= 0.01
        || other.advance != Double(glyph.advances[master])
      {
        wrong.append(glyph.name)
      }
    }
    #expect(wrong == [])
  }
}
