internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextImageFormats
internal import SymtextSymbolText
internal import SymtextFonts
internal import SymtextTextLayout

/// The placed symbol or image in the centre of a document icon.
///
/// Coordinates are in points, y down, from the top left of the canvas.
struct DocumentCenter {
  /// The box around the ink; `nil` if the centre is empty.
  private(set) var frame: Rect?
  private(set) var symbol: ResolvedSymbol?
  private(set) var items: [DisplayItem] = []
  private(set) var altText = ""
  private let size: DocumentIconSize
  private let detail: DocumentDetail

  /// - Throws: ``SymbolError`` if there is no such symbol.
  init(
    _ icon: DocumentIcon, image: DocumentImage?, size: DocumentIconSize, detail: DocumentDetail,
    font: Font,
    library: any SymbolSource, tint: Color
  ) throws(SymbolError) {
    self.size = size
    self.detail = detail
    switch image {
    case nil: break
    case .images(let images): try place(images.image(for: size), tint: tint)
    case .image(let image): try place(image, tint: tint)
    case .symbol(let name):
      try place(name, of: icon, font: font, library: library, tint: tint)
    }
  }

  /// The side of the box for the image, in points: half the canvas without margins.
  private var side: Double { size.points / 2 * detail.imagePart }

  /// The middle of the canvas.
  private var middle: Point { Point(size.points / 2, size.points / 2) }

  /// The maximal size of a square as a fraction of the box.
  ///
  /// A square looks larger than a bar of the same length.
  private static let squarePart = 0.94

  /// Returns the factor that fits a size into the box.
  ///
  /// The longer side becomes an even number of pixels, so that both its ends lie on pixels.
  /// - Parameters:
  ///   - side: The side of the box, in points.
  ///   - isWhole: Whether a square fills the box, because it has its own margin.
  private func factor(
    _ width: Double, _ height: Double, side: Double, isWhole: Bool = false
  ) -> Double {
    let longer = max(width, height)
    let pixel = 1 / size.pixelRatio
    var length = side
    if detail.imagePart < 1, !isWhole {
      length = min(length, side * Self.squarePart * longer / (width * height).squareRoot())
    }
    let step = 2 * pixel
    length = max((length / step + 0.01).rounded(.down) * step, step)
    return length / longer
  }

  /// Rounds a coordinate to whole pixels.
  private func snapped(_ value: Double) -> Double {
    (value * size.pixelRatio).rounded() / size.pixelRatio
  }

  /// Returns the top left of the ink.
  ///
  /// A point between the middle of its box and its centre of gravity is at the middle of the canvas, as long as the ink
  /// stays in the centre's half.
  /// - Parameter isWhole: Whether its left edge lies on a pixel. Otherwise its middle does, so that symmetric drawings
  ///   stay symmetric.
  private func origin(of ink: Rect, gravity: Vector, isWhole: Bool) -> Point {
    func shift(_ length: Double, _ pull: Double) -> Double {
      let limit = max((size.points / 2 - length) / 2, 0)
      return detail.imagePart < 1 ? min(max(pull * length * 0.3, -limit), limit) : 0
    }
    let left = middle.x - snapped(shift(ink.width, gravity.x)) - ink.width / 2
    let top = middle.y - shift(ink.height, gravity.y) - ink.height / 2
    return Point(isWhole ? snapped(left) : left, snapped(top))
  }

  // MARK: Symbols

  private mutating func place(
    _ name: String, of icon: DocumentIcon, font: Font, library: any SymbolSource, tint: Color
  ) throws(SymbolError) {
    var configuration = icon.configuration
    if icon.hasBoldText { configuration.setBoldText() }
    var weight = 400.0
    if case .value(let value)? = configuration.weight { weight = value }
    configuration.weight = .value(min(max(weight, detail.leastWeight), 900))
    let name = try self.name(name, beside: font, configuration, in: library)
    func set(_ pointSize: Double) throws(SymbolError) -> ResolvedSymbol {
      configuration.pointSize = pointSize
      return try ResolvedSymbol(
        name, in: library, beside: font.withSize(pointSize), configuration: configuration)
    }
    let probe = try set(size.points)
    guard probe.bounds.width > 0, probe.bounds.height > 0 else { return }
    let set = try set(size.points * factor(probe.bounds.width, probe.bounds.height, side: side))
    let painter = SymbolPainter(painting(icon.painting, of: set), tint: tint)
    let gravity = try InkGravity(painter.items(set, at: .zero), in: set.bounds).offset
    let corner = origin(of: set.bounds, gravity: gravity, isWhole: false)
    var pen = Point(corner.x - set.bounds.minX, corner.y - set.bounds.minY)
    symbol = set
    altText = set.altText
    if detail.isFitted {
      let outlines = painter.items(set, at: pen).outlined()
      let fitting = PixelFitting(outlines.shape, scale: size.pixelRatio)
      items = outlines.withShapes(fitting.fitted)
      frame = items.shape.bounds
    } else {
      // Align glyphs to whole pixels.
      pen.y = snapped(pen.y)
      items = painter.items(set, at: pen)
      frame = set.bounds.offsetBy(pen - .zero)
    }
  }

  /// Returns the symbol's name, without its badge if badges are too small to see.
  private func name(
    _ name: String, beside font: Font, _ configuration: SymbolConfiguration,
    in library: any SymbolSource
  ) throws(SymbolError) -> String {
    let parts = name.split(separator: ".")
    guard !detail.showsBadges, let badge = parts.firstIndex(of: "badge"), badge > 0 else {
      return name
    }
    var base = parts[..<badge].joined(separator: ".")
    if parts.last == "fill" && parts[badge - 1] != "fill" { base += ".fill" }
    let isThere =
      try library.symbol(named: base, beside: font, configuration: configuration) != nil
    return isThere ? base : name
  }

  /// Returns the painting of the symbol at the size.
  private func painting(_ painting: SymbolPainting, of symbol: ResolvedSymbol) -> SymbolPainting {
    var painting = painting
    if painting.mode == .automatic {
      painting.mode = painting.palette.isEmpty ? symbol.preferredMode : .palette
    }
    if !detail.showsShades {
      painting.hasGradient = false
      if painting.mode == .hierarchical { painting.mode = .monochrome }
    }
    if !detail.showsColors && painting.mode != .monochrome {
      if painting.mode == .palette { painting.color = painting.palette.first }
      painting.mode = .monochrome
    }
    return painting
  }

  // MARK: Images

  private mutating func place(_ image: PlainImage, tint: Color) throws(SymbolError) {
    let box: Rect
    let gravity: Vector
    func scaled(_ factor: Double) -> Rect {
      Rect(
        x: 0, y: 0, width: max(snapped(image.width * factor), 1 / size.pixelRatio),
        height: max(snapped(image.height * factor), 1 / size.pixelRatio))
    }
    switch image.content {
    case .pixels(let bitmap)
    where Double(max(bitmap.pixmap.width, bitmap.pixmap.height)) == size.pixels / 2:
      // An image with as many pixels as half the canvas was drawn for this size, with its margin, as in Apple's
      // template.
      box = Rect(
        x: 0, y: 0, width: Double(bitmap.pixmap.width) / size.pixelRatio,
        height: Double(bitmap.pixmap.height) / size.pixelRatio)
      gravity = .zero
    case .vectors:
      // Shapes are drawn for every size, with their margin.
      box = scaled(factor(image.width, image.height, side: size.points / 2, isWhole: true))
      gravity = .zero
    case .pixels:
      box = scaled(factor(image.width, image.height, side: side))
      gravity = try InkGravity([image.item(in: box, tint: tint)], in: box).offset
    }
    let corner = origin(of: box, gravity: gravity, isWhole: true)
    let frame = box.offsetBy(corner - .zero)
    items = [.described(image.altText, [image.item(in: frame, tint: tint)])]
    altText = image.altText
    self.frame = frame
  }
}
