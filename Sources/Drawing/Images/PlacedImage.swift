public import SymtextGraphics

/// An image at a fixed place.
public struct PlacedImage: Sendable {
  /// The pixels.
  public var bitmap: Bitmap
  /// The box that the image fills, from the origin, in points, y down.
  public var box: Rect
  /// The pen's place on the baseline, in points, y down.
  ///
  /// Renderers put it where they put a glyph's origin, so that an image and the text beside it stay
  /// together.
  public var origin: Point

  /// Places an image.
  public init(_ bitmap: Bitmap, box: Rect, origin: Point = .zero) {
    self.bitmap = bitmap
    self.box = box
    self.origin = origin
  }

  /// The box that the image fills, in points, y down.
  public var frame: Rect { box.offsetBy(origin - .zero) }

  /// The same image elsewhere.
  func offsetBy(_ v: Vector) -> PlacedImage {
    PlacedImage(bitmap, box: box, origin: origin + v)
  }
}
