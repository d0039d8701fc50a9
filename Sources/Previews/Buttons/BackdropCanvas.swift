internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextImageFormats
internal import SymtextSymbolText

/// The backdrop of buttons: a colour, or the visible part of a picture.
///
/// Coordinates are in points, y down, from its top left.
struct BackdropCanvas {
  /// The steps that draw it.
  let items: [DisplayItem]
  /// The mean of its colours.
  let meanColor: Color
  /// Whether it has a single colour.
  let isPlain: Bool
  /// The colour behind transparent parts.
  private let page: Color

  /// The maximal number of pixels per point of a picture, as on the sharpest screens.
  private static let mostPixelsPerPoint = 3.0
  /// The maximal number of pixels.
  private static let mostPixels = 16_777_216.0
  /// The maximal number of pixels of an image of shapes, each counted as often as there are shapes.
  ///
  /// Beyond it the image is less sharp, down to a pixel per point.
  static let mostShapePixels = 33_554_432.0

  /// - Throws: ``SymbolError`` if it is too large.
  init(
    _ backdrop: ButtonBackdrop, width: Double, height: Double, painting: SymbolPainting
  ) throws(SymbolError) {
    page = Color(.systemBackground, painting.appearance, painting.contrast)
    let box = Rect(x: 0, y: 0, width: width, height: height)
    switch backdrop {
    case .color(let color):
      let own = painting.resolved(color, tint: painting.resolved(.accent, tint: .black))
      (meanColor, isPlain) = (own.over(page), true)
      items = [.fill(.roundedRect(box, radiusX: 0, radiusY: 0), .color(own))]
    case .image(let image):
      let factor = max(width / image.width, height / image.height)
      let covering = Rect(
        x: (width - image.width * factor) / 2, y: (height - image.height * factor) / 2,
        width: image.width * factor, height: image.height * factor)
      let item: DisplayItem
      let sharpest: Double
      switch image.content {
      case .pixels(let bitmap):
        item = .image(PlacedImage(bitmap, box: covering), .original(opacity: 1))
        sharpest = Double(bitmap.pixmap.width) / covering.width
      case .vectors(let vectors):
        item = .vectors(PlacedVectorImage(vectors, box: covering))
        let pixels = Self.mostShapePixels / Double(max(vectors.stepCount, 1))
        sharpest = (pixels / (width * height)).squareRoot()
      }
      let ratio = min(
        max(sharpest, 1), Self.mostPixelsPerPoint, (Self.mostPixels / (width * height)).squareRoot()
      )
      let part = DisplayList(width: width, height: height, items: [item])
      let pixmap: Pixmap
      do { pixmap = try RasterRenderer().pixmap(part, pixelRatio: ratio) } catch {
        throw SymbolError(error.description)
      }
      (meanColor, isPlain) = (pixmap.meanColor(over: page), false)
      items = [
        .described(
          "", [.image(PlacedImage(Bitmap(pixmap), box: box), .original(opacity: 1))])
      ]
    }
  }

  /// Renders a part of it.
  /// - Parameters:
  ///   - part: The part in points. Outside the backdrop it shows the page.
  ///   - pixelRatio: The number of pixels per point.
  /// - Throws: ``SymbolError`` if it is too large.
  func pixels(of part: Rect, pixelRatio: Double) throws(SymbolError) -> Pixmap {
    let list = DisplayList(
      width: part.width, height: part.height,
      items: items.map { $0.offsetBy(.zero - Point(part.minX, part.minY)) })
    do {
      return try RasterRenderer().pixmap(list, pixelRatio: pixelRatio, background: page)
    } catch {
      throw SymbolError(error.description)
    }
  }
}

extension Pixmap {
  /// Returns the mean of all pixels over a colour.
  func meanColor(over page: Color) -> Color {
    var sums = (0, 0, 0, 0)
    for start in stride(from: 0, to: pixels.count, by: 4) {
      sums.0 += Int(pixels[start])
      sums.1 += Int(pixels[start + 1])
      sums.2 += Int(pixels[start + 2])
      sums.3 += Int(pixels[start + 3])
    }
    let whole = Double(max(pixels.count / 4, 1)) * 255
    let rest = 1 - Double(sums.3) / whole
    return Color(
      red: Double(sums.0) / whole + rest * page.red,
      green: Double(sums.1) / whole + rest * page.green,
      blue: Double(sums.2) / whole + rest * page.blue)
  }
}
