internal import SymtextGraphics
internal import SymtextFonts
internal import SymtextOpenType
internal import Synchronization

/// A cache of the items of glyphs with paints (`COLR` version 1); thread-safe.
enum PaintedGlyphs {
  /// A glyph at a size, in colours.
  struct Key: Hashable {
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

  /// A glyph with paints.
  struct Painted {
    /// `nil` if it exceeds a limit.
    var items: [DisplayItem]?
    /// The path elements of the items.
    var elements: Int
    /// The steps of work that it took.
    var steps: Int
  }

  private struct Memory {
    var glyphs: [Key: Painted] = [:]
    var elements = 0
  }

  private static let memory = Mutex(Memory())
  /// A full cache is emptied.
  static let most = 1024
  /// A cache whose glyphs have more path elements is emptied.
  private static let mostElements = PaintAllowance.most
  /// The number of cached glyphs, of all fonts, sizes and colours.
  static var count: Int { memory.withLock { $0.glyphs.count } }

  /// Returns the items that draw a glyph, from its origin on the baseline, in points, y down; `nil` for a glyph without
  /// paints.
  static func painted(
    _ glyph: GlyphID, in font: Font, palette: Int, textColor: Color
  ) -> (key: Key, painted: Painted)? {
    guard let paints = font.face.colorPaints, let root = paints.paint(of: glyph) else {
      return nil
    }
    let key = Key(
      face: font.face.id, coordinates: font.coordinates, synthesis: font.synthesis,
      size: font.size, glyph: glyph, palette: palette, textColor: textColor)
    if let known = memory.withLock({ $0.glyphs[key] }) { return (key, known) }
    var painter = GlyphPainter(
      font: font, paints: paints, palette: font.face.colors(ofPalette: palette).map { Color($0) },
      textColor: textColor)
    let items = painter.items(of: glyph, paint: root)
    let painted = Painted(
      items: items, elements: items?.elementCount ?? 0, steps: painter.steps)
    memory.withLock { memory in
      if memory.glyphs.count >= most || memory.elements + painted.elements > mostElements {
        memory = Memory()
      }
      memory.glyphs[key] = painted
      memory.elements += painted.elements
    }
    if let limit = painter.exceeded {
      note(limit, of: glyph, in: font)
    }
    return (key, painted)
  }

  /// Notes why a glyph is drawn without its paints.
  static func note(_ limit: PaintLimit, of glyph: GlyphID, in font: Font) {
    exceeded.withLock { exceeded in
      if exceeded.count >= most { exceeded.removeAll() }
      exceeded[GlyphKey(face: font.face.id, glyph: glyph)] = limit
    }
  }
}
