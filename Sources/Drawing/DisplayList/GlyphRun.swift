public import SymtextGraphics
public import SymtextFonts
public import SymtextTextLayout

/// Glyphs of one font at fixed places.
public struct GlyphRun: Sendable {
  /// A glyph and where its origin lies, in points, y down.
  public typealias Glyph = PlacedGlyph

  /// Where the glyphs come from.
  private enum Content {
    case placed([Glyph])
    /// Those of a line of text, with the pen at a point before the first one, then moved.
    case shaped(ShapedGlyphs, start: Point, shift: Vector)
  }

  /// The font, with its size.
  public var font: Font
  private var content: Content
  /// The text that the run is a part of.
  public var text: String
  /// The run's part of the text, in UTF-8 bytes; empty where glyphs stand for no character: symbols, and
  /// hyphens and ellipses that a line added.
  public var range: Range<Int>
  /// What of the glyphs is brought onto rows of pixels, where that is asked for.
  package var fitting = GlyphFitting.none
  /// The language of the text, BCP 47; `nil` when nothing is said of it.
  public var language: String?

  /// Makes a run.
  public init(
    font: Font, glyphs: [Glyph], text: String = "", range: Range<Int> = 0..<0,
    language: String? = nil
  ) {
    self.font = font
    content = .placed(glyphs)
    self.text = text
    self.range = range
    self.language = language
  }

  /// The glyphs of a run of a text, with its left end on the baseline at a point; they are shared with the
  /// run.
  public init(_ run: Run, of text: String, at start: Point) {
    font = run.font
    content = .shaped(run.glyphs, start: start, shift: .zero)
    self.text = text
    range = run.range
    if run.hasLatinHeights { fitting = .letters }
    language = run.language
  }

  /// The glyphs, from left to right; those of a line of text are placed anew each time.
  public var glyphs: [Glyph] {
    switch content {
    case .placed(let glyphs): glyphs
    case .shaped(let shaped, let start, let shift): shaped.placed(from: start, movedBy: shift)
    }
  }

  /// Where the first glyph is; `nil` without glyphs.
  package var firstOrigin: Point? {
    switch content {
    case .placed(let glyphs): glyphs.first?.origin
    case .shaped(let shaped, let start, let shift):
      shaped.first.map { start + $0.offset + shift }
    }
  }

  /// The same glyphs elsewhere.
  package func offsetBy(_ v: Vector) -> GlyphRun {
    var run = self
    switch content {
    case .placed(let glyphs):
      run.content = .placed(
        glyphs.map { Glyph(id: $0.id, origin: $0.origin + v, cluster: $0.cluster) })
    case .shaped(let shaped, let start, let shift):
      run.content = .shaped(shaped, start: start, shift: shift + v)
    }
    return run
  }

  /// The characters that a glyph stands for: up to those of the next one in the text.
  /// - Parameter glyphs: those of the run.
  func characters(of glyph: Glyph, among glyphs: [Glyph]) -> String {
    guard range.contains(glyph.cluster) else { return "" }
    var end = range.upperBound
    for other in glyphs where other.cluster > glyph.cluster { end = min(end, other.cluster) }
    return String(
      decoding: Array(text.utf8.dropFirst(glyph.cluster).prefix(end - glyph.cluster)), as: UTF8.self
    )
  }
}
