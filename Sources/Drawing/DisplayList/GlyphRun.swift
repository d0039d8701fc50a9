public import SymtextGraphics
public import SymtextFonts
public import SymtextTextLayout

/// Positioned glyphs of one font.
public struct GlyphRun: Sendable {
  /// A glyph and its origin, in points, y down.
  public typealias Glyph = PlacedGlyph

  /// The source of the glyphs.
  private enum Content {
    case placed([Glyph])
    /// The glyphs of a line of text: the pen's start and a later offset.
    case shaped(ShapedGlyphs, start: Point, shift: Vector)
  }

  /// The font, with its size.
  public var font: Font
  private var content: Content
  /// The text that contains the run.
  public var text: String
  /// The run's range in the text, in UTF-8 bytes; empty for glyphs without characters: symbols, and hyphens and
  /// ellipses added by a line.
  public var range: Range<Int>
  /// The parts of the glyphs that snapping aligns to rows of pixels.
  package var fitting = GlyphFitting.none
  /// The language of the text, BCP 47; `nil` when unknown.
  public var language: String?

  /// Creates a run.
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

  /// Creates a run of a text's glyphs, with its left end on the baseline at a point; shares their storage.
  public init(_ run: Run, of text: String, at start: Point) {
    font = run.font
    content = .shaped(run.glyphs, start: start, shift: .zero)
    self.text = text
    range = run.range
    if run.hasLatinHeights { fitting = .letters }
    language = run.language
  }

  /// The glyphs, from left to right; those of a line of text are positioned at each call.
  public var glyphs: [Glyph] {
    switch content {
    case .placed(let glyphs): glyphs
    case .shaped(let shaped, let start, let shift): shaped.placed(from: start, movedBy: shift)
    }
  }

  /// The origin of the first glyph; `nil` without glyphs.
  package var firstOrigin: Point? {
    switch content {
    case .placed(let glyphs): glyphs.first?.origin
    case .shaped(let shaped, let start, let shift):
      shaped.first.map { start + $0.offset + shift }
    }
  }

  /// Returns the run moved by a vector.
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

  /// Returns the characters of a glyph, up to the next cluster in the text.
  /// - Parameter glyphs: the glyphs of the run.
  func characters(of glyph: Glyph, among glyphs: [Glyph]) -> String {
    guard range.contains(glyph.cluster) else { return "" }
    var end = range.upperBound
    for other in glyphs where other.cluster > glyph.cluster { end = min(end, other.cluster) }
    return String(
      decoding: Array(text.utf8.dropFirst(glyph.cluster).prefix(end - glyph.cluster)), as: UTF8.self
    )
  }
}
