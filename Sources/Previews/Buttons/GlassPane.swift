internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextImageFormats
internal import SymtextSymbolText

/// The backdrop through a glass button: blurred, more saturated, and refracted at the rim.
///
/// It is an image that is computed once and clipped to the button's outline, so that pixels, SVG and PDF look the same.
struct GlassPane {
  /// The mean colour of the backdrop.
  let color: Color
  /// The image; `nil` for a backdrop of one colour.
  private let bitmap: Bitmap?

  private let glass: ThemeGlass
  private let palette: ThemePalette

  /// The number of pixels per point.
  ///
  /// A blurred image needs no more.
  private static let pixelsPerPoint = 2.0
  /// The maximal number of pixels.
  private static let mostPixels = 4_194_304.0

  /// - Parameters:
  ///   - frame: The frame of the button on the canvas.
  ///   - radius: The corner radius.
  ///   - palette: The colours of the theme, with its material.
  ///   - bends: Whether its rim refracts.
  /// - Throws: ``SymbolError`` if it is too large.
  init(
    _ canvas: BackdropCanvas, frame: Rect, radius: Double, _ palette: ThemePalette,
    bends: Bool = true
  ) throws(SymbolError) {
    self.palette = palette
    glass = palette.values.glass
    let (blur, bend) = (glass.blur ?? 0, bends ? glass.bend ?? 0 : 0)
    let shift = glass.bendShift ?? 0
    guard !canvas.isPlain else {
      (color, bitmap) = (canvas.meanColor, nil)
      return
    }
    let reach = (3 * blur + shift).rounded(.up)
    let part = frame.insetBy(dx: -reach, dy: -reach)
    let ratio = min(
      Self.pixelsPerPoint, (Self.mostPixels / (part.width * part.height)).squareRoot())
    var picture = BlurredPicture(try canvas.pixels(of: part, pixelRatio: ratio))
    picture.blur(by: blur * ratio)
    picture.saturate(by: glass.saturation ?? 1)
    let width = max(Int((frame.width * ratio).rounded(.up)), 1)
    let height = max(Int((frame.height * ratio).rounded(.up)), 1)
    let (stepX, stepY) = (frame.width / Double(width), frame.height / Double(height))
    let shape = RoundedBox(frame, radius: radius)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * width * height)
    for y in 0..<height {
      for x in 0..<width {
        let point = Point(
          frame.minX + (Double(x) + 0.5) * stepX, frame.minY + (Double(y) + 0.5) * stepY)
        let edge = shape.edge(from: point)
        let near = min(max(bend > 0 ? 1 + edge.distance / bend : 0, 0), 1)
        let seen = point + edge.out * (shift * near * near)
        let value = picture.value(
          x: (seen.x - part.minX) * ratio - 0.5, y: (seen.y - part.minY) * ratio - 0.5)
        for index in 0..<3 { pixels.append(UInt8(min(max(value[index], 0), 255).rounded())) }
        pixels.append(255)
      }
    }
    let pixmap = Pixmap(width: width, height: height, pixels: pixels)
    color = pixmap.meanColor(over: .white)
    bitmap = Bitmap(pixmap)
  }

  /// Returns the steps that draw the shadow and the backdrop.
  /// - Parameters:
  ///   - frame: The frame of the button.
  ///   - hasShadow: Whether the material's own shadow is drawn.
  /// - Throws: ``SymbolError`` if it is too large.
  func items(
    in frame: Rect, radius: Double, hasShadow: Bool = true
  ) throws(SymbolError) -> [DisplayItem] {
    var shadows: [DisplayItem] = []
    for shadow in (hasShadow ? glass.shadows ?? [] : []).reversed() {
      guard let soft = shadow.soft(palette, frame) else { continue }
      shadows.append(
        try soft.shadow.image(
          of: soft.frame, radius: max(radius + shadow.spread, 0), hole: (frame, radius)))
    }
    guard let bitmap else { return shadows }
    var outside = Path.roundedRect(frame.insetBy(dx: -1, dy: -1), radiusX: 0, radiusY: 0)
    outside.append(Path.roundedRect(frame, radiusX: radius, radiusY: radius).reversed)
    let image = PlacedImage(bitmap, box: frame)
    return shadows + [
      .described(
        "", [.group([.image(image, .original(opacity: 1)), .cut(outside)], opacity: 1)])
    ]
  }
}
