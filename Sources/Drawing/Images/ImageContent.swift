/// What an image is made of.
public enum ImageContent: Sendable {
  /// Pixels.
  case pixels(Bitmap)
  /// Shapes.
  case vectors(VectorImage)
}
