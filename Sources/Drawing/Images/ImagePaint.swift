public import SymtextGraphics

/// How an image is painted.
public enum ImagePaint: Hashable, Sendable {
  /// In its own colours, with an opacity of 0 to 1.
  case original(opacity: Double)
  /// In one colour: only the image's opacity is used.
  case template(Color)
}
