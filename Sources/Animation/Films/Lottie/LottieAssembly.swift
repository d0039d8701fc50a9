internal import SymtextVectorFormats
internal import SymtextGraphics
internal import SymtextDrawing
internal import SymtextImageFormats
internal import SymtextSupport

/// Builds a Lottie file from layers and the assets that they share.
///
/// <https://lottie.github.io/lottie-spec/1.0/>
struct LottieAssembly {
  let units: LottieUnits
  let paint: LottiePaint
  /// In pixels.
  let size: (width: Int, height: Int)
  /// The flattening tolerance where shapes are cut, in points.
  let tolerance: Double
  private var assets: [JSONValue] = []
  private var images: [Image: String] = [:]

  private struct Image: Hashable {
    var bitmap: Int
    /// The colour of a template image.
    var color: Color?
  }

  /// - Parameters:
  ///   - width: the width in points; `height` likewise.
  ///   - pixelRatio: pixels per point.
  /// - Throws: ``RenderingError`` if the size is out of range.
  init(width: Double, height: Double, pixelRatio: Double) throws(RenderingError) {
    func pixels(_ points: Double) -> Int? {
      // The same number of pixels as in a bitmap.
      let pixels = (points * pixelRatio - 1e-6).rounded(.up)
      return pixels >= 0 && pixels < 1e9 ? Int(pixels) : nil
    }
    guard let columns = pixels(width), let rows = pixels(height) else {
      throw RenderingError("a picture of \(width) × \(height) points cannot be made")
    }
    size = (max(columns, 1), max(rows, 1))
    units = LottieUnits(pixelRatio: pixelRatio, size: Double(max(columns, rows)))
    paint = LottiePaint(units: units)
    tolerance = 0.005 / pixelRatio
  }

  // MARK: Layers

  /// Returns layers for some display items, back to front.
  mutating func layers(
    of items: [DisplayItem], frames: Range<Int>
  ) throws(RenderingError) -> [LottieLayer] {
    try layers(of: items.shapes(tolerance: tolerance), frames: frames)
  }

  /// Returns layers for some display items, one for each shape, back to front.
  mutating func separateLayers(
    of items: [DisplayItem], frames: Range<Int>
  ) throws(RenderingError) -> [LottieLayer] {
    var all: [LottieLayer] = []
    for shape in items.shapes(tolerance: tolerance) {
      all += try layers(of: [shape], frames: frames)
    }
    return all
  }

  private mutating func layers(
    of shapes: [DrawnShape], frames: Range<Int>
  ) throws(RenderingError) -> [LottieLayer] {
    var layers: [LottieLayer] = []
    var groups: [LottieGroup] = []
    func finish() {
      if !groups.isEmpty { layers.append(Self.layer(groups, frames: frames)) }
      groups = []
    }
    for shape in shapes {
      switch shape {
      case .path(let path, let paint):
        let outline = units.shapes(path)
        if !outline.isEmpty {
          groups.append(LottieGroup(elements: outline + [self.paint.fill(paint)]))
        }
      case .group(let shapes, let opacity):
        finish()
        var layer = joined(try self.layers(of: shapes, frames: frames), frames: frames)
        layer?.opacity = LottieValue([opacity])
        if let layer { layers.append(layer) }
      case .image(let image, let paint, let clip, let map):
        finish()
        layers.append(try self.layer(image, paint, clip, map, frames))
      }
    }
    finish()
    return layers
  }

  /// Returns layers whose colours and opacities change from those of `items` to those of `others`, back to front.
  /// - Parameter share: the fraction of the change, 0 to 1.
  /// - Returns: `nil` if the shapes differ.
  mutating func layers(
    of items: [DisplayItem], to others: [DisplayItem], _ share: LottieValue, frames: Range<Int>
  ) throws(RenderingError) -> [LottieLayer]? {
    try layers(
      of: items.shapes(tolerance: tolerance), to: others.shapes(tolerance: tolerance), share,
      frames)
  }

  private mutating func layers(
    of shapes: [DrawnShape], to others: [DrawnShape], _ share: LottieValue, _ frames: Range<Int>
  ) throws(RenderingError) -> [LottieLayer]? {
    guard shapes.count == others.count else { return nil }
    var layers: [LottieLayer] = []
    for (shape, other) in zip(shapes, others) {
      switch (shape, other) {
      case (.path(let path, .color(let color)), .path(_, .color(let pressed))):
        let fill = paint.fill(color, to: pressed, share)
        layers.append(
          Self.layer([LottieGroup(elements: units.shapes(path) + [fill])], frames: frames))
      case (.group(let shapes, let opacity), .group(let others, let pressed)):
        guard let inner = try self.layers(of: shapes, to: others, share, frames) else { return nil }
        guard var layer = joined(inner, frames: frames) else { continue }
        layer.opacity = share.mapped { [opacity + (pressed - opacity) * $0[0]] }
        layers.append(layer)
      case (.path(_, let paint), .path(_, let pressed)) where paint != pressed: return nil
      case (.path, .path), (.image, .image):
        layers += try self.layers(of: [shape], frames: frames)
      default: return nil
      }
    }
    return layers
  }

  /// Returns a layer of groups of shapes; the groups are back to front.
  static func layer(_ groups: [LottieGroup], frames: Range<Int>) -> LottieLayer {
    if groups.count == 1, groups[0].place.isEmpty {
      return LottieLayer(.shapes(groups[0].elements), frames: frames)
    }
    return LottieLayer(.shapes(groups.reversed().map(\.json)), frames: frames)
  }

  /// Returns one layer for several, so that it can be moved, faded and clipped; `nil` if there are none.
  mutating func joined(_ layers: [LottieLayer], frames: Range<Int>) -> LottieLayer? {
    guard layers.count != 1 || !layers[0].isPlain || layers[0].frames != frames else {
      return layers[0]
    }
    return layers.isEmpty ? nil : composition(of: layers, frames: frames)
  }

  /// Returns a layer that composites other layers, back to front, as an isolated group.
  mutating func composition(of layers: [LottieLayer], frames: Range<Int>) -> LottieLayer {
    let name = "\(assets.count)"
    assets.append(
      .object([("id", .string(name)), ("layers", LottieLayer.json(layers, size: size))]))
    return LottieLayer(.composition(name), frames: frames)
  }

  /// Returns layers, back to front, with a hole.
  /// - Parameter hole: the shape in which the layers are hidden.
  mutating func layer(
    _ layers: [LottieLayer], without hole: LottieLayer, frames: Range<Int>
  ) -> LottieLayer {
    var layer =
      layers.count == 1 && layers[0].matte.isEmpty
      ? layers[0] : composition(of: layers, frames: frames)
    layer.matte = [hole]
    layer.hasHoles = true
    return layer
  }

  /// Returns a layer that fills the picture with a colour.
  func background(_ color: Color, frames: Range<Int>) -> LottieLayer {
    let (width, height) = (Double(size.width), Double(size.height))
    let box = JSONValue.object([
      ("ty", .string("rc")),
      ("p", .constant(.array([.number(width / 2), .number(height / 2)]))),
      ("s", .constant(.array([.number(width), .number(height)]))),
      ("r", .constant(.number(0))),
    ])
    return Self.layer([LottieGroup(elements: [box, paint.fill(.color(color))])], frames: frames)
      .named("background")
  }

  // MARK: Images

  private mutating func layer(
    _ image: PlacedImage, _ paint: ImagePaint, _ clip: Path?, _ map: Affine, _ frames: Range<Int>
  ) throws(RenderingError) -> LottieLayer {
    var layer = LottieLayer(.image(try name(of: image, paint)), frames: frames)
    if case .original(let opacity) = paint, opacity < 1 { layer.opacity = LottieValue([opacity]) }
    // Maps the image's pixels to points.
    let pixmap = image.bitmap.pixmap
    let place =
      map * .translation(image.frame.minX, image.frame.minY)
      * .scale(
        image.frame.width / Double(pixmap.width), image.frame.height / Double(pixmap.height))
    let across = (place.a * place.a + place.b * place.b).squareRoot()
    guard across > 0,
      abs(place.a * place.c + place.b * place.d) < 1e-6 * abs(place.determinant)
    else { throw RenderingError("Lottie cannot show an image that is skewed") }
    let down = place.determinant / across
    layer.place = [
      ("p", units.place(Point(place.tx, place.ty))),
      ("r", .constant(.rounded(atan2(place.b, place.a) * 180 / .pi, 3))),
      ("s", .constant(.array([across, down].map { .rounded($0 * units.pixelRatio * 100, 4) }))),
    ]
    if let clip {
      let shape = units.shapes(clip.transformed(by: map)) + [self.paint.fill(.color(.black))]
      layer.matte = [Self.layer([LottieGroup(elements: shape)], frames: frames)]
    }
    return layer
  }

  private mutating func name(
    of image: PlacedImage, _ paint: ImagePaint
  ) throws(RenderingError) -> String {
    var key = Image(bitmap: image.bitmap.id)
    if case .template(let color) = paint { key.color = color }
    if let known = images[key] { return known }
    let name = "\(assets.count)"
    let pixmap = image.bitmap.pixmap
    assets.append(
      .object([
        ("id", .string(name)), ("w", .number(Double(pixmap.width))),
        ("h", .number(Double(pixmap.height))), ("u", .string("")),
        ("p", .string("data:image/png;base64," + Base64.text(try image.png(paint)))),
        ("e", .number(1)),
      ]))
    images[key] = name
    return name
  }

  // MARK: File

  /// Returns the bytes of the file.
  /// - Parameters:
  ///   - layers: the layers, back to front.
  ///   - frames: the number of frames.
  ///   - rate: frames per second.
  ///   - text: the alternative text.
  ///   - markers: the named ranges of frames.
  func file(
    _ layers: [LottieLayer], frames: Int, rate: Double, text: String, markers: [LottieMarker]
  ) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("v", .string("5.7.0")), ("fr", .number(rate)), ("ip", .number(0)),
      ("op", .number(Double(frames))), ("w", .number(Double(size.width))),
      ("h", .number(Double(size.height))), ("nm", .string(text)), ("ddd", .number(0)),
      ("meta", .object([("g", .string("symtext")), ("d", .string(text))])),
    ]
    if !markers.isEmpty { members.append(("markers", .array(markers.map(\.json)))) }
    if !assets.isEmpty { members.append(("assets", .array(assets))) }
    members.append(("layers", LottieLayer.json(layers, size: size)))
    return .object(members)
  }
}
