public import SymtextImageFormats
public import SymtextGraphics

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
  /// What is said in its place to those who cannot see it; empty for a decoration.
  ///
  /// A line a paragraph. Where it is made from a text, the text with what its symbols are called.
  public var altText: String
  /// From the top down to the first baseline; `nil` where there is none.
  public var firstBaseline: Double?
  /// From the top down to the last baseline; `nil` where there is none.
  public var lastBaseline: Double?
  /// The size of its text, in points; `nil` where it has no text of one size.
  public var fontSize: Double?

  /// Makes a picture.
  /// - Parameter lastBaseline: the first one when it is left out.
  public init(
    width: Double, height: Double, items: [DisplayItem], altText: String = "",
    firstBaseline: Double? = nil, lastBaseline: Double? = nil
  ) {
    self.width = width
    self.height = height
    self.items = items
    self.altText = altText
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline ?? firstBaseline
  }

  /// The picture as PNG, with its ``altText``; `background` is painted first, nothing is when it is `nil`.
  /// - Parameters:
  ///   - pixelRatio: pixels per point, which the file says as its density.
  ///   - blending: how colours are mixed.
  ///   - level: how hard to compress, 1 to 12.
  ///   - snapping: whether letters and symbols are brought onto rows of pixels.
  /// - Throws: ``RenderingError`` when the picture is too large.
  public func png(
    pixelRatio: Double = 1, background: Color? = nil, blending: Blending = .srgb, level: Int = 1,
    snapping: Snapping = .automatic
  ) throws(RenderingError) -> [UInt8] {
    try PNGRenderer(blending: blending, level: level, snapping: snapping)
      .png(self, pixelRatio: pixelRatio, background: background).bytes
  }
}
