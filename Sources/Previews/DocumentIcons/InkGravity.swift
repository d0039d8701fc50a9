internal import SymtextImageFormats
internal import SymtextDrawing
internal import SymtextGraphics
internal import SymtextSymbolText

/// The centre of gravity of a drawing in its box.
struct InkGravity {
  /// The offset from the middle of the box to the centre of gravity, as fractions of the box's width and height.
  let offset: Vector

  /// The longer side of the analysed picture, in pixels.
  private static let pixels = 64.0

  /// - Parameter box: The bounds of the items, in points; not empty.
  /// - Throws: ``SymbolError`` if the drawing is too large.
  init(_ items: [DisplayItem], in box: Rect) throws(SymbolError) {
    let list = DisplayList(
      width: box.width, height: box.height,
      items: items.map { $0.offsetBy(Vector(-box.minX, -box.minY)) })
    let pixmap: Pixmap
    do throws(RenderingError) {
      pixmap = try RasterRenderer().pixmap(
        list, pixelRatio: Self.pixels / max(box.width, box.height))
    } catch {
      throw SymbolError(error.description)
    }
    var (sum, x, y) = (0.0, 0.0, 0.0)
    for row in 0..<pixmap.height {
      for column in 0..<pixmap.width {
        let opacity = Double(pixmap.pixels[4 * (row * pixmap.width + column) + 3])
        sum += opacity
        x += opacity * (Double(column) + 0.5)
        y += opacity * (Double(row) + 0.5)
      }
    }
    guard sum > 0 else {
      offset = .zero
      return
    }
    offset = Vector(
      x / sum / Double(pixmap.width) - 0.5, y / sum / Double(pixmap.height) - 0.5)
  }
}
