public import SymtextDrawing

/// The centre of a document icon.
public enum DocumentImage: Sendable {
  /// A symbol, by name.
  case symbol(String)
  /// An image, fitted into four fifths of the middle half of the canvas.
  ///
  /// An image with the pixel size of the whole half is not scaled, because it has its own margin.
  case image(PlainImage)
  /// Images for different sizes.
  case images(SizedImages)
}
