/// Glyphs of one font in a row.
public struct Run: Sendable {
  /// The part of the text, in UTF-8 bytes.
  public var range: Range<Int>
  /// How the text is set.
  public var style: TextAttributes
  /// From left to right.
  public var glyphs: [ShapedGlyph]
  var item: TextItem

  /// The sum of the advances, in points.
  public var advance: Double { glyphs.reduce(0) { $0 + $1.advance } }
}
