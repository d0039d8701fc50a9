import SymtextSymbolTestSupport
@testable import SymtextGraphics
import SymtextTestSupport
import Testing
@testable import SymtextFonts
@testable import SymtextTextLayout

struct FontMetricsTests {
  @Test func `The cap height and x-height of Inter come from the font`() throws {
    let metrics = try TestFaces.inter(size: 2816).metrics
    #expect(metrics.capHeight == 2048)
    #expect(metrics.capHeightSource == .font)
    #expect(metrics.xHeightSource == .font)
  }

  @Test func `The cap height of DejaVu Serif is measured on its H`() throws {
    let font = try TestFaces.dejaVuSerif(size: 2048)
    let glyph = try #require(font.glyph(for: 0x48))
    let box = try #require(font.inkBounds(of: glyph))
    #expect(font.metrics.capHeightSource == .measured(on: "H"))
    #expect(font.metrics.capHeight == -box.minY)
    #expect(font.metrics.capHeight == 1493)
    #expect(font.metrics.xHeightSource == .measured(on: "x"))
  }

  @Test func `The symbol font has the cap height on which symbols are centred`() throws {
    let metrics = Font(face: try TestFaces.symbols.get(), size: 2048).metrics
    #expect(metrics.capHeight == 1456)
    #expect(metrics.capHeightSource == .font)
  }

  @Test func `Without H and x the heights are estimates`() throws {
    // The font has no letters but states its heights; without these only the em is left.
    let font = try TestFaces.letterless.get().instance(at: DesignCoordinates()).native
    #expect(font.nominalGlyph("H") == nil)
    #expect(StemMeasurement(font) == nil)
  }

  @Test func `MVAR gives the cap height only where letters confirm it`() throws {
    let directory = try TemporaryDirectory()
    let (wrong, varying) = (directory.file("wrong.ttf"), directory.file("varying.ttf"))
    let result = try Subprocess.run(
      Python.executable,
      [PackageFiles.path("Tests/Scripts/make_metrics_fonts.py"), TestFonts.inter, wrong, varying])
    try #require(result.status == 0, "\(result.errorText)")
    let measured = Font(face: try Face(file: wrong), size: 2816).metrics
    #expect(measured.capHeight == 2048 && measured.capHeightSource == .measured(on: "H"))
    let face = try Face(file: varying)
    for (weight, capHeight) in [(400.0, 2048.0), (900, 2052)] {
      let font = Font(face: face, size: 2816, coordinates: DesignCoordinates(weight: weight))
      #expect(font.metrics.capHeight == capHeight && font.metrics.capHeightSource == .font)
    }
  }

  @Test func `Metrics scale with the size`() throws {
    let metrics = try TestFaces.inter(size: 10).metrics
    let double = try TestFaces.inter(size: 20).metrics
    #expect(double.ascent == 2 * metrics.ascent)
    #expect(double.descent == 2 * metrics.descent)
    #expect(double.capHeight == 2 * metrics.capHeight)
    #expect(metrics.ascent > metrics.capHeight && metrics.descent > 0)
  }
}
