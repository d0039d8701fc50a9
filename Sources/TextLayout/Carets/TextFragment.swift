/// The visible part of a text range: glyphs of one run, or an attachment.
public struct TextFragment: Hashable, Sendable {
  /// The index of the line.
  public var line: Int
  /// The index of the element in ``Line/elements``.
  public var element: Int
  /// The part of the text, in UTF-8 bytes, extended to whole glyph clusters; text replaced by an ellipsis is not
  /// divided.
  public var range: Range<Int>
  /// The indices of the run's glyphs, from the left; empty for an attachment.
  public var glyphs: Range<Int>
  /// The left end, in points from the paragraph's left.
  public var x: Double
  /// The width, in points.
  public var width: Double
}
