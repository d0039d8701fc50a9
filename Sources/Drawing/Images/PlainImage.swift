public import SymtextImageFormats
package import SymtextGraphics

/// An image, of pixels or of shapes, that stands in a line of text.
///
/// With a baseline it is laid out like a symbol: its baseline lies on the text's. Without one its middle
/// lies halfway up the text's capitals, where the middle of every symbol is.
public struct PlainImage: Sendable {
  /// What it is made of.
  package let content: ImageContent
  /// The file that it was read from; `nil` when it was made of pixels.
  public package(set) var file: String?
  /// How wide it is, in points.
  public private(set) var width: Double
  /// How high it is, in points.
  public private(set) var height: Double
  /// What it shows, for those who do not see it.
  public var altText: String
  /// Where its baseline lies, in points above the bottom edge: 0 is on the edge, a negative one below the
  /// image, one greater than the height above it; `nil` is no baseline at all.
  public private(set) var baselineOffsetFromBottom: Double?
  /// Whether it keeps its colours.
  public var renderingMode: ImageRenderingMode

  /// Whether only its opacity counts, and the text's colour paints it.
  package var isTemplate: Bool { renderingMode == .template }

  /// Makes an image of pixels.
  /// - Parameters:
  ///   - bitmap: the pixels.
  ///   - density: pixels per point along x and y; both positive.
  ///   - altText: what it shows.
  ///   - renderingMode: whether it keeps its colours.
  /// - Throws: ``ImageError`` when the density gives no size.
  package init(
    _ bitmap: Bitmap, density: Vector = Vector(1, 1), altText: String,
    renderingMode: ImageRenderingMode = .automatic
  ) throws(ImageError) {
    content = .pixels(bitmap)
    self.altText = altText
    self.renderingMode = renderingMode
    (width, height) = try Self.checked(
      Double(bitmap.pixmap.width) / density.x, Double(bitmap.pixmap.height) / density.y)
  }

  /// Makes an image of shapes.
  /// - Parameters:
  ///   - vectors: the shapes.
  ///   - width: how wide it is, in points.
  ///   - height: how high it is, in points.
  ///   - altText: what it shows.
  /// - Throws: ``ImageError`` when a side is not positive.
  package init(
    _ vectors: VectorImage, width: Double, height: Double, altText: String
  ) throws(ImageError) {
    content = .vectors(vectors)
    self.altText = altText
    renderingMode = .automatic
    (self.width, self.height) = try Self.checked(width, height)
  }

  /// Reads the bytes of a PNG file.
  /// - Parameter name: the file's name; errors call it so.
  /// - Throws: ``ImageError``.
  public init(png: [UInt8], name: String) throws(ImageError) {
    let properties = try PNGDecoder.properties(png, name: name)
    let name = ImageFileName(name)
    try self.init(
      Bitmap(try PNGDecoder.pixmap(png, properties, name: name.path)),
      density: name.pixelsPerPoint.map { Vector($0, $0) } ?? properties.density ?? Vector(1, 1),
      altText: properties.texts["Description"] ?? properties.texts["Title"] ?? name.words)
    file = name.path
  }

  /// The image with a baseline, in points above its bottom edge; with `nil`, or what is no finite number,
  /// without one.
  public func withBaselineOffset(fromBottom offset: Double?) -> PlainImage {
    var image = self
    image.baselineOffsetFromBottom = offset.flatMap { $0.isFinite ? $0 : nil }
    return image
  }

  /// The image at another size, in points; its baseline stays at the same place of the picture.
  /// - Throws: ``ImageError`` when a side is not positive.
  public func withSize(width: Double, height: Double) throws(ImageError) -> PlainImage {
    var image = self
    (image.width, image.height) = try Self.checked(width, height)
    image.baselineOffsetFromBottom = baselineOffsetFromBottom.map { $0 * (height / self.height) }
    return image
  }

  /// The image at another height, in points, in the same proportions.
  /// - Throws: ``ImageError`` when the height is not positive.
  public func scaled(toHeight height: Double) throws(ImageError) -> PlainImage {
    try withSize(width: width * (height / self.height), height: height)
  }

  /// One sentence on what of its file is not drawn; `nil` when all is.
  package var omissions: String? {
    if case .vectors(let image) = content { image.omissions } else { nil }
  }

  /// The pixels; those of an image of shapes are drawn for it, 1,024 along the longer side.
  package var bitmap: Bitmap {
    switch content {
    case .pixels(let bitmap): return bitmap
    case .vectors(let image):
      let ratio = Self.pixelsOfShapes / max(width, height)
      let placed = PlacedVectorImage(image, box: Rect(x: 0, y: 0, width: width, height: height))
      let list = DisplayList(width: width, height: height, items: [.vectors(placed)])
      // What cannot be drawn is nothing.
      return Bitmap(
        (try? RasterRenderer().pixmap(list, pixelRatio: ratio))
          ?? Pixmap(width: 1, height: 1, pixels: [0, 0, 0, 0]))
    }
  }

  private static let pixelsOfShapes = 1024.0

  private static func checked(_ width: Double, _ height: Double) throws(ImageError) -> (
    Double, Double
  ) {
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      throw ImageError(
        kind: .noSize, "an image cannot be \(width) × \(height) points; both must be positive")
    }
    return (width, height)
  }
}
