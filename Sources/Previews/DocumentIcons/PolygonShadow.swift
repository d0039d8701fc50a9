internal import SymtextGraphics
internal import SymtextDrawing

/// A shadow that fades as a blurred shape does, made of shapes that lie upon one another, each a little larger
/// and fainter than the one above it.
///
/// So it is the same in pictures of pixels and of vectors, at any size. Points, y down.
struct PolygonShadow {
  /// The standard deviation of the blur; with 0 the shadow is as far beyond its shape as it lies below.
  var deviation: Double
  /// How far below its shape it lies.
  var drop: Double
  /// How dark it is where nothing is blurred, 0 to 1.
  var opacity: Double

  /// What is farther than so many deviations from the shape has no shadow.
  private static let reach = 2.4
  /// Up to so many pixels each has a layer; of more each fourth has one, between which no eye sees steps.
  private static let finePixels = 8.0
  private static let mostLayers = 16.0

  /// How far from the lowered shape each layer reaches, the largest first, and how dark it is.
  ///
  /// - Parameter pixel: the side of a pixel: in small shadows two layers are about so far apart.
  func layers(pixel: Double) -> [(outset: Double, opacity: Double)] {
    guard deviation > 0 else { return [(drop, opacity)] }
    let (far, near) = (Self.reach * deviation, -drop)
    let pixels = (far - near) / pixel
    let wanted = min(pixels, Self.finePixels) + max(pixels - Self.finePixels, 0) / 4
    let count = min(max(wanted.rounded(), 2), Self.mostLayers)
    let step = (far - near) / count
    var layers: [(outset: Double, opacity: Double)] = []
    var reached = 0.0
    for index in 0..<Int(count) {
      let outer = far - Double(index) * step
      // What is wanted in the middle between this layer's edge and the next one's, less what lies below it.
      let wanted = opacity * Self.part(at: (outer - step / 2) / deviation)
      let own = 1 - (1 - wanted) / (1 - reached)
      layers.append((outer, own))
      reached = wanted
    }
    return layers
  }

  /// How much of a straight edge's shadow is left so many deviations outside of it: what is beyond, under the
  /// bell curve.
  ///
  /// Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.27, which is off by less than 0.0005.
  private static func part(at distance: Double) -> Double {
    let x = abs(distance) / 2.0.squareRoot()
    let root = 1 + x * (0.278393 + x * (0.230389 + x * (0.000972 + x * 0.078108)))
    let beyond = 0.5 / (root * root * root * root)
    return distance < 0 ? 1 - beyond : beyond
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
      return .fill(path, .color(Color.black.opacity(layer.opacity)))
    }
  }
}
