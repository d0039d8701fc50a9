public import SymtextDrawing

/// The centre of a document icon.
public enum DocumentImage: Sendable {
  /// A symbol, by name.
  case symbol(String)
  /// An image: pixels are fitted into four fifths of the middle half of the canvas, shapes into all of it.
  ///
  /// Pixels that fill the whole half are not scaled. They have their own margin, as shapes have.
  case image(PlainImage)
  /// Images for different sizes.
  case images(SizedImages)
}
