/// What shows a part of a text: glyphs of one run, or an attachment.
public struct TextFragment: Hashable, Sendable {
  /// The number of the line.
  public var line: Int
  /// The number of the element in ``Line/elements``.
  public var element: Int
  /// The part of the text, in UTF-8 bytes, which is widened to whole clusters of glyphs; what an ellipsis stands
  /// for is whole.
  public var range: Range<Int>
  /// Which of the run's glyphs, counted from the left; none of an attachment.
  public var glyphs: Range<Int>
  /// The left end, in points from the paragraph's left.
  public var x: Double
  /// How far it reaches to the right, in points.
  public var width: Double
}
