public import SymtextGraphics
public import SymtextDrawing

/// The fill of a document icon's page.
public enum DocumentFill: Sendable {
  /// One colour.
  case color(AdaptiveColor)
  /// A gradient made from one colour, brighter at the top and darker at the bottom.
  case gradient(AdaptiveColor)
  /// An image in its own colours, clipped to the page. A square image covers the canvas, any other covers the page.
  ///
  /// An image with the pixel size of the canvas, or of the page, is not scaled.
  case image(PlainImage)
  /// Images for different sizes.
  case images(SizedImages)
}
