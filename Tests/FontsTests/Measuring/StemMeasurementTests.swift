import SymtextSymbolTestSupport
import SymtextGraphics
import SymtextTestSupport
import Testing
import SymtextFonts
import SymtextTextLayout

struct StemMeasurementTests {
  @Test func `Strokes of Inter grow with its weight`() throws {
    let stems = try stride(from: 100.0, through: 900, by: 50).map {
      try #require(try TestFaces.inter(size: 1000, weight: $0).stems)
    }
    for (lighter, heavier) in zip(stems, stems.dropFirst()) {
      #expect(lighter.bar < heavier.bar)
      #expect(lighter.stem < heavier.stem)
    }
  }

  @Test func `The bar of Inter Regular is near .107 cap heights`() throws {
    let font = try TestFaces.inter()
    let bar = try #require(font.stems).bar / font.metrics.capHeight
    #expect(abs(bar - 0.107) < 0.002)
  }

  @Test func `A bar is no thicker than a stem in upright text fonts`() throws {
    for font in [try TestFaces.inter(), try TestFaces.dejaVuSerif()] {
      let stems = try #require(font.stems)
      #expect(stems.bar > 0 && stems.bar <= stems.stem)
    }
  }

  @Test func `The bar of DejaVu Serif lies between two level lines of its outline`() throws {
    let font = try TestFaces.dejaVuSerif(size: 2048)
    let stems = try #require(font.stems)
    let glyph = try #require(font.glyph(for: 0x48))
    var levels: Set<Double> = []
    for case .line(let point) in font.outline(of: glyph).elements { levels.insert(-point.y) }
    let middle = font.metrics.capHeight / 2
    let edges = levels.filter { abs($0 - middle) < 200 }.sorted()
    try #require(edges.count == 2)
    #expect(stems.bar == edges[1] - edges[0])
  }

  @Test func `A font without an H has no stems`() throws {
    #expect(Font(face: try TestFaces.letterless.get(), size: 16).stems == nil)
  }

  @Test func `The bars of Inter are those for which the symbols were drawn`() throws {
    // Measured fractions of the cap height, from Thin to Black.
    let known = [0.031, 0.057, 0.082, 0.107, 0.130, 0.152, 0.174, 0.197, 0.219]
    for (weight, bar) in zip(stride(from: 100.0, through: 900, by: 100), known) {
      let font = try TestFaces.inter(size: 1000, weight: weight)
      let stems = try #require(font.stems)
      #expect(stems.letters == "H")
      #expect(abs(stems.bar / font.metrics.capHeight - bar) < 0.001)
    }
  }

  @Test(arguments: [
    ("DejaVuSans", "DejaVuSans-Oblique"), ("DejaVuSans-Bold", "DejaVuSans-BoldOblique"),
    ("DejaVuSansMono", "DejaVuSansMono-Oblique"), ("DejaVuSerif", "DejaVuSerif-Italic"),
    ("DejaVuSerif-Bold", "DejaVuSerif-BoldItalic"),
  ])
  func `A slanted face has the strokes of the upright one`(upright: String, slanted: String) throws
  {
    func stems(_ name: String) throws -> StemMeasurement {
      let face = try Face(file: "/usr/share/fonts/truetype/dejavu/\(name).ttf")
      return try #require(Font(face: face, size: 1).stems)
    }
    let (a, b) = (try stems(upright), try stems(slanted))
    #expect(a.letters == "H" && b.letters == "H")
    #expect(abs(b.bar / a.bar - 1) < 0.02 && abs(b.stem / a.stem - 1) < 0.02)
  }

  @Test(arguments: [
    ("E F T L i n l", "E F T L I i n l"), ("\u{418}\u{41F}\u{415}", "\u{41F} \u{415} \u{418}"),
    ("\u{397}\u{399}", "\u{397}"), ("\u{5D4}\u{5D3}\u{5D5}", "\u{5D4} \u{5D3} \u{5D5}"),
  ])
  func `Without H other letters are measured`(letters: String, measured: String) throws {
    let stems = try #require(try subset(letters.filter { $0 != " " }).stems)
    #expect(Set(measured.split(separator: " ")).isSuperset(of: stems.letters.split(separator: " ")))
    let whole = try #require(Font(face: try Face(file: TestFonts.dejaVuSans), size: 1).stems)
    #expect(abs(stems.bar / whole.bar - 1) < 0.25 && abs(stems.stem / whole.stem - 1) < 0.12)
  }

  @Test func `The cap height is measured without H`() throws {
    let metrics = try subset("\u{418}\u{41F}\u{415}").metrics
    #expect(metrics.capHeightSource == .measured(on: "\u{41F}"))
    #expect(abs(metrics.capHeight - 0.729) < 0.001)
    #expect(metrics.xHeightSource == .estimated)
  }

  /// Returns some letters of DejaVu Sans, which states no cap height.
  private func subset(_ letters: String) throws -> Font {
    let directory = try TemporaryDirectory()
    let file = directory.file("subset.ttf")
    let result = try Subprocess.run(
      Python.executable,
      [
        "-m", "fontTools.subset", TestFonts.dejaVuSans, "--text=\(letters)",
        "--output-file=\(file)",
      ])
    try #require(result.status == 0, "\(result.errorText)")
    return Font(face: try Face(file: file), size: 1)
  }
}
