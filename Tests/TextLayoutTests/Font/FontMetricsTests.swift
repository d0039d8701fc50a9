import Geometry
import TestSupport
import Testing
@testable import TextLayout

struct FontMetricsTests {
  @Test func `Inter says its cap height and x-height itself`() throws {
    let metrics = try TestFaces.inter(size: 2816).metrics
    #expect(metrics.capHeight == 2048)
    #expect(metrics.capHeightSource == .font)
    #expect(metrics.xHeightSource == .font)
  }

  @Test func `The cap height of DejaVu Serif is measured on its H`() throws {
    let font = try TestFaces.dejaVuSerif(size: 2048)
    let glyph = try #require(font.glyph(for: 0x48))
    let box = try #require(font.inkBounds(of: glyph))
    #expect(font.metrics.capHeightSource == .measured)
    #expect(font.metrics.capHeight == -box.minY)
    #expect(font.metrics.capHeight == 1493)
    #expect(font.metrics.xHeightSource == .measured)
  }

  @Test func `The symbol font has the cap height that symbols are centred on`() throws {
    let metrics = Font(face: try TestFaces.symbols.get(), size: 2048).metrics
    #expect(metrics.capHeight == 1456)
    #expect(metrics.capHeightSource == .font)
  }

  @Test func `Without H and x the heights are estimates`() throws {
    // The font has no letters, but says its heights; without them only the em is left.
    let font = try TestFaces.letterless.get().instance(at: DesignCoordinates()).native
    #expect(font.nominalGlyph("H") == nil)
    #expect(StemMeasurement(font) == nil)
  }

  @Test func `Metrics follow the size`() throws {
    let metrics = try TestFaces.inter(size: 10).metrics
    let double = try TestFaces.inter(size: 20).metrics
    #expect(double.ascent == 2 * metrics.ascent)
    #expect(double.descent == 2 * metrics.descent)
    #expect(double.capHeight == 2 * metrics.capHeight)
    #expect(metrics.ascent > metrics.capHeight && metrics.descent > 0)
  }
}
