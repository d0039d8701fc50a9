public import SymtextImageFormats
public import SymtextGraphics
internal import SymtextSupport
internal import SymtextOpenType
internal import SymtextFonts
internal import SymtextTextLayout

/// Draws pictures as pixels and caches their glyphs.
///
/// Not thread-safe.
public final class RasterRenderer {
  private let rasterizer = FreeTypeRasterizer()
  private let scaler = ImageScaler()
  private var fonts: [GlyphKey.FontKey] = []
  private var fontIndex = HashIndex()
  private var masks = GlyphMasks()
  private var touching = TouchingMasks()

  /// The row alignment of fonts, by their numbers.
  private var rows: [Int: FittedRows] = [:]

  private let blending: Blending
  private let snapping: Snapping

  /// Creates a renderer with an empty cache.
  /// - Parameters:
  ///   - blending: the space in which colours are mixed.
  ///   - snapping: whether letters and symbols are aligned to rows of pixels; the default differs from that of
  ///     ``PNGRenderer``.
  public init(blending: Blending = .srgb, snapping: Snapping = .none) {
    self.blending = blending
    self.snapping = snapping
  }

  /// Glyphs with more pixels per em are filled as paths and not cached.
  private static let mostPixelsPerEm = 256.0
  /// At this number of cached fonts, the cache is emptied.
  private static let mostFonts = 4096

  /// Draws a picture.
  /// - Parameters:
  ///   - pixelRatio: pixels per point.
  ///   - background: painted first; `nil` leaves it transparent.
  /// - Throws: ``RenderingError`` when the picture is too large.
  public func pixmap(
    _ list: DisplayList, pixelRatio: Double = 1, background: Color? = nil
  ) throws(RenderingError) -> Pixmap {
    let (width, height) = try Self.size(of: list, pixelRatio: pixelRatio)
    try PathAmount.checkPixels(of: list.items)
    var pixmap = try Pixmap(unpaintedWidth: width, height: height)
    try draw(
      list.items, pixelRatio: pixelRatio, background: background, onto: &pixmap, top: 0)
    return pixmap
  }

  /// Returns the width and height of a picture in pixels.
  /// - Throws: ``RenderingError`` when a side is 10⁹ pixels or more, or not finite.
  static func size(
    of list: DisplayList, pixelRatio: Double
  ) throws(RenderingError) -> (width: Int, height: Int) {
    let width = (list.width * pixelRatio - 1e-6).rounded(.up)
    let height = (list.height * pixelRatio - 1e-6).rounded(.up)
    guard width.isFinite, height.isFinite, width < 1e9, height < 1e9 else {
      throw RenderingError("a picture of \(width) × \(height) pixels cannot be made")
    }
    return (max(Int(width), 1), max(Int(height), 1))
  }

  /// Draws items on rows of a picture and overwrites their contents.
  /// - Parameters:
  ///   - background: painted first; `nil` is transparent.
  ///   - rows: as wide as the picture.
  ///   - top: the first of the rows.
  func draw(
    _ items: [DisplayItem], pixelRatio: Double, background: Color?, onto rows: inout Pixmap,
    top: Int
  ) throws(RenderingError) {
    let space = PixelSpace(pixelRatio: pixelRatio)
    try rows.withCompositor(top: top, blending: blending) {
      (compositor) throws(RenderingError) in
      var items = items[...]
      if background == nil, drawOverAll(items.first, space, onto: compositor) {
        items.removeFirst()
      } else {
        compositor.clear(to: background)
      }
      for item in items { try draw(item, space, onto: compositor) }
    }
  }

  /// Draws items over an existing picture.
  package func draw(
    _ items: [DisplayItem], pixelRatio: Double, over pixmap: inout Pixmap
  ) throws(RenderingError) {
    let space = PixelSpace(pixelRatio: pixelRatio)
    try pixmap.withCompositor(top: 0, blending: blending) {
      (compositor) throws(RenderingError) in
      for item in items { try draw(item, space, onto: compositor) }
    }
  }

  /// Draws the first item over uninitialized pixels if it is a shape whose mask contains all of them.
  /// - Returns: `false` when nothing was drawn.
  private func drawOverAll(
    _ item: DisplayItem?, _ space: PixelSpace, onto compositor: Compositor
  ) -> Bool {
    guard case .fill(let path, let paint) = item,
      let shape = rasterizer.shapeOverAll(
        local(path.transformed(by: space.toPixels), compositor), of: compositor)
    else { return false }
    compositor.mask(shape, paint: space.paint(paint), clears: true)
    return true
  }

  private func draw(
    _ item: DisplayItem, _ space: PixelSpace, onto compositor: Compositor
  ) throws(RenderingError) {
    switch item {
    case .fill(let path, let paint):
      try fill(
        path.transformed(by: space.toPixels), paint: space.paint(paint), onto: compositor)
    case .glyphs(let run, let paint):
      try draw(run, paint: space.paint(paint), space, onto: compositor)
    case .image(let image, let paint):
      draw(image, paint: paint, space, onto: compositor)
    case .vectors(let image): try draw(image, space, onto: compositor)
    case .clear(let run):
      try draw(run, paint: .color(.clearing), space, onto: compositor)
    case .cut(let path):
      try fill(
        path.transformed(by: space.toPixels), paint: .color(.clearing), onto: compositor)
    case .group(let items, let opacity):
      try draw(group: items, opacity: opacity, space, onto: compositor)
    case .composite(let source, let mode, let backdrop):
      try draw(source, mode, onto: backdrop, space, onto: compositor)
    case .transformed(let items, let map):
      guard map.isDrawable else { return }
      let inner = space.within(map)
      for item in items { try draw(item, inner, onto: compositor) }
    case .described(_, let items), .moving(_, _, let items):
      for item in items { try draw(item, space, onto: compositor) }
    case .link: break
    }
  }

  /// Draws items as a layer and composites it with the picture.
  private func draw(
    group items: [DisplayItem], opacity: Double, _ space: PixelSpace, onto compositor: Compositor
  ) throws(RenderingError) {
    guard let part = part(of: items, space, compositor) else { return }
    let pixmap = try pixmap(items, in: part, space)
    var compositor = compositor
    compositor.keepsContrast = blending == .linear && items.allSatisfy(\.isOpaqueText)
    compositor.layer(pixmap, left: part.left, top: part.top, opacity: Self.byte(opacity))
  }

  /// Draws two layers, composites them by a mode, and the result with the picture.
  private func draw(
    _ source: [DisplayItem], _ mode: CompositeMode, onto backdrop: [DisplayItem],
    _ space: PixelSpace, onto compositor: Compositor
  ) throws(RenderingError) {
    guard let part = part(of: source + backdrop, space, compositor) else { return }
    var pixmap = try pixmap(backdrop, in: part, space)
    pixmap.composite(try self.pixmap(source, in: part, space), mode)
    compositor.layer(pixmap, left: part.left, top: part.top)
  }

  /// A part of a picture, in pixels.
  private typealias PicturePart = (left: Int, top: Int, width: Int, height: Int)

  /// Returns the part of the picture that items touch; `nil` when they are outside.
  private func part(
    of items: [DisplayItem], _ space: PixelSpace, _ compositor: Compositor
  ) -> PicturePart? {
    guard let box = items.bounds.map({ space.toPixels * $0 }) else { return nil }
    /// Returns a pixel of the picture for a position with a margin.
    func pixel(_ value: Double, _ margin: Double, _ limit: Int) -> Int {
      let place = value.rounded() + margin
      // NaN becomes pixel 0.
      return place > 0 ? Int(min(place, Double(limit))) : 0
    }
    let (right, bottom) = (compositor.left + compositor.width, compositor.top + compositor.height)
    let margin = items.pixelMargin * (space.map?.mostStretch ?? 1)
    let left = max(pixel(box.minX, -margin, right), compositor.left)
    let top = max(pixel(box.minY, -margin, bottom), compositor.top)
    let width = pixel(box.maxX, margin, right) - left
    let height = pixel(box.maxY, margin, bottom) - top
    return width > 0 && height > 0 ? (left, top, width, height) : nil
  }

  /// Draws items as a layer.
  private func pixmap(
    _ items: [DisplayItem], in part: PicturePart, _ space: PixelSpace
  ) throws(RenderingError) -> Pixmap {
    var pixmap = try Pixmap(width: part.width, height: part.height, color: nil)
    try pixmap.withCompositor(left: part.left, top: part.top, blending: blending) {
      (inner) throws(RenderingError) in
      for item in items { try draw(item, space, onto: inner) }
    }
    return pixmap
  }

  /// Draws an image with its origin snapped as a glyph's; sides of a whole number of pixels start on whole pixels.
  ///
  /// An image with as many pixels as its box is copied.
  private func draw(
    _ image: PlacedImage, paint: ImagePaint, _ space: PixelSpace, onto compositor: Compositor
  ) {
    guard let box = PixelBox(image, pixelRatio: space.pixelRatio) else { return }
    let columns = compositor.left..<compositor.left + compositor.width
    let rows = compositor.top..<compositor.top + compositor.height
    let part =
      if let map = space.pixelMap {
        scaler.pixels(
          of: image.bitmap, in: box, mappedBy: map, visible: columns, rows: rows)
      } else {
        scaler.pixels(of: image.bitmap, in: box, visible: columns, rows: rows)
      }
    guard let part else { return }
    switch paint {
    case .original(let opacity):
      compositor.layer(
        part.pixmap, left: part.left, top: part.top, opacity: Self.byte(opacity))
    case .template(let color):
      compositor.layer(
        part.pixmap, left: part.left, top: part.top, color: PremultipliedColor(color))
    }
  }

  /// Draws a vector image in the snapped box of a pixel image.
  private func draw(
    _ image: PlacedVectorImage, _ space: PixelSpace, onto compositor: Compositor
  ) throws(RenderingError) {
    guard
      let box = PixelBox(box: image.box, origin: image.origin, pixelRatio: space.pixelRatio)
    else { return }
    let scale = Affine.scale(1 / space.pixelRatio, 1 / space.pixelRatio)
    for item in image.items(in: scale * box.rect) { try draw(item, space, onto: compositor) }
  }

  /// Returns an opacity from 0 to 255; NaN becomes 0.
  private static func byte(_ opacity: Double) -> UInt32 {
    UInt32(opacity > 0 ? min(opacity, 1) * 255 + 0.5 : 0)
  }

  /// - Parameter path: in pixels of the picture.
  private func fill(
    _ path: Path, paint: PixelPaint, onto compositor: Compositor
  ) throws(RenderingError) {
    try rasterizer.fill(local(path, compositor), paint: paint, onto: compositor)
  }

  /// Returns a path relative to the upper left corner of a compositor's pixels.
  private func local(_ path: Path, _ compositor: Compositor) -> Path {
    let (left, top) = (Double(compositor.left), Double(compositor.top))
    return left == 0 && top == 0 ? path : path.transformed(by: .translation(-left, -top))
  }

  /// Draws glyphs with baselines snapped to whole pixels and origins to quarters of a pixel.
  private func draw(
    _ run: GlyphRun, paint: PixelPaint, _ space: PixelSpace, onto compositor: Compositor
  ) throws(RenderingError) {
    let pixelsPerEm = run.font.size * space.pixelRatio
    var compositor = compositor
    compositor.keepsContrast = true
    let fitting =
      snapping.isVertical(pixelRatio: space.pixelRatio)
      ? GlyphKey.Fitting(run.fitting, pixelRatio: space.pixelRatio) : .none
    guard pixelsPerEm <= Self.mostPixelsPerEm, space.map == nil || fitting != .none else {
      try fill(run.glyphs, font: run.font, paint: paint, space, onto: compositor)
      return
    }
    let size = Int((pixelsPerEm * 64).rounded())
    guard size > 0 else { return }
    let fontKey = GlyphKey.FontKey(
      face: run.font.face.id, size: size, coordinates: run.font.coordinates,
      synthesis: run.font.synthesis, fitting: fitting)
    let font = number(of: fontKey)
    // Fitted symbols are placed by the text's baseline, not by their own.
    let shift = fontKey.fitting.baselineShift / 64 / space.pixelRatio
    if let map = space.map {
      let share = Self.fittingShare(map)
      let glyphs = run.glyphs.map { glyph in
        FittedGlyph(
          id: glyph.id, origin: glyph.origin + Vector(0, shift),
          rows: rowMap(
            of: GlyphKey(font: font, glyph: glyph.id, quarter: 0), fitting, font: run.font,
            size: size), shift: shift, share: share)
      }
      try fill(glyphs, font: run.font, paint: paint, space, onto: compositor)
      return
    }
    // A run that failed may have left masks.
    touching.removeAll()
    for glyph in run.glyphs {
      let origin = shift == 0 ? glyph.origin : glyph.origin + Vector(0, shift)
      guard let place = GlyphPlace(origin, pixelRatio: space.pixelRatio) else { continue }
      let key = GlyphKey(font: font, glyph: glyph.id, quarter: place.quarters & 3)
      guard let mask = mask(key, fontKey.fitting, font: run.font, size: size) else {
        try fill([glyph], font: run.font, paint: paint, space, onto: compositor)
        continue
      }
      let placed = PlacedMask(
        mask: mask, x: (place.quarters >> 2) + mask.left, y: place.row - mask.top)
      if !touching.add(placed) {
        touching.draw(paint: paint, onto: compositor)
        _ = touching.add(placed)
      }
    }
    touching.draw(paint: paint, onto: compositor)
  }

  /// A glyph to fill as a path.
  private struct FittedGlyph {
    var id: GlyphID
    /// In points, y down.
    var origin: Point
    /// The map of its heights; `nil` leaves them.
    var rows: RowMap?
    /// The distance of its own baseline above the origin, in points, which the map includes.
    var shift = 0.0
    /// How much of the map applies, 0 to 1.
    var share = 1.0
  }

  /// The angle, in radians, from which turned glyphs are not aligned to rows of pixels.
  private static let mostTurn = 0.25

  /// Returns how much of its alignment a transformed glyph keeps: a moving glyph starts as it is drawn at rest, and a
  /// turning one becomes round.
  private static func fittingShare(_ map: Affine) -> Double {
    let turn = max(abs(atan2(map.b, map.a)), abs(atan2(map.c, map.d)))
    return turn < mostTurn ? 1 - turn / mostTurn : 0
  }

  private func fill(
    _ glyphs: [GlyphRun.Glyph], font: Font, paint: PixelPaint, _ space: PixelSpace,
    onto compositor: Compositor
  ) throws(RenderingError) {
    try fill(
      glyphs.map { FittedGlyph(id: $0.id, origin: $0.origin) }, font: font, paint: paint, space,
      onto: compositor)
  }

  /// Fills the outlines of glyphs; those that touch one another are one path.
  private func fill(
    _ glyphs: [FittedGlyph], font: Font, paint: PixelPaint, _ space: PixelSpace,
    onto compositor: Compositor
  ) throws(RenderingError) {
    var path = Path()
    var box: Rect?
    for glyph in glyphs {
      guard let place = space.place(of: glyph.origin) else { continue }
      var outline = font.outline(of: glyph.id)
      if let rows = glyph.rows {
        outline = outline.fitted(
          to: rows, shift: glyph.shift, scale: space.pixelRatio, share: glyph.share)
      }
      outline = outline.transformed(by: place)
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

  /// The most elements of such a path; FreeType takes 32,767 points.
  private static let mostElements = 8_000

  /// Returns the number of a font for glyph keys.
  private func number(of font: GlyphKey.FontKey) -> Int {
    let hash = font.quickHash
    if let known = fontIndex.place(of: hash, where: { fonts[$0] == font }) { return known }
    if fonts.count >= Self.mostFonts {
      fonts.removeAll()
      fontIndex.removeAll()
      masks.removeAll()
      rows.removeAll()
    }
    fontIndex.add(fonts.count, of: hash)
    fonts.append(font)
    return fonts.count - 1
  }

  private func mask(
    _ key: GlyphKey, _ fitting: GlyphKey.Fitting, font: Font, size: Int
  ) -> GlyphMask? {
    if let known = masks[key] { return known }
    guard
      let mask = rasterizer.mask(
        glyph: key.glyph, font: font, size: size, shift: key.quarter * 16,
        rows: fitting == .none ? nil : rowMap(of: key, fitting, font: font, size: size))
    else { return nil }
    masks.add(mask, of: key)
    return mask
  }

  /// Returns the map of a glyph's heights that aligns it to rows.
  private func rowMap(
    of key: GlyphKey, _ fitting: GlyphKey.Fitting, font: Font, size: Int
  ) -> RowMap? {
    let known = rows[key.font] ?? FittedRows(fitting, font: font, size: size)
    rows[key.font] = known
    return known.map(of: key.glyph, in: font, size: size)
  }
}
