@testable import SymtextFontGlyphs
@testable import SymtextSymbols
@testable import SymtextGraphics
@testable import SymtextOpenType
@testable import SymtextSymbolImport
import SymtextTestSupport
import Testing
@testable import SymtextFonts
@testable import SymtextTextLayout

/// The outlines that fontTools draws from the bundled font equal symtext's.
struct OutlineDifferentialTests {
  /// A glyph at a weight as drawn by another program.
  struct Drawn: Sendable {
    var weight: Double
    var glyph: GlyphID
    var name: Substring
    var advance: Double
    var steps: [Path.Element]

    /// Reads a line from draw_outlines.py.
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
    try Python.run(
      "draw_outlines.py",
      [TestFonts.symbols, "--every", TestExtent.isWhole ? "1" : "7"] + weights.map { "\($0)" }
    )
    .split(separator: "\n").map(Drawn.init(line:))
  }

  /// Returns the largest distance between two paths with the same commands; infinite if the commands differ.
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

  /// Returns the path without lines to the start of their contour, which closing draws anyway.
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

  /// Regular is stored exactly.
  ///
  /// At the ends of the axis the font stores movements of points: in whole units, or inferred from neighbours within
  /// one more (``WeightRegions/tolerances``). A point that stops before the end moves back there, stored in the same
  /// way. Ultralight and Black are proportionally nearer to Regular.
  /// - Parameter place: The position of the weight between the masters: −1 Ultralight, 1 Black.
  @Test(arguments: [
    (weight: 1.0, place: -1.3), (100, -1), (400, 0), (900, 1), (1000, 1.7),
  ])
  func `At the masters and the ends of the axis fontTools draws the compiled outlines`(
    weight: Double, place: Double
  ) throws {
    let (rounding, told) = (0.5, 1.0)
    let end = place < 0 ? -1.3 : 1.7
    let names = ["heart", "link", "plus.circle", "cloud.sun.rain", "ellipsis", "star", "clock"]
    let symbols = try names.map { name in
      try DrawingImporter(file: name).symbol(
        from: try PackageFiles.bytes(PackageFiles.path("fonts/symbols/\(name).svg")), name: name)
    }
    let set = try SymbolSet(symbols: symbols)
    var glyphs = try GlyphSet(
      leading: [SpecialGlyphs.notdef, SpecialGlyphs.space], symbols: set.symbols,
      compiled: [SymbolScale.medium, .small].map { scale in
        CompiledScale(
          scale: scale,
          glyphs: try set.symbols.map {
            try SymbolOutliner(scale: scale).glyphs(
              $0, hold: StrokeWidthLimit($0), withLayers: true)
          })
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
      let parts = glyph.components.isEmpty ? [glyph] : glyph.components.map { wanted[$0] }
      // Coordinates of a font are integers in units of 2^-14.
      let isAtEnd = abs(place) > 1 && glyph.reach.place(place) != place
      // The tolerance along each axis.
      let along = (rounding + told) * abs(place / end) * (isAtEnd ? 2 : 1) + 0.02
      let most = along * 2.0.squareRoot()
      let regular = path(parts.map { $0.outlines[1] })
      let end = path(parts.map { $0.outlines[place < 0 ? 0 : 2] })
      let way = abs(glyph.reach.place(place))
      let advance = Double(glyph.advances[1])
      let wide = Double(glyph.advances[place < 0 ? 0 : 2])
      if difference(moved(regular, towards: end, way), other.steps) > most
        || abs(other.advance - advance - way * (wide - advance)) > most
      {
        wrong.append(glyph.name)
      }
    }
    #expect(wrong == [])
  }

  private func path(_ outlines: [Outline]) -> [Path.Element] {
    var path = Path()
    for contour in outlines.flatMap(\.contours) { path.append(Path(outline: contour)) }
    return path.elements
  }

  /// Returns points interpolated between those of two paths; lines to the start of their contour are omitted.
  private func moved(
    _ from: [Path.Element], towards to: [Path.Element], _ way: Double
  ) -> [Path.Element] {
    func between(_ a: Point, _ b: Point) -> Point { a.interpolated(to: b, way) }
    var path = Path()
    for (a, b) in zip(from, to) {
      switch (a, b) {
      case (.move(let p), .move(let q)): path.move(to: between(p, q))
      case (.line(let p), .line(let q)): path.line(to: between(p, q))
      case (.quad(let c, let p), .quad(let d, let q)):
        path.quad(between(c, d), to: between(p, q))
      case (.close, .close): path.close()
      default: return []
      }
    }
    return withoutClosingLines(path)
  }
}
