internal import SymtextSupport
internal import SymtextDrawing
internal import SymtextImageFormats
internal import SymtextGraphics

/// The images of a picture, as PNG; those that stand in several places at one size are written once.
///
/// <https://www.w3.org/TR/SVG2/embedded.html#ImageElement>
struct SVGImages {
  private struct Key: Hashable {
    var bitmap: Int
    /// The colour of a template.
    var color: Color?
    /// In units.
    var width: Int
    var height: Int
  }

  /// The elements without their name, in the order of their numbers.
  private(set) var elements: [String] = []
  private var uses: [Key: Int] = [:]
  private var numbers: [Key: Int] = [:]
  private let precision: SVGPrecision

  /// Counts the images of some steps.
  init(_ items: [OutlinedItem], precision: SVGPrecision) {
    self.precision = precision
    for item in items {
      item.forEachLeaf { leaf in
        if case .image(let image, let paint, nil) = leaf {
          uses[key(image, paint), default: 0] += 1
        }
      }
    }
  }

  /// The number of an image that stands in several places; `nil` for one that is written where it stands.
  mutating func number(
    of image: PlacedImage, _ paint: ImagePaint
  ) throws(RenderingError) -> Int? {
    let key = key(image, paint)
    guard uses[key, default: 0] > 1 else { return nil }
    if let known = numbers[key] { return known }
    numbers[key] = elements.count
    elements.append(try attributes(image, paint))
    return elements.count - 1
  }

  /// The attributes of an image, all but its place.
  func attributes(_ image: PlacedImage, _ paint: ImagePaint) throws(RenderingError) -> String {
    let (pixmap, png) = (image.bitmap.pixmap, try image.png(paint))
    let (width, height) = (precision.units(image.box.width), precision.units(image.box.height))
    // Pixels are as wide as high unless something else is said; so it is when they are not, by a unit.
    let (inWidth, inHeight) = (
      Double(width) * Double(pixmap.height), Double(height) * Double(pixmap.width)
    )
    let isStretched = abs(inWidth - inHeight) > Double(max(pixmap.width, pixmap.height))
    return " width=\"\(precision.text(image.box.width))\""
      + " height=\"\(precision.text(image.box.height))\""
      + (isStretched ? " preserveAspectRatio=\"none\"" : "")
      + " href=\"data:image/png;base64,\(Base64.text(png))\""
  }

  private func key(_ image: PlacedImage, _ paint: ImagePaint) -> Key {
    var key = Key(
      bitmap: image.bitmap.id, width: precision.units(image.box.width),
      height: precision.units(image.box.height))
    if case .template(let color) = paint { key.color = color }
    return key
  }
}
