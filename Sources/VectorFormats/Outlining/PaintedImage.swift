internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextImageFormats

/// Draws steps as an image, for formats that cannot represent them.
enum PaintedImage {
  /// The number of pixels per point.
  static let pixelRatio = 8.0
  /// The maximal number of pixels of the longer side.
  ///
  /// Larger images get fewer pixels per point.
  static let mostSide = 1024.0

  /// Returns an image of steps.
  /// - Returns: `nil` if they are invisible or cannot be drawn.
  static func image(of items: [DisplayItem]) -> PlacedImage? {
    guard let box = items.bounds?.insetBy(dx: -1 / pixelRatio, dy: -1 / pixelRatio) else {
      return nil
    }
    let ratio = min(pixelRatio, mostSide / max(box.width, box.height))
    let shift = Vector(-box.minX, -box.minY)
    let list = DisplayList(
      width: box.width, height: box.height, items: items.map { $0.offsetBy(shift) })
    guard ratio > 0, let pixmap = try? RasterRenderer().pixmap(list, pixelRatio: ratio) else {
      return nil
    }
    let frame = Rect(
      x: box.minX, y: box.minY, width: Double(pixmap.width) / ratio,
      height: Double(pixmap.height) / ratio)
    return PlacedImage(Bitmap(pixmap), box: frame)
  }

  /// Returns an image of a paint that covers a shape.
  ///
  /// The caller clips it to the shape.
  static func image(of paint: Paint, within shape: Path) -> PlacedImage? {
    guard let box = shape.bounds else { return nil }
    let around = box.insetBy(dx: -2 / pixelRatio, dy: -2 / pixelRatio)
    return image(of: [.fill(.roundedRect(around, radiusX: 0, radiusY: 0), paint)])
  }
}
