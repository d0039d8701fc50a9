/// A finished picture: its size and what is drawn, back to front.
///
/// Points, y down, from the top left.
public struct DisplayList: Sendable {
  /// How wide the picture is.
  public var width: Double
  /// How high the picture is.
  public var height: Double
  /// The steps of drawing.
  public var items: [DisplayItem]

  /// Makes a picture.
  public init(width: Double, height: Double, items: [DisplayItem]) {
    self.width = width
    self.height = height
    self.items = items
  }

  /// The picture as PNG; `background` is painted first, nothing is when it is `nil`.
  /// - Parameter pixelRatio: pixels per point.
  /// - Throws: ``RenderingError`` when the picture is too large.
  public func png(pixelRatio: Double = 1, background: Color? = nil) throws(RenderingError)
    -> [UInt8]
  {
    let renderer = RasterRenderer()
    let pixmap = try renderer.pixmap(self, pixelRatio: pixelRatio, background: background)
    return try PNGEncoder().encode(pixmap)
  }
}
