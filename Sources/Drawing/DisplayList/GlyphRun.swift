public import OpenType
public import Geometry
public import TextLayout

/// Glyphs of one font at fixed places.
public struct GlyphRun: Sendable {
  /// A glyph and where its origin lies, in points, y down.
  public struct Glyph: Hashable, Sendable {
    /// The glyph's index in the font.
    public var id: GlyphID
    /// Its origin on the baseline.
    public var origin: Point
    /// Where its first character stands in the run's text, in UTF-8 bytes.
    public var cluster: Int

    /// Puts a glyph somewhere.
    public init(id: GlyphID, origin: Point, cluster: Int = 0) {
      self.id = id
      self.origin = origin
      self.cluster = cluster
    }
  }

  /// The font, with its size.
  public var font: Font
  /// The glyphs, from left to right.
  public var glyphs: [Glyph]
  /// The text that the run is a part of.
  public var text: String
  /// The run's part of the text, in UTF-8 bytes; empty where glyphs stand for no character: symbols, and
  /// hyphens and ellipses that a line added.
  public var range: Range<Int>

  /// Makes a run.
  public init(font: Font, glyphs: [Glyph], text: String = "", range: Range<Int> = 0..<0) {
    self.font = font
    self.glyphs = glyphs
    self.text = text
    self.range = range
  }

  /// The same glyphs elsewhere.
  func offsetBy(_ v: Vector) -> GlyphRun {
    var run = self
    for index in run.glyphs.indices { run.glyphs[index].origin = run.glyphs[index].origin + v }
    return run
  }

  /// The characters that a glyph stands for: up to those of the next one in the text.
  func characters(of glyph: Glyph) -> String {
    guard range.contains(glyph.cluster) else { return "" }
    var end = range.upperBound
    for other in glyphs where other.cluster > glyph.cluster { end = min(end, other.cluster) }
    return String(
      decoding: Array(text.utf8.dropFirst(glyph.cluster).prefix(end - glyph.cluster)), as: UTF8.self
    )
  }
}
