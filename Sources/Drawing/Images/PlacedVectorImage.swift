public import SymtextGraphics

/// A positioned vector image.
public struct PlacedVectorImage: Sendable {
  /// The image.
  public var image: VectorImage
  /// The box that the image fills, in points from the origin, y down.
  public var box: Rect
  /// The pen's position on the baseline, in points, y down.
  ///
  /// Pixel renderers snap it as they snap a glyph's origin.
  public var origin: Point
  /// How the image is painted; a template's colour replaces that of all shapes.
  public var paint: ImagePaint
  /// The colour of shapes in the colour of the text around (`currentColor`).
  public var current: Color

  /// Creates a positioned image.
  public init(
    _ image: VectorImage, box: Rect, origin: Point = .zero,
    paint: ImagePaint = .original(opacity: 1), current: Color = .black
  ) {
    self.image = image
    self.box = box
    self.origin = origin
    self.paint = paint
    self.current = current
  }

  /// The box that the image fills, in points, y down.
  public var frame: Rect { box.offsetBy(origin - .zero) }

  /// Returns the image moved by a vector.
  func offsetBy(_ v: Vector) -> PlacedVectorImage {
    var moved = self
    moved.origin = origin + v
    return moved
  }

  /// The items that draw it, in points, y down.
  package var items: [DisplayItem] { items(in: frame) }

  /// Returns the items that draw it in a box, in points, y down.
  func items(in frame: Rect) -> [DisplayItem] {
    let own = image.frame
    guard frame.width > 0, frame.height > 0, own.width > 0, own.height > 0 else { return [] }
    let map =
      Affine.translation(frame.minX, frame.minY)
      * .scale(frame.width / own.width, frame.height / own.height)
      * .translation(-own.minX, -own.minY)
    let opacity: Double
    var items: [DisplayItem]
    switch paint {
    case .original(let own):
      opacity = own
      items = image.items(current: current, isTemplate: false)
    case .template(let color):
      opacity = color.alpha
      items = image.items(current: color, isTemplate: true)
    }
    items = [.transformed(items, by: map)]
    return opacity < 1 ? [.group(items, opacity: opacity)] : items
  }
}
