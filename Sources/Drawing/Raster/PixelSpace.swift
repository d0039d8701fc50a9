internal import SymtextGraphics

/// How the points of a step become pixels of a picture.
struct PixelSpace {
  /// Pixels per point of the picture.
  let pixelRatio: Double
  /// What the groups around the step do to its points; `nil` for nothing.
  private(set) var map: Affine?

  init(pixelRatio: Double) { self.pixelRatio = pixelRatio }

  /// The space of steps that a map moves.
  func within(_ map: Affine) -> PixelSpace {
    var inner = self
    inner.map = self.map.map { $0 * map } ?? map
    return inner
  }

  /// From points to pixels.
  var toPixels: Affine {
    let scale = Affine.scale(pixelRatio, pixelRatio)
    return map.map { scale * $0 } ?? scale
  }

  /// The groups' map, of pixels; `nil` for nothing.
  var pixelMap: Affine? {
    map.map { Affine($0.a, $0.b, $0.c, $0.d, $0.tx * pixelRatio, $0.ty * pixelRatio) }
  }

  /// What fills the pixels.
  func paint(_ paint: Paint) -> PixelPaint {
    PixelPaint(map.map { paint.transformed(by: $0) } ?? paint, pixelRatio: pixelRatio)
  }

  /// What brings a glyph's outline, in points from its origin, to its place in pixels.
  ///
  /// What a map moves stands on a pixel before it is moved, as it does without one.
  /// - Returns: `nil` for places that are too far out.
  func place(of origin: Point) -> Affine? {
    let scale = Affine.scale(pixelRatio, pixelRatio)
    guard let map else { return scale * .translation(origin.x, origin.y) }
    guard let place = GlyphPlace(origin, pixelRatio: pixelRatio) else { return nil }
    let (x, y) = (Double(place.quarters) / 4, Double(place.row))
    return scale * map * .translation(x / pixelRatio, y / pixelRatio)
  }
}
