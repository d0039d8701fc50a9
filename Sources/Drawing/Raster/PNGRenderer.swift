public import SymtextImageFormats
public import SymtextGraphics
package import SymtextSupport

/// Draws pictures as PNG files and caches their glyphs.
///
/// Large pictures are drawn and compressed in bands of rows, so that their pixels are never all in memory. Not
/// thread-safe.
public final class PNGRenderer {
  private let renderer: RasterRenderer
  private let encoder: PNGEncoder
  private let level: Int

  /// Pictures with more pixels, 4,096 × 4,096, are compressed at level 1 and in bands, at any requested level.
  package static let mostPixelsForLevel = 1 << 24
  /// The approximate number of pixels in a band, which fits into the processor's cache.
  private static let pixelsOfBand = 1 << 16
  /// The fewest rows of a band, unless they are very wide.
  private static let leastRows = 64
  /// The most pixels of a band with more than one row.
  private static let mostPixelsOfBand = 1 << 22

  /// Creates a renderer.
  /// - Parameters:
  ///   - blending: the space in which colours are mixed.
  ///   - level: the compression level, 1 to 12; see ``PNGEncoder/init(level:)``.
  ///   - snapping: whether letters and symbols are aligned to rows of pixels; pictures that are compared with SVG or
  ///     PDF need ``Snapping/none``.
  public init(blending: Blending = .srgb, level: Int = 1, snapping: Snapping = .automatic) {
    renderer = RasterRenderer(blending: blending, snapping: snapping)
    encoder = PNGEncoder(level: level)
    self.level = level
  }

  /// A file, and the picture's width and height in pixels.
  public typealias File = (bytes: [UInt8], width: Int, height: Int)

  /// Returns a picture as a PNG file, which contains the ``DisplayList/altText`` and the pixels per point.
  /// - Parameters:
  ///   - pixelRatio: pixels per point.
  ///   - background: painted first; `nil` leaves it transparent.
  /// - Throws: ``RenderingError`` when the picture is too large.
  public func png(
    _ list: DisplayList, pixelRatio: Double = 1, background: Color? = nil
  ) throws(RenderingError) -> File {
    let file = try longPNG(list, pixelRatio: pixelRatio, background: background)
    return (file.bytes.bytes, file.width, file.height)
  }

  /// Returns a picture as a PNG file in pieces, and its width and height in pixels; see ``png(_:pixelRatio:background:)``.
  package func longPNG(
    _ list: DisplayList, pixelRatio: Double, background: Color?
  ) throws(RenderingError) -> (bytes: LongBytes, width: Int, height: Int) {
    let (width, height) = try RasterRenderer.size(of: list, pixelRatio: pixelRatio)
    let most = level > 1 ? Self.mostPixelsForLevel : PNGEncoder.mostPixelsAtOnce
    guard width > most / height else {
      let pixmap = try renderer.pixmap(list, pixelRatio: pixelRatio, background: background)
      let bytes = try encoder.encode(
        pixmap, pixelRatio: pixelRatio, description: list.altText,
        descriptionLanguage: list.altTextLanguage,
        baseline: list.baselineNote(pixelRatio: pixelRatio))
      return (LongBytes(bytes), width, height)
    }
    try Pixmap.check(width: width, height: height)
    try PathAmount.checkPixels(of: list.items)
    let head = PNGHead(
      width: width, height: height, pixelRatio: pixelRatio, description: list.altText,
      descriptionLanguage: list.altTextLanguage,
      baseline: list.baselineNote(pixelRatio: pixelRatio))
    let least = min(Self.leastRows, max(Self.mostPixelsOfBand / width, 1))
    let rows = min(max(Self.pixelsOfBand / width, least), height)
    var band = try Pixmap(unpaintedWidth: width, height: rows)
    let items = BandedItems(list.items, pixelRatio: pixelRatio, height: height)
    let bytes = try PNGEncoder.encode(
      head, hasManyColors: list.items.contains(where: \.hasManyColors)
    ) {
      (bands) throws(RenderingError) in
      var items = items
      for top in stride(from: 0, to: height, by: rows) {
        let count = min(rows, height - top)
        try renderer.draw(
          items.items(in: top..<top + count), pixelRatio: pixelRatio, background: background,
          onto: &band, top: top)
        guard bands.append(band, rows: 0..<count) else { return }
      }
    }
    return (bytes, width, height)
  }
}

extension DisplayItem {
  /// Whether the item probably has more colours than a palette can hold.
  fileprivate var hasManyColors: Bool {
    contains { item in
      switch item {
      case .fill(_, .color), .glyphs(_, .color): false
      case .fill, .glyphs, .image(_, .original), .composite: true
      default: false
      }
    }
  }
}
