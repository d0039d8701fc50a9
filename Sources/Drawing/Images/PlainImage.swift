internal import SymtextSupport
public import SymtextImageFormats
package import SymtextGraphics

/// An image, of pixels or of shapes, in a line of text.
///
/// An image with a baseline is laid out like a symbol: its baseline lies on the text's. Without one it is centred on
/// the text's cap height, as every symbol is.
public struct PlainImage: Sendable {
  /// Its pixels or shapes.
  package let content: ImageContent
  /// The file that it was read from; `nil` for an image made of pixels.
  public package(set) var file: String?
  /// The width, in points.
  public private(set) var width: Double
  /// The height, in points.
  public private(set) var height: Double
  /// The text alternative for screen readers.
  public var altText: String
  /// The height of its baseline above the bottom edge, in points: 0 is on the edge, a negative value below the image, a
  /// value greater than the height above it; `nil` is no baseline.
  public private(set) var baselineOffsetFromBottom: Double?
  /// Whether it keeps its colours.
  public var renderingMode: ImageRenderingMode

  /// Whether the text's colour paints it and only its opacity is used.
  package var isTemplate: Bool { renderingMode == .template }

  /// Creates an image of pixels.
  /// - Parameters:
  ///   - bitmap: the pixels.
  ///   - density: pixels per point along x and y; both positive.
  ///   - altText: the text alternative.
  ///   - renderingMode: whether the image keeps its colours.
  /// - Throws: ``ImageError`` when the density yields no valid size.
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

  /// Creates an image of shapes.
  /// - Parameters:
  ///   - vectors: the shapes.
  ///   - width: the width, in points.
  ///   - height: the height, in points.
  ///   - altText: the text alternative.
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
  /// - Parameter name: the file's name, also in errors.
  /// - Throws: ``ImageError``.
  public init(png: [UInt8], name: String) throws(ImageError) {
    let properties = try PNGDecoder.properties(png, name: name)
    let name = ImageFileName(name)
    let pixmap = try PNGDecoder.reducedPixmap(png, properties, name: name.path)
    let density =
      name.pixelsPerPoint.map { Vector($0, $0) } ?? properties.density ?? Vector(1, 1)
    // The size in points is that of all pixels.
    try self.init(
      Bitmap(pixmap),
      density: Vector(
        density.x * Double(pixmap.width) / Double(properties.width),
        density.y * Double(pixmap.height) / Double(properties.height)),
      altText: properties.texts["Description"] ?? properties.texts["Title"] ?? name.words)
    file = name.path
  }

  /// Returns the image with a baseline, in points above its bottom edge; `nil` and non-finite numbers remove the
  /// baseline.
  public func withBaselineOffset(fromBottom offset: Double?) -> PlainImage {
    var image = self
    image.baselineOffsetFromBottom = offset.flatMap { $0.isFinite ? $0 : nil }
    return image
  }

  /// Returns the image at another size, in points; its baseline scales with it.
  /// - Throws: ``ImageError`` when a side is not positive.
  public func withSize(width: Double, height: Double) throws(ImageError) -> PlainImage {
    var image = self
    (image.width, image.height) = try Self.checked(width, height)
    image.baselineOffsetFromBottom = baselineOffsetFromBottom.map { $0 * (height / self.height) }
    return image
  }

  /// Returns the image at another height, in points, in the same proportions.
  /// - Throws: ``ImageError`` when the height is not positive.
  public func scaled(toHeight height: Double) throws(ImageError) -> PlainImage {
    try withSize(width: width * (height / self.height), height: height)
  }

  /// One sentence about the parts of its file that are not drawn; `nil` when all are.
  package var omissions: String? {
    if case .vectors(let image) = content { image.omissions } else { nil }
  }

  /// The pixels; an image of shapes is drawn with 1,024 along the longer side.
  package var bitmap: Bitmap {
    switch content {
    case .pixels(let bitmap): return bitmap
    case .vectors(let image):
      let ratio = Self.pixelsOfShapes / max(width, height)
      let placed = PlacedVectorImage(image, box: Rect(x: 0, y: 0, width: width, height: height))
      let list = DisplayList(width: width, height: height, items: [.vectors(placed)])
      // An image that cannot be drawn is one clear pixel.
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
        kind: .noSize,
        "an image cannot be \(width) × \(height) points; both sides must be positive")
    }
    return (width, height)
  }
}
