import Geometry
import TestSupport
import Testing
import TextLayout

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
}
