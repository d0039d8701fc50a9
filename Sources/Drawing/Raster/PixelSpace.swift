internal import SymtextGraphics

/// The mapping from an item's points to the picture's pixels.
struct PixelSpace {
  /// Pixels per point of the picture.
  let pixelRatio: Double
  /// The transform of the groups around the item; `nil` is the identity.
  private(set) var map: Affine?

  init(pixelRatio: Double) { self.pixelRatio = pixelRatio }

  /// Returns the space of items inside a transform.
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

  /// The transform in pixels; `nil` is the identity.
  var pixelMap: Affine? {
    map.map { Affine($0.a, $0.b, $0.c, $0.d, $0.tx * pixelRatio, $0.ty * pixelRatio) }
  }

  /// Returns a paint in this space.
  func paint(_ paint: Paint) -> PixelPaint {
    PixelPaint(map.map { paint.transformed(by: $0) } ?? paint, pixelRatio: pixelRatio)
  }

  /// Returns the map from a glyph's outline, in points from its origin, to the picture's pixels.
  ///
  /// Inside a transform, the origin is snapped before the transform applies.
  /// - Returns: `nil` for an origin too far away.
  func place(of origin: Point) -> Affine? {
    let scale = Affine.scale(pixelRatio, pixelRatio)
    guard let map else { return scale * .translation(origin.x, origin.y) }
    guard let place = GlyphPlace(origin, pixelRatio: pixelRatio) else { return nil }
    let (x, y) = (Double(place.quarters) / 4, Double(place.row))
    return scale * map * .translation(x / pixelRatio, y / pixelRatio)
  }
}
