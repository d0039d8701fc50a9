internal import OpenType
internal import Drawing
internal import Geometry
internal import TextLayout

/// The steps that draw a symbol's layers, back to front.
///
/// Layers of the same paint that follow one another are one shape.
struct LayerSteps {
  private let font: Font
  private let origin: Point
  private var steps: [DisplayItem] = []
  private var glyphs: [GlyphRun.Glyph] = []
  private var paint: Paint?
  private var hasClear = false

  /// - Parameter origin: that of all layers' glyphs, in points, y down.
  init(font: Font, origin: Point) {
    self.font = font
    self.origin = origin
  }

  mutating func paint(_ glyph: GlyphID, _ paint: Paint) {
    if paint != self.paint { finish() }
    self.paint = paint
    glyphs.append(.init(id: glyph, origin: origin))
  }

  /// A part of a layer, in points, y down.
  mutating func fill(_ path: Path, _ paint: Paint) {
    finish()
    steps.append(.fill(path, paint))
  }

  mutating func clear(_ glyph: GlyphID) {
    finish()
    guard !steps.isEmpty else { return }
    hasClear = true
    steps.append(.clear(GlyphRun(font: font, glyphs: [.init(id: glyph, origin: origin)])))
  }

  private mutating func finish() {
    if let paint, !glyphs.isEmpty {
      steps.append(.glyphs(GlyphRun(font: font, glyphs: glyphs), paint))
    }
    glyphs = []
    paint = nil
  }

  /// All of them; in a group where they must be drawn apart from what is behind the symbol.
  func items(opacity: Double) -> [DisplayItem] {
    var all = self
    all.finish()
    if opacity == 1 && !hasClear { return all.steps }
    return [.group(all.steps, opacity: opacity)]
  }
}
