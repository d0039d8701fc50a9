internal import SymtextGraphics

/// The page of a document's icon: a sheet whose top right corner is folded over.
///
/// Points, y down, from the top left of the canvas. The proportions are ours: in a canvas of 16 × 16 the
/// page is 12 wide, 15 high and its fold 3, so that its edges lie on pixels at every size of an icon set.
struct DocumentPage {
  /// The box around the page.
  let frame: Rect
  /// The radius of its corners.
  let cornerRadius: Double
  /// How far the fold reaches along the top and the right edge.
  let fold: Double
  /// How thick the line along its edge is: a pixel, and two in very large pictures.
  let hairline: Double
  /// The side of a pixel.
  let pixel: Double

  init(_ size: DocumentIconSize) {
    let pixel = 1 / size.pixelRatio
    self.pixel = pixel
    func snapped(_ part: Double) -> Double { (size.points * part / pixel).rounded() * pixel }
    let height = snapped(15.0 / 16)
    // A little less of what is left is above than below, where the shadow falls: of one pixel nothing.
    let top = ((size.points - height) * 0.4 / pixel).rounded() * pixel
    // As wide a margin at both sides.
    let left = snapped(2.0 / 16)
    frame = Rect(x: left, y: top, width: size.points - 2 * left, height: height)
    cornerRadius = size.points * 5 / 128
    fold = max(snapped(3.0 / 16), pixel)
    hairline = max((size.pixels / 512).rounded(), 1) * pixel
  }

  /// The page, without the corner that is folded over.
  ///
  /// It ends below the flap, a little before the crease, where else its colour would shine through.
  var outline: Path { outline(insetBy: 0) }

  /// - Parameter inset: how far inside of the page's edge, but for the crease.
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

  /// How far from the ends of the crease, down and to the left, the flap alone is drawn.
  private var covered: Double { min(1.5 * pixel, fold / 2) }

  /// The sheet with its folded corner: what throws a shadow.
  var silhouette: RoundedPolygon {
    RoundedPolygon(corners: [
      .init(point: Point(frame.minX, frame.minY), radius: cornerRadius),
      .init(point: Point(frame.maxX - fold, frame.minY), radius: 0),
      .init(point: Point(frame.maxX, frame.minY + fold), radius: 0),
      .init(point: Point(frame.maxX, frame.maxY), radius: cornerRadius),
      .init(point: Point(frame.minX, frame.maxY), radius: cornerRadius),
    ])
  }

  /// What of the shadow is hidden by the page: all but a fraction of a pixel, so that no light comes between.
  var hidden: Path { silhouette.outline(outsetBy: -pixel / 4) }

  /// A line along the inside of the page's edge.
  var edge: Path {
    var path = outline
    path.append(outline(insetBy: hairline).reversed)
    return path
  }

  /// The corner that is folded over.
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

  /// What the flap shades of the page, the largest first: nothing at its ends, most at its corner.
  /// - Parameter reach: how far beyond the flap's corner.
  func flapShadow(reach: Double) -> Path {
    var path = legs(reach: reach, radius: cornerRadius + reach)
    path.line(to: Point(frame.maxX - covered, frame.minY + fold))
    path.line(to: Point(frame.maxX - fold, frame.minY + covered))
    path.close()
    return path
  }

  /// From the upper end of the crease round the corner of the flap to its lower end.
  /// - Parameter reach: how far the corner lies beyond the flap's.
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

  /// From the flap's corner to the middle of the crease: the axis of its shading.
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
  ///   - start: the direction from the corner to where the line comes from.
  ///   - end: the direction from the corner to where the next line leads.
  fileprivate mutating func corner(
    _ corner: Point, _ radius: Double, from start: Vector, to end: Vector
  ) {
    let (first, last) = (corner + start * radius, corner + end * radius)
    line(to: first)
    guard radius > 0 else { return }
    // As of a quarter circle.
    let handle = 0.552_285
    cubic(
      first.interpolated(to: corner, handle), last.interpolated(to: corner, handle), to: last)
  }
}
