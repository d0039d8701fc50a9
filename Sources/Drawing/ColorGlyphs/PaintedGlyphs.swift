internal import SymtextGraphics
internal import SymtextFonts
internal import SymtextOpenType
internal import Synchronization

/// The steps that draw glyphs which have paints (`COLR` version 1), once they are made; for all threads.
enum PaintedGlyphs {
  private struct Key: Hashable {
    var face: Int
    var coordinates: DesignCoordinates
    var synthesis: FontSynthesis
    var size: Double
    var glyph: GlyphID
    var palette: Int
    var textColor: Color
  }

  /// A glyph of a face.
  struct GlyphKey: Hashable {
    var face: Int
    var glyph: GlyphID
  }

  /// What glyphs that are not painted have too much of.
  static var limits: [GlyphKey: PaintLimit] { exceeded.withLock { $0 } }
  private static let exceeded = Mutex<[GlyphKey: PaintLimit]>([:])

  /// `nil` for glyphs that are not painted.
  private static let known = Mutex<[Key: [DisplayItem]?]>([:])
  /// When more are remembered, all are forgotten.
  static let most = 1024
  /// How many glyphs are remembered, of all fonts, sizes and colours.
  static var count: Int { known.withLock { $0.count } }

  /// The steps that draw a glyph, from its origin on the baseline, in points, y down; `nil` for one without
  /// paints, and for one that would be too much work.
  static func items(
    of glyph: GlyphID, in font: Font, palette: Int, textColor: Color
  ) -> [DisplayItem]? {
    guard let paints = font.face.colorPaints, let root = paints.paint(of: glyph) else {
      return nil
    }
    let key = Key(
      face: font.face.id, coordinates: font.coordinates, synthesis: font.synthesis,
      size: font.size, glyph: glyph, palette: palette, textColor: textColor)
    if let known = known.withLock({ $0[key] }) { return known }
    var painter = GlyphPainter(
      font: font, paints: paints, palette: font.face.colors(ofPalette: palette).map { Color($0) },
      textColor: textColor)
    let items = painter.items(of: glyph, paint: root)
    known.withLock { known in
      if known.count >= most {
        known.removeAll()
        exceeded.withLock { $0.removeAll() }
      }
      known[key] = .some(items)
    }
    if let limit = painter.exceeded {
      exceeded.withLock { $0[GlyphKey(face: key.face, glyph: glyph)] = limit }
    }
    return items
  }
}
