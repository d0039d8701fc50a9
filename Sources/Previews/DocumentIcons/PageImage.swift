internal import SymtextImageFormats
internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextSymbolText

/// An image clipped to the page of a document icon.
struct PageImage {
  /// The pixels of the whole canvas, transparent outside the page.
  let bitmap: Bitmap
  /// The box of the canvas, in points, y down.
  let box: Rect
  /// The mean of its colours.
  let color: Color

  /// The maximal number of pixels per side of an oversampled image.
  private static let mostPixels = 2048.0

  /// - Parameter oversampling: The number of pixels per side for each pixel of the canvas.
  /// - Throws: ``SymbolError`` if the canvas is too large.
  init(
    _ image: PlainImage, on page: DocumentPage, size: DocumentIconSize, oversampling: Int
  ) throws(SymbolError) {
    let canvas = Rect(x: 0, y: 0, width: size.points, height: size.points)
    // A square image covers the whole canvas, as in Apple's template.
    let isSquare = abs(image.width - image.height) <= 1e-6 * image.height
    let frame = isSquare ? canvas : page.frame
    let factor = max(frame.width / image.width, frame.height / image.height)
    let (width, height) = (image.width * factor, image.height * factor)
    let covering = Rect(
      x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height)
    let most = max((Self.mostPixels / size.pixels).rounded(.down), 1)
    let step = min(Double(max(oversampling, 1)), most)
    box = canvas
    do throws(RenderingError) {
      var pixmap = try Self.pixmap(
        image.item(in: covering, tint: .black), size, step)
      pixmap.cut(
        to: try Self.pixmap(.fill(page.outline, .color(.white)), size, step))
      color = pixmap.meanColor
      bitmap = Bitmap(pixmap)
    } catch {
      throw SymbolError(error.description)
    }
  }

  private static func pixmap(
    _ item: DisplayItem, _ size: DocumentIconSize, _ step: Double
  ) throws(RenderingError) -> Pixmap {
    try RasterRenderer().pixmap(
      DisplayList(width: size.points, height: size.points, items: [item]),
      pixelRatio: size.pixelRatio * step)
  }
}

extension Pixmap {
  /// Multiplies each pixel by the opacity of a mask of the same size.
  fileprivate mutating func cut(to mask: Pixmap) {
    for pixel in 0..<min(width * height, mask.width * mask.height) {
      let opacity = UInt32(mask.pixels[4 * pixel + 3])
      for index in 4 * pixel..<4 * pixel + 4 {
        pixels[index] = UInt8((UInt32(pixels[index]) * opacity + 127) / 255)
      }
    }
  }

  /// The mean of all pixels, weighted by opacity; white if all are transparent.
  fileprivate var meanColor: Color {
    var sums = [0.0, 0, 0, 0]
    for (index, part) in pixels.enumerated() { sums[index & 3] += Double(part) }
    guard sums[3] > 0 else { return .white }
    return Color(red: sums[0] / sums[3], green: sums[1] / sums[3], blue: sums[2] / sums[3])
  }
}
