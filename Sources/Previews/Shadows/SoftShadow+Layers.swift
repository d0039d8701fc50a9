internal import SymtextGraphics
internal import SymtextDrawing

extension SoftShadow {
  /// A shape of the shadow that lies on a larger and fainter one.
  struct Layer {
    /// How far beyond the shape of the shadow it reaches.
    var outset: Double
    var color: Color
  }

  /// Up to so many pixels each has a layer; of more each fourth has one, between which no eye sees steps.
  private static let finePixels = 8.0
  private static let mostLayers = 16.0
  private static let boxLayers = 14

  /// The layers of a shadow on whose edge no more than its drop is hidden, the largest first.
  /// - Parameter pixel: the side of a pixel: in small shadows two layers are about so far apart.
  func layers(pixel: Double) -> [Layer] {
    if case .sharp = edge { return [Layer(outset: drop, color: color)] }
    let pixels = (reach + drop) / pixel
    let wanted = min(pixels, Self.finePixels) + max(pixels - Self.finePixels, 0) / 4
    let count = min(max(wanted.rounded(), 2), Self.mostLayers)
    return layers(Int(count), from: reach, step: (reach + drop) / count)
  }

  private func layers(_ count: Int, from far: Double, step: Double) -> [Layer] {
    var reached = 0.0
    return (0..<count).map { index in
      let outset = far - Double(index) * step
      // The shadow is wanted in the middle between this layer's edge and the next one's, less all that lies below it.
      let wanted = color.alpha * part(at: outset - step / 2)
      var own = color
      own.alpha = 1 - (1 - wanted) / (1 - reached)
      reached = wanted
      return Layer(outset: outset, color: own)
    }
  }

  /// The shadow of a polygon, with nothing inside of a shape that hides it.
  /// - Parameters:
  ///   - hidden: its outline, clockwise as seen.
  ///   - pixel: the side of a pixel.
  func items(of shape: RoundedPolygon, outside hidden: Path, pixel: Double) -> [DisplayItem] {
    layers(pixel: pixel).map { layer in
      var path = shape.outline(outsetBy: layer.outset)
        .transformed(by: .translation(0, drop))
      path.append(hidden.reversed)
      return .fill(path, .color(layer.color))
    }
  }

  /// The shadow of a box with round corners, with nothing inside of it, so that glass is not darkened by its own shadow.
  ///
  /// As dark as a blurred one to about one part in a hundred.
  func item(of box: Rect, radius: Double) -> DisplayItem {
    let step = 2 * reach / Double(Self.boxLayers)
    var items: [DisplayItem] = []
    for layer in layers(Self.boxLayers, from: reach - step / 2, step: step) {
      let outset = layer.outset
      let shape = box.insetBy(dx: -outset, dy: -outset).offsetBy(Vector(0, drop))
      guard shape.width > 0, shape.height > 0, layer.color.alpha > 0 else { continue }
      // Corners open as they do in a blur.
      let corner = min(
        max(radius + outset, reach - abs(outset) * 0.5), shape.width / 2, shape.height / 2)
      items.append(
        .fill(.roundedRect(shape, radiusX: corner, radiusY: corner), .color(layer.color)))
    }
    items.append(.cut(.roundedRect(box, radiusX: radius, radiusY: radius)))
    return .group(items, opacity: 1)
  }
}
