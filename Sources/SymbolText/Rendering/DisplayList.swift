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
  /// - Parameters:
  ///   - pixelRatio: pixels per point, which the file says as its density.
  ///   - description: what the picture says, for those who cannot see it.
  ///   - blending: how colours are mixed.
  ///   - level: how hard to compress, 1 to 12.
  /// - Throws: ``RenderingError`` when the picture is too large.
  public func png(
    pixelRatio: Double = 1, background: Color? = nil, description: String = "",
    blending: Blending = .srgb, level: Int = 1
  ) throws(RenderingError) -> [UInt8] {
    let renderer = RasterRenderer(blending: blending)
    let pixmap = try renderer.pixmap(self, pixelRatio: pixelRatio, background: background)
    return try PNGEncoder(level: level)
      .encode(pixmap, pixelRatio: pixelRatio, description: description)
  }
}
