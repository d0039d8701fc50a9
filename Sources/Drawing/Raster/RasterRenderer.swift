public import Colors
internal import Geometry
internal import TextLayout

/// Draws pictures as pixels and remembers glyphs that it has drawn.
///
/// For one thread at a time.
public final class RasterRenderer {
  private let rasterizer = FreeTypeRasterizer()
  private let scaler = ImageScaler()
  private var fonts: [GlyphKey.FontKey] = []
  private var fontIndex = HashIndex()
  private var masks = GlyphMasks()
  private var touching = TouchingMasks()

  private let blending: Blending

  /// Makes a renderer that has drawn nothing yet.
  public init(blending: Blending = .srgb) { self.blending = blending }

  /// Glyphs of more pixels an em are filled as paths and not remembered.
  private static let mostPixelsPerEm = 256.0
  /// When glyphs of more fonts are remembered, everything is forgotten.
  private static let mostFonts = 4096

  /// Draws a picture.
  /// - Parameters:
  ///   - pixelRatio: pixels per point.
  ///   - background: painted first; `nil` leaves everything transparent.
  /// - Throws: ``RenderingError`` when the picture is too large.
  public func pixmap(
    _ list: DisplayList, pixelRatio: Double = 1, background: Color? = nil
  ) throws(RenderingError) -> Pixmap {
    let width = (list.width * pixelRatio - 1e-6).rounded(.up)
    let height = (list.height * pixelRatio - 1e-6).rounded(.up)
    guard width.isFinite, height.isFinite, width < 1e9, height < 1e9 else {
      throw RenderingError("a picture of \(width) × \(height) pixels cannot be made")
    }
    var pixmap = try Pixmap(
      unpaintedWidth: max(Int(width), 1), height: max(Int(height), 1))
    try pixmap.withCompositor(blending: blending) { (compositor) throws(RenderingError) in
      var items = list.items[...]
      if background == nil, drawOverAll(items.first, pixelRatio: pixelRatio, onto: compositor) {
        items.removeFirst()
      } else {
        compositor.clear(to: background)
      }
      for item in items { try draw(item, pixelRatio: pixelRatio, onto: compositor) }
    }
    return pixmap
  }

  /// Draws the first step over pixels that may be anything, if it is a shape that reaches over all of them.
  /// - Returns: `false` when nothing was drawn.
  private func drawOverAll(
    _ item: DisplayItem?, pixelRatio: Double, onto compositor: Compositor
  ) -> Bool {
    guard case .fill(let path, let paint) = item,
      let shape = rasterizer.shapeOverAll(
        local(path.transformed(by: .scale(pixelRatio, pixelRatio)), compositor), of: compositor)
    else { return false }
    compositor.mask(shape, paint: PixelPaint(paint, pixelRatio: pixelRatio), clears: true)
    return true
  }

  private func draw(
    _ item: DisplayItem, pixelRatio: Double, onto compositor: Compositor
  ) throws(RenderingError) {
    switch item {
    case .fill(let path, let paint):
      try fill(
        path.transformed(by: .scale(pixelRatio, pixelRatio)),
        paint: PixelPaint(paint, pixelRatio: pixelRatio), onto: compositor)
    case .glyphs(let run, let paint):
      try draw(
        run, paint: PixelPaint(paint, pixelRatio: pixelRatio), pixelRatio: pixelRatio,
        onto: compositor)
    case .image(let image, let paint):
      draw(image, paint: paint, pixelRatio: pixelRatio, onto: compositor)
    case .clear(let run):
      try draw(run, paint: .color(.clearing), pixelRatio: pixelRatio, onto: compositor)
    case .group(let items, let opacity):
      try draw(group: items, opacity: opacity, pixelRatio: pixelRatio, onto: compositor)
    case .described(_, let items):
      for item in items { try draw(item, pixelRatio: pixelRatio, onto: compositor) }
    }
  }

  /// Draws steps apart, then lays them over the picture.
  private func draw(
    group items: [DisplayItem], opacity: Double, pixelRatio: Double, onto compositor: Compositor
  ) throws(RenderingError) {
    guard let box = items.compactMap(\.bounds).reduce(nil, { $0?.union($1) ?? $1 }) else { return }
    /// A place of the picture in pixels, a little further out, within it.
    func pixel(_ value: Double, _ margin: Double, _ limit: Int) -> Int {
      let place = (value * pixelRatio).rounded() + margin
      // What is no number is no place.
      return place > 0 ? Int(min(place, Double(limit))) : 0
    }
    let (right, bottom) = (compositor.left + compositor.width, compositor.top + compositor.height)
    let left = max(pixel(box.minX, -2, right), compositor.left)
    let top = max(pixel(box.minY, -2, bottom), compositor.top)
    let width = pixel(box.maxX, 2, right) - left
    let height = pixel(box.maxY, 2, bottom) - top
    guard width > 0, height > 0 else { return }
    var pixmap = try Pixmap(width: width, height: height, color: nil)
    try pixmap.withCompositor(left: left, top: top, blending: blending) {
      (inner) throws(RenderingError) in
      for item in items { try draw(item, pixelRatio: pixelRatio, onto: inner) }
    }
    compositor.layer(pixmap, left: left, top: top, opacity: Self.byte(opacity))
  }

  /// Draws an image with its origin where a glyph's is put, but sides of whole pixels on whole ones; an
  /// image of as many pixels as the picture has there is copied.
  private func draw(
    _ image: PlacedImage, paint: ImagePaint, pixelRatio: Double, onto compositor: Compositor
  ) {
    guard let box = PixelBox(image, pixelRatio: pixelRatio),
      let part = scaler.pixels(
        of: image.bitmap, in: box,
        visible: compositor.left..<compositor.left + compositor.width,
        rows: compositor.top..<compositor.top + compositor.height)
    else { return }
    switch paint {
    case .original(let opacity):
      compositor.layer(
        part.pixmap, left: part.left, top: part.top, opacity: Self.byte(opacity))
    case .template(let color):
      compositor.layer(
        part.pixmap, left: part.left, top: part.top, color: PremultipliedColor(color))
    }
  }

  /// An opacity from 0 to 255; what is no number is none.
  private static func byte(_ opacity: Double) -> UInt32 {
    UInt32(opacity > 0 ? min(opacity, 1) * 255 + 0.5 : 0)
  }

  /// - Parameter path: in pixels of the picture.
  private func fill(
    _ path: Path, paint: PixelPaint, onto compositor: Compositor
  ) throws(RenderingError) {
    try rasterizer.fill(local(path, compositor), paint: paint, onto: compositor)
  }

  /// A path of the picture as counted from the upper left corner of a compositor's pixels.
  private func local(_ path: Path, _ compositor: Compositor) -> Path {
    let (left, top) = (Double(compositor.left), Double(compositor.top))
    return left == 0 && top == 0 ? path : path.transformed(by: .translation(-left, -top))
  }

  /// Draws glyphs with their baseline on a whole pixel and their origin on a quarter of one.
  private func draw(
    _ run: GlyphRun, paint: PixelPaint, pixelRatio: Double, onto compositor: Compositor
  ) throws(RenderingError) {
    let pixelsPerEm = run.font.size * pixelRatio
    guard pixelsPerEm <= Self.mostPixelsPerEm else {
      try fill(run.glyphs, font: run.font, paint: paint, pixelRatio: pixelRatio, onto: compositor)
      return
    }
    let size = Int((pixelsPerEm * 64).rounded())
    guard size > 0 else { return }
    let fontKey = GlyphKey.FontKey(
      face: run.font.face.id, size: size, coordinates: run.font.coordinates,
      synthesis: run.font.synthesis)
    let font = number(of: fontKey)
    // A run that could not be drawn may have left some.
    touching.removeAll()
    for glyph in run.glyphs {
      let x = glyph.origin.x * pixelRatio
      let y = (glyph.origin.y * pixelRatio).rounded()
      guard abs(x) < 1e9, abs(y) < 1e9 else { continue }
      let quarters = Int((x * 4).rounded())
      let key = GlyphKey(font: font, glyph: glyph.id, quarter: quarters & 3)
      guard let mask = mask(key, font: run.font, size: size) else {
        try fill([glyph], font: run.font, paint: paint, pixelRatio: pixelRatio, onto: compositor)
        continue
      }
      let placed = PlacedMask(mask: mask, x: (quarters >> 2) + mask.left, y: Int(y) - mask.top)
      if !touching.add(placed) {
        touching.draw(paint: paint, onto: compositor)
        _ = touching.add(placed)
      }
    }
    touching.draw(paint: paint, onto: compositor)
  }

  /// Fills the outlines of glyphs, of those that touch one another together.
  private func fill(
    _ glyphs: [GlyphRun.Glyph], font: Font, paint: PixelPaint, pixelRatio: Double,
    onto compositor: Compositor
  ) throws(RenderingError) {
    var path = Path()
    var box: Rect?
    for glyph in glyphs {
      let place =
        Affine.scale(pixelRatio, pixelRatio) * .translation(glyph.origin.x, glyph.origin.y)
      let outline = font.outline(of: glyph.id).transformed(by: place)
      guard let ink = outline.bounds else { continue }
      let isApart = box.map { !$0.insetBy(dx: -1, dy: -1).intersects(ink) } ?? false
      if isApart || path.elements.count + outline.elements.count > Self.mostElements {
        try fill(path, paint: paint, onto: compositor)
        path = Path()
        box = nil
      }
      path.append(outline)
      box = box?.union(ink) ?? ink
    }
    if !path.isEmpty { try fill(path, paint: paint, onto: compositor) }
  }

  /// More elements are not put together in one path: FreeType takes 32,767 points.
  private static let mostElements = 8_000

  /// What stands for a font in the keys of glyphs.
  private func number(of font: GlyphKey.FontKey) -> Int {
    let hash = font.quickHash
    if let known = fontIndex.place(of: hash, where: { fonts[$0] == font }) { return known }
    if fonts.count >= Self.mostFonts {
      fonts.removeAll()
      fontIndex.removeAll()
      masks.removeAll()
    }
    fontIndex.add(fonts.count, of: hash)
    fonts.append(font)
    return fonts.count - 1
  }

  private func mask(_ key: GlyphKey, font: Font, size: Int) -> GlyphMask? {
    if let known = masks[key] { return known }
    guard
      let mask = rasterizer.mask(
        glyph: key.glyph, font: font, size: size, shift: key.quarter * 16)
    else { return nil }
    masks.add(mask, of: key)
    return mask
  }
}
