internal import SymtextGraphics
internal import SymtextDrawing

/// The soft shadow of a rounded box, as shapes that any format can draw.
///
/// Rounded boxes, one within the other, together as dark as a blurred one to about one part in a hundred of its darkness. The
/// box itself is cut out, so that glass is not darkened by its own shadow.
struct SoftShadow {
  /// Where it is darkest.
  var color: Color
  /// How far from the box's edge it ends, in points; it begins as far within it.
  var reach: Double
  /// How far down it is cast, in points.
  var drop: Double

  private static let steps = 14

  /// What draws it, below a box whose corners have a radius.
  func item(of box: Rect, radius: Double) -> DisplayItem {
    var items: [DisplayItem] = []
    var left = 1.0
    for step in 0..<Self.steps {
      // From the outermost box to the innermost: what each of them has to add.
      let wanted = Self.rise((Double(step) + 1) / Double(Self.steps)) * color.alpha
      let inset = reach * (2 * (Double(step) + 0.5) / Double(Self.steps) - 1)
      let alpha = 1 - (1 - wanted) / left
      left = 1 - wanted
      let shape = box.insetBy(dx: inset, dy: inset).offsetBy(Vector(0, drop))
      guard shape.width > 0, shape.height > 0, alpha > 0 else { continue }
      // Corners open as they do in a blur.
      let corner = min(
        max(radius - inset, reach - abs(inset) * 0.5), shape.width / 2, shape.height / 2)
      items.append(
        .fill(
          .roundedRect(shape, radiusX: corner, radiusY: corner),
          .color(Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha))))
    }
    items.append(.cut(.roundedRect(box, radiusX: radius, radiusY: radius)))
    return .group(items, opacity: 1)
  }

  /// How dark it is, 0 to 1, so far from its outer end to its inner one: a smooth step, close to a blurred
  /// edge's.
  private static func rise(_ place: Double) -> Double {
    place * place * (3 - 2 * place)
  }
}
