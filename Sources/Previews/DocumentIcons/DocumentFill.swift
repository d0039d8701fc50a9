public import SymtextGraphics
public import SymtextDrawing

/// What the page of a document's icon is filled with.
public enum DocumentFill: Sendable {
  /// One colour.
  case color(AdaptiveColor)
  /// A gradient that is made from one colour: brighter at the top, darker at the bottom.
  case gradient(AdaptiveColor)
  /// An image in its own colours, of which the page is cut: a square one is as large as the canvas, another one as
  /// covers the page.
  ///
  /// One that has as many pixels as the canvas, or as the page, is taken pixel by pixel.
  case image(PlainImage)
  /// The same, of which each is for some sizes.
  case images(SizedImages)
}
