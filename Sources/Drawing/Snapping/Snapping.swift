/// The alignment of letters and symbols to rows of pixels.
///
/// At one pixel per point the top of a small letter seldom lies at the start of a pixel row, so it is drawn as two grey
/// rows. After alignment, the baseline, x-height, capitals and horizontal strokes are as sharp as possible. Only
/// heights change, by about half a pixel: letters and lines keep their positions, and strokes their thickness.
///
/// It applies to upright text in pixel formats. Under a transform, glyphs keep the outlines of their place before it,
/// so that a motion begins and ends without a jump; the more they are turned, the less. In scripts other than Latin,
/// Greek and Cyrillic, outlines are drawn unchanged.
public enum Snapping: String, CaseIterable, Sendable {
  /// ``vertical`` below two pixels per point, otherwise ``none``.
  case automatic
  /// Outlines are drawn unchanged, as in SVG and PDF.
  case none
  /// Heights are aligned to rows; columns are unchanged.
  case vertical

  /// Whether heights are aligned to rows.
  func isVertical(pixelRatio: Double) -> Bool {
    self == .vertical || self == .automatic && pixelRatio < 2
  }
}
