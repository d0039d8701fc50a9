public import SymtextGraphics

/// An image of shapes at a fixed place.
public struct PlacedVectorImage: Sendable {
  /// What it shows.
  public var image: VectorImage
  /// The box that the image fills, from the origin, in points, y down.
  public var box: Rect
  /// The pen's place on the baseline, in points, y down: renderers of pixels put it where they put a glyph's origin.
  public var origin: Point
  /// How it is laid over what is behind it: a template's colour is that of all its shapes.
  public var paint: ImagePaint
  /// The colour of shapes that have that of the text around (`currentColor`).
  public var current: Color

  /// Places an image.
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

  /// The same image elsewhere.
  func offsetBy(_ v: Vector) -> PlacedVectorImage {
    var moved = self
    moved.origin = origin + v
    return moved
  }

  /// What draws it, in points, y down.
  package var items: [DisplayItem] { items(in: frame) }

  /// What draws it in a box, in points, y down.
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
