public import SymtextGraphics

/// A positioned image.
public struct PlacedImage: Sendable {
  /// The pixels.
  public var bitmap: Bitmap
  /// The box that the image fills, in points from the origin, y down.
  public var box: Rect
  /// The pen's position on the baseline, in points, y down.
  ///
  /// Renderers snap it as they snap a glyph's origin, so that an image keeps its distance to the text beside it.
  public var origin: Point

  /// Creates a positioned image.
  public init(_ bitmap: Bitmap, box: Rect, origin: Point = .zero) {
    self.bitmap = bitmap
    self.box = box
    self.origin = origin
  }

  /// The box that the image fills, in points, y down.
  public var frame: Rect { box.offsetBy(origin - .zero) }

  /// Returns the image moved by a vector.
  func offsetBy(_ v: Vector) -> PlacedImage {
    PlacedImage(bitmap, box: box, origin: origin + v)
  }
}
