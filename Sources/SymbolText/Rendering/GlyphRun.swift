public import Geometry
public import TextLayout

/// Glyphs of one font at fixed places.
public struct GlyphRun: Sendable {
  /// A glyph and where its origin lies, in points, y down.
  public struct Glyph: Hashable, Sendable {
    /// The glyph's index in the font.
    public var id: UInt32
    /// Its origin on the baseline.
    public var origin: Point

    /// Puts a glyph somewhere.
    public init(id: UInt32, origin: Point) {
      self.id = id
      self.origin = origin
    }
  }

  /// The font, with its size.
  public var font: Font
  /// The glyphs, in drawing order.
  public var glyphs: [Glyph]

  /// Makes a run.
  public init(font: Font, glyphs: [Glyph]) {
    self.font = font
    self.glyphs = glyphs
  }

  /// The same glyphs elsewhere.
  func offsetBy(_ v: Vector) -> GlyphRun {
    var run = self
    for index in run.glyphs.indices { run.glyphs[index].origin = run.glyphs[index].origin + v }
    return run
  }
}
