public import SymtextDrawing

/// What stands in the centre of a document's icon.
public enum DocumentImage: Sendable {
  /// A symbol, by name.
  case symbol(String)
  /// An image, which is fitted into four fifths of the middle half of the canvas.
  ///
  /// One that has as many pixels as the whole half is taken pixel by pixel: it has a margin of its own.
  case image(PlainImage)
  /// The same, of which each is for some sizes.
  case images(SizedImages)
}
