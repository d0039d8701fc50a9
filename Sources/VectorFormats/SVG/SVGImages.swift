internal import SymtextSupport
internal import SymtextDrawing
internal import SymtextImageFormats
internal import SymtextGraphics

/// The images of a picture, as PNG.
///
/// Repeated images of the same size are written once.
///
/// <https://www.w3.org/TR/SVG2/embedded.html#ImageElement>
struct SVGImages {
  private struct Key: Hashable {
    var bitmap: Int
    /// The colour of a template.
    var color: Color?
    /// The size in units.
    var width: Int
    var height: Int
  }

  /// The attributes of the elements, by number.
  private(set) var elements: [[UInt8]] = []
  private var uses: [Key: Int] = [:]
  private var numbers: [Key: Int] = [:]
  private let precision: SVGPrecision

  /// Counts the images of steps.
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

  /// Returns the number of an image that occurs several times; `nil` for an image that occurs once.
  mutating func number(
    of image: PlacedImage, _ paint: ImagePaint
  ) throws(RenderingError) -> Int? {
    let key = key(image, paint)
    guard uses[key, default: 0] > 1 else { return nil }
    if let known = numbers[key] { return known }
    numbers[key] = elements.count
    var attributes: [UInt8] = []
    try write(image, paint, to: &attributes)
    elements.append(attributes)
    return elements.count - 1
  }

  /// Writes the attributes of an image, except its position.
  ///
  /// An image may have a hundred megabytes, so that it is copied as seldom as possible.
  func write(
    _ image: PlacedImage, _ paint: ImagePaint, to bytes: inout [UInt8]
  ) throws(RenderingError) {
    let (pixmap, png) = (image.bitmap.pixmap, try image.png(paint))
    let (width, height) = (precision.units(image.box.width), precision.units(image.box.height))
    // Pixels are square by default. Write the attribute if they differ by more than a unit.
    let (inWidth, inHeight) = (
      Double(width) * Double(pixmap.height), Double(height) * Double(pixmap.width)
    )
    let isStretched = abs(inWidth - inHeight) > Double(max(pixmap.width, pixmap.height))
    let attributes =
      " width=\"\(precision.text(image.box.width))\""
      + " height=\"\(precision.text(image.box.height))\""
      + (isStretched ? " preserveAspectRatio=\"none\"" : "")
      + " href=\"data:image/png;base64,"
    bytes += attributes.utf8
    Base64.append(png, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  private func key(_ image: PlacedImage, _ paint: ImagePaint) -> Key {
    var key = Key(
      bitmap: image.bitmap.id, width: precision.units(image.box.width),
      height: precision.units(image.box.height))
    if case .template(let color) = paint { key.color = color }
    return key
  }
}
