internal import SymtextGraphics
internal import SymtextFonts
internal import SymtextOpenType
internal import Synchronization

/// A cache of the items of glyphs with paints (`COLR` version 1); thread-safe.
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

  /// The limit that each unpainted glyph exceeds.
  static var limits: [GlyphKey: PaintLimit] { exceeded.withLock { $0 } }
  private static let exceeded = Mutex<[GlyphKey: PaintLimit]>([:])

  /// `nil` for glyphs that exceed a limit.
  private static let known = Mutex<[Key: [DisplayItem]?]>([:])
  /// A full cache is emptied.
  static let most = 1024
  /// The number of cached glyphs, of all fonts, sizes and colours.
  static var count: Int { known.withLock { $0.count } }

  /// Returns the items that draw a glyph, from its origin on the baseline, in points, y down; `nil` for a glyph without
  /// paints or beyond a limit.
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
