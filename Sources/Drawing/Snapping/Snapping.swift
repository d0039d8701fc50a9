/// Whether letters and symbols are brought onto rows of pixels.
///
/// At one pixel a point the top of a small letter seldom lies where a row of pixels begins: it is drawn as two
/// grey rows. Brought onto rows, baseline, x-height, capitals and horizontal strokes are as sharp as they can be.
/// Only heights change, by half a pixel at most: no letter and no line moves, and strokes keep their thickness.
///
/// It is for upright text in pictures of pixels; where a map turns or moves it, and in scripts other than Latin,
/// Greek and Cyrillic, outlines are drawn as they are.
public enum Snapping: String, CaseIterable, Sendable {
  /// Below two pixels a point ``vertical``, from there on ``none``.
  case automatic
  /// Outlines are drawn as they are, as in SVG and PDF.
  case none
  /// Heights are brought onto rows; columns are left as they are.
  case vertical

  /// Whether heights are brought onto rows.
  func isVertical(pixelRatio: Double) -> Bool {
    self == .vertical || self == .automatic && pixelRatio < 2
  }
}
