internal import SymtextGraphics
internal import SymtextDrawing

extension SoftShadow {
  /// A shape of the shadow, drawn over larger and fainter ones.
  struct Layer {
    /// The distance that it extends beyond the shape of the shadow.
    var outset: Double
    var color: Color
  }

  /// The number of pixels that have a layer each.
  ///
  /// Beyond it every fourth pixel has a layer, because steps between them are invisible.
  private static let finePixels = 8.0
  private static let mostLayers = 16.0
  private static let boxLayers = 14

  /// Returns the layers of a shadow of which at most the drop is covered at the edge, the largest first.
  /// - Parameter pixel: The side of a pixel, which is about the distance of layers in small shadows.
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
      // The opacity in the middle between the edges of this layer and the next, less that of the layers below.
      let wanted = color.alpha * part(at: outset - step / 2)
      var own = color
      own.alpha = 1 - (1 - wanted) / (1 - reached)
      reached = wanted
      return Layer(outset: outset, color: own)
    }
  }

  /// Returns the shadow of a polygon, without the area of a shape that covers it.
  /// - Parameters:
  ///   - hidden: The outline of the covering shape, visually clockwise.
  ///   - pixel: The side of a pixel.
  func items(of shape: RoundedPolygon, outside hidden: Path, pixel: Double) -> [DisplayItem] {
    layers(pixel: pixel).map { layer in
      var path = shape.outline(outsetBy: layer.outset)
        .transformed(by: .translation(0, drop))
      path.append(hidden.reversed)
      return .fill(path, .color(layer.color))
    }
  }

  /// Returns the shadow of a rounded box, without the area of the box, so that glass is not darkened by its own shadow.
  ///
  /// It matches a blurred shadow within about 1 %.
  func item(of box: Rect, radius: Double) -> DisplayItem {
    let step = 2 * reach / Double(Self.boxLayers)
    var items: [DisplayItem] = []
    for layer in layers(Self.boxLayers, from: reach - step / 2, step: step) {
      let outset = layer.outset
      let shape = box.insetBy(dx: -outset, dy: -outset).offsetBy(Vector(0, drop))
      guard shape.width > 0, shape.height > 0, layer.color.alpha > 0 else { continue }
      // Corner radii grow as in a blur.
      let corner = min(
        max(radius + outset, reach - abs(outset) * 0.5), shape.width / 2, shape.height / 2)
      items.append(
        .fill(.roundedRect(shape, radiusX: corner, radiusY: corner), .color(layer.color)))
    }
    items.append(.cut(.roundedRect(box, radiusX: radius, radiusY: radius)))
    return .group(items, opacity: 1)
  }
}
