/// The content of an image.
public enum ImageContent: Sendable {
  /// Pixels.
  case pixels(Bitmap)
  /// Shapes.
  case vectors(VectorImage)
}
