internal import SymtextGraphics

/// The page of a document icon: a sheet with a folded top right corner.
///
/// Coordinates are in points, y down, from the top left of the canvas. The proportions are symtext's choice. In a
/// canvas of 16 × 16 the page is 12 wide and 15 high, with a fold of 3, so that its edges lie on pixels at every size
/// of an icon set.
struct DocumentPage {
  /// The box around the page.
  let frame: Rect
  /// The corner radius.
  let cornerRadius: Double
  /// The length of the fold along the top and right edge.
  let fold: Double
  /// The thickness of the line along its edge: one pixel, or more in very large pictures.
  let hairline: Double
  /// The side of a pixel.
  let pixel: Double

  init(_ size: DocumentIconSize) {
    let pixel = 1 / size.pixelRatio
    self.pixel = pixel
    func snapped(_ part: Double) -> Double { (size.points * part / pixel).rounded() * pixel }
    let height = snapped(15.0 / 16)
    // The space above is slightly smaller than the space below, where the shadow falls. A single pixel goes below.
    let top = ((size.points - height) * 0.4 / pixel).rounded() * pixel
    // Both sides have the same margin.
    let left = snapped(2.0 / 16)
    frame = Rect(x: left, y: top, width: size.points - 2 * left, height: height)
    cornerRadius = size.points * 5 / 128
    fold = max(snapped(3.0 / 16), pixel)
    hairline = max((size.pixels / 512).rounded(), 1) * pixel
  }

  /// The page without the folded corner.
  ///
  /// It ends below the flap, slightly before the crease, so that its colour does not show through at the crease.
  var outline: Path { outline(insetBy: 0) }

  /// - Parameter inset: The inset from the page's edge, except at the crease.
  private func outline(insetBy inset: Double) -> Path {
    let box = frame.insetBy(dx: inset, dy: inset)
    let radius = max(cornerRadius - inset, 0)
    var path = Path()
    path.move(to: Point(box.minX + radius, box.minY))
    path.line(to: Point(frame.maxX - fold, box.minY))
    path.line(to: Point(frame.maxX - fold, frame.minY + covered))
    path.line(to: Point(frame.maxX - covered, frame.minY + fold))
    path.line(to: Point(box.maxX, frame.minY + fold))
    path.corner(
      Point(box.maxX, box.maxY), radius, from: Vector(0, -1), to: Vector(-1, 0))
    path.corner(
      Point(box.minX, box.maxY), radius, from: Vector(1, 0), to: Vector(0, -1))
    path.corner(
      Point(box.minX, box.minY), radius, from: Vector(0, 1), to: Vector(1, 0))
    path.close()
    return path
  }

  /// The distance from the ends of the crease, down and to the left, in which only the flap is drawn.
  private var covered: Double { min(1.5 * pixel, fold / 2) }

  /// The sheet with its folded corner, which casts the shadow.
  var silhouette: RoundedPolygon {
    RoundedPolygon(corners: [
      .init(point: Point(frame.minX, frame.minY), radius: cornerRadius),
      .init(point: Point(frame.maxX - fold, frame.minY), radius: 0),
      .init(point: Point(frame.maxX, frame.minY + fold), radius: 0),
      .init(point: Point(frame.maxX, frame.maxY), radius: cornerRadius),
      .init(point: Point(frame.minX, frame.maxY), radius: cornerRadius),
    ])
  }

  /// The part of the shadow that the page covers.
  ///
  /// It is a fraction of a pixel smaller than the page, so that no gap shows.
  var hidden: Path { silhouette.outline(outsetBy: -pixel / 4) }

  /// A line along the inside of the page's edge.
  var edge: Path {
    var path = outline
    path.append(outline(insetBy: hairline).reversed)
    return path
  }

  /// The folded corner.
  var flap: Path {
    var path = legs(reach: 0, radius: cornerRadius)
    path.close()
    return path
  }

  /// A line along the crease, on the flap.
  var crease: Path {
    let (top, right) = (
      Point(frame.maxX - fold, frame.minY), Point(frame.maxX, frame.minY + fold)
    )
    let width = min(hairline, fold / 2)
    return Path([
      .move(top), .line(right), .line(Point(right.x - width, right.y)),
      .line(Point(top.x, top.y + width)), .close,
    ])
  }

  /// Returns the shadow of the flap on the page.
  ///
  /// It narrows from the flap's corner to nothing at its ends.
  /// - Parameter reach: The distance beyond the flap's corner.
  func flapShadow(reach: Double) -> Path {
    var path = legs(reach: reach, radius: cornerRadius + reach)
    path.line(to: Point(frame.maxX - covered, frame.minY + fold))
    path.line(to: Point(frame.maxX - fold, frame.minY + covered))
    path.close()
    return path
  }

  /// Returns the path from the upper end of the crease around the corner of the flap to its lower end.
  /// - Parameter reach: The distance of the corner from that of the flap.
  private func legs(reach: Double, radius: Double) -> Path {
    let corner = Point(frame.maxX - fold - reach, frame.minY + fold + reach)
    let top = Point(frame.maxX - fold, frame.minY)
    let right = Point(frame.maxX, frame.minY + fold)
    var path = Path()
    path.move(to: top)
    path.corner(
      corner, min(radius, fold / 2), from: (top - corner).normalized ?? .zero,
      to: (right - corner).normalized ?? .zero)
    path.line(to: right)
    return path
  }

  /// The axis of the flap's shading, from its corner to the middle of the crease.
  var flapAxis: (start: Point, end: Point) {
    (
      Point(frame.maxX - fold, frame.minY + fold),
      Point(frame.maxX - fold / 2, frame.minY + fold / 2)
    )
  }
}

extension Path {
  /// Adds a line to a round corner, and the corner.
  /// - Parameters:
  ///   - start: The direction from the corner to the previous line.
  ///   - end: The direction from the corner to the next line.
  fileprivate mutating func corner(
    _ corner: Point, _ radius: Double, from start: Vector, to end: Vector
  ) {
    let (first, last) = (corner + start * radius, corner + end * radius)
    line(to: first)
    guard radius > 0 else { return }
    // The factor of a quarter circle.
    let handle = 0.552_285
    cubic(
      first.interpolated(to: corner, handle), last.interpolated(to: corner, handle), to: last)
  }
}
