public import SymtextImageFormats
public import SymtextGraphics

/// Makes PNG files of pictures, one after another, and remembers glyphs that it has drawn.
///
/// Large pictures are drawn and compressed in bands of rows, so that their pixels are never in memory all at
/// once. For one thread at a time.
public final class PNGRenderer {
  private let renderer: RasterRenderer
  private let encoder: PNGEncoder
  private let level: Int

  /// Pictures of more pixels are compressed at level 1, in bands, whatever was asked for: 4,096 × 4,096.
  package static let mostPixelsForLevel = 1 << 24
  /// Rows of a band have about so many pixels: as many as are near to the processor.
  private static let pixelsOfBand = 1 << 16
  /// A band has so many rows at least.
  private static let leastRows = 64

  /// Makes a renderer.
  /// - Parameters:
  ///   - blending: how colours are mixed.
  ///   - level: how hard to compress, 1 to 12; see ``PNGEncoder/init(level:)``.
  ///   - snapping: whether letters and symbols are brought onto rows of pixels; pictures that are compared with
  ///     SVG or PDF need ``Snapping/none``.
  public init(blending: Blending = .srgb, level: Int = 1, snapping: Snapping = .automatic) {
    renderer = RasterRenderer(blending: blending, snapping: snapping)
    encoder = PNGEncoder(level: level)
    self.level = level
  }

  /// A file, and its pixels along the width and the height of the picture.
  public typealias File = (bytes: [UInt8], width: Int, height: Int)

  /// A picture as a file, which says the picture's ``DisplayList/altText`` and pixels per point.
  /// - Parameters:
  ///   - pixelRatio: pixels per point.
  ///   - background: painted first; `nil` leaves everything transparent.
  /// - Throws: ``RenderingError`` when the picture is too large.
  public func png(
    _ list: DisplayList, pixelRatio: Double = 1, background: Color? = nil
  ) throws(RenderingError) -> File {
    let (width, height) = try RasterRenderer.size(of: list, pixelRatio: pixelRatio)
    let most = level > 1 ? Self.mostPixelsForLevel : PNGEncoder.mostPixelsAtOnce
    guard width > most / height else {
      let pixmap = try renderer.pixmap(list, pixelRatio: pixelRatio, background: background)
      let bytes = try encoder.encode(
        pixmap, pixelRatio: pixelRatio, description: list.altText,
        baseline: list.baselineNote(pixelRatio: pixelRatio))
      return (bytes, width, height)
    }
    try Pixmap.check(width: width, height: height)
    let head = PNGHead(
      width: width, height: height, pixelRatio: pixelRatio, description: list.altText,
      baseline: list.baselineNote(pixelRatio: pixelRatio))
    let rows = min(max(Self.pixelsOfBand / width, Self.leastRows), height)
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
  /// Whether it most likely has more colours than a palette holds.
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
