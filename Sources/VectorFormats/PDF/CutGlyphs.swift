internal import SymtextFonts
internal import SymtextDrawing
internal import SymtextOpenType
internal import SymtextGraphics
internal import SymtextTextLayout

/// Glyphs with other glyphs subtracted, regardless of position.
///
/// Equal values have equal shapes.
struct CutGlyphs: Hashable {
  private struct Shape: Hashable {
    var font: PDFFont.Key
    var size: Double
    var glyphs: [GlyphID]
    /// Positions relative to the first glyph, in thousandths of a point.
    var places: [Double]

    init(_ run: GlyphRun, from origin: Point) {
      font = PDFFont.Key(run.font)
      size = run.font.size
      let placed = run.glyphs
      glyphs = placed.map(\.id)
      places = placed.flatMap { glyph in
        [glyph.origin.x - origin.x, glyph.origin.y - origin.y].map { ($0 * 1000).rounded() }
      }
    }
  }

  private let shape: Shape
  private let cuts: [Shape]

  init(_ run: GlyphRun, without cuts: [GlyphRun]) {
    let origin = run.firstOrigin ?? .zero
    shape = Shape(run, from: origin)
    self.cuts = cuts.map { Shape($0, from: origin) }
  }
}
