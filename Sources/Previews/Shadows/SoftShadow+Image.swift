internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextImageFormats
internal import SymtextSymbolText

extension SoftShadow {
  /// The number of pixels per point.
  ///
  /// A soft image needs no more.
  private static let pixelsPerPoint = 2.0
  /// The maximal number of pixels.
  private static let mostPixels = 4_194_304.0

  /// Returns the shadow of a rounded box as an image, cut out inside the box.
  /// - Parameter hole: Another rounded box that is cut out instead; `nil` for the same.
  /// - Throws: ``SymbolError`` if it is too large.
  func image(
    of frame: Rect, radius: Double, hole: (frame: Rect, radius: Double)? = nil
  ) throws(SymbolError) -> DisplayItem {
    let box = frame.insetBy(dx: -reach, dy: -reach).offsetBy(Vector(0, drop))
    let ratio = min(
      Self.pixelsPerPoint, (Self.mostPixels / (box.width * box.height)).squareRoot())
    let (columns, rows) = ((box.width * ratio).rounded(.up), (box.height * ratio).rounded(.up))
    guard columns * rows <= Self.mostPixels * 2, let width = Int(exactly: columns),
      let height = Int(exactly: rows), width > 0, height > 0
    else { throw SymbolError("a shadow of \(columns) × \(rows) pixels cannot be made") }
    let shape = RoundedBox(frame.offsetBy(Vector(0, drop)), radius: radius)
    let (stepX, stepY) = (box.width / columns, box.height / rows)
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    for y in 0..<height {
      for x in 0..<width {
        let point = Point(
          box.minX + (Double(x) + 0.5) * stepX, box.minY + (Double(y) + 0.5) * stepY)
        let part = part(at: shape.edge(from: point).distance)
        pixels[4 * (y * width + x) + 3] = UInt8(255 * color.alpha * part)
      }
    }
    let image = PlacedImage(Bitmap(Pixmap(width: width, height: height, pixels: pixels)), box: box)
    let cut = hole ?? (frame, radius)
    let hole = Path.roundedRect(cut.frame, radiusX: cut.radius, radiusY: cut.radius)
    return .described(
      "", [.group([.image(image, .original(opacity: 1)), .cut(hole)], opacity: 1)])
  }
}
