internal import SymtextImageFormats
internal import SymtextOpenType
internal import CSymtextFreeType
internal import SymtextGraphics
internal import SymtextFonts
internal import SymtextTextLayout

/// Rasterizes glyphs and paths with FreeType.
///
/// Not thread-safe.
@safe
final class FreeTypeRasterizer {
  private let library: FT_Library
  private var faces: [Int: FreeTypeFace] = [:]
  private var outline = FreeTypeOutline()
  /// The outline without its gaps of equal columns and rows.
  private var part = FreeTypeOutline()
  private var gaps = GapFinder()
  private var shapes = ShapeMasks()

  init() {
    var pointer: FT_Library?
    let status = unsafe FT_Init_FreeType(&pointer)
    guard status == 0, let pointer = unsafe pointer else {
      preconditionFailure("FreeType cannot start (error \(status)): out of memory")
    }
    unsafe library = pointer
  }

  deinit {
    faces.removeAll()
    unsafe FT_Done_FreeType(library)
  }

  /// Rasterizes a glyph; `nil` when the font has no outline for it or the mask is too large.
  /// - Parameters:
  ///   - size: pixels per em, in 64ths.
  ///   - shift: the offset to the right of a whole pixel, in 64ths.
  ///   - rows: maps its heights; `nil` leaves them.
  func mask(
    glyph: GlyphID, font: Font, size: Int, shift: Int, rows: RowMap? = nil
  ) -> GlyphMask? {
    // FreeType's own glyph loading is better only for overlapping contours. It is slower, reads whole tables of a
    // variable font before the first glyph, and has no synthesis.
    guard font.synthesis == .none, font.face.hasOverlaps(glyph) else {
      let scale = Double(size) / 64 / font.size
      let outline = font.outline(of: glyph).transformed(
        by: Affine(scale, 0, 0, scale, Double(shift) / 64, 0))
      return mask(rows.map { outline.fitted(to: $0) } ?? outline)
    }
    let face: FreeTypeFace
    if let known = faces[font.face.id] {
      face = known
    } else {
      guard let new = unsafe FreeTypeFace(library: library, face: font.face) else { return nil }
      faces[font.face.id] = new
      face = new
    }
    return face.mask(
      glyph: glyph, coordinates: font.coordinates, size: size, shift: shift, rows: rows)
  }

  /// Rasterizes a path by the nonzero rule; `nil` when it is too large.
  /// - Parameter path: in pixels, y down, from the glyph's origin.
  private func mask(_ path: Path) -> GlyphMask? {
    guard let box = path.bounds else {
      return GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])
    }
    let (left, top) = (box.minX.rounded(.down), box.minY.rounded(.down))
    guard let width = Int(exactly: box.maxX.rounded(.up) - left),
      let height = Int(exactly: box.maxY.rounded(.up) - top), width <= Self.mostMaskSide,
      height <= Self.mostMaskSide, abs(left) < 1e6, abs(top) < 1e6,
      outline.take(path, offsetBy: Vector(-left, -top), height: height)
    else { return nil }
    return mask(&outline, left: Int(left), top: -Int(top), width: width, height: height)
  }

  /// Rasterizes an outline by the nonzero rule.
  /// - Parameter outline: within the mask, from its lower left corner.
  private func mask(
    _ outline: inout FreeTypeOutline, left: Int, top: Int, width: Int, height: Int
  ) -> GlyphMask? {
    var coverage = [UInt8](repeating: 0, count: width * height)
    let status = unsafe outline.withOutline { pointer in
      unsafe coverage.withUnsafeMutableBufferPointer { pixels in
        var bitmap = unsafe FT_Bitmap()
        unsafe bitmap.rows = UInt32(height)
        unsafe bitmap.width = UInt32(width)
        unsafe bitmap.pitch = Int32(width)
        unsafe bitmap.buffer = pixels.baseAddress
        unsafe bitmap.num_grays = 256
        unsafe bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
        return unsafe FT_Outline_Get_Bitmap(library, pointer, &bitmap)
      }
    }
    guard status == 0 else { return nil }
    for place in coverage.indices { coverage[place] = Coverage.stepped(coverage[place]) }
    return GlyphMask(left: left, top: top, width: width, height: height, coverage: coverage)
  }

  /// The largest side of a mask, in pixels.
  private static let mostMaskSide = 4096

  /// Fills a path by the nonzero rule.
  /// - Parameter path: in pixels, y down.
  /// - Throws: ``RenderingError`` when it has too many points or lies too far out.
  func fill(_ path: Path, paint: PixelPaint, onto compositor: Compositor)
    throws(RenderingError)
  {
    guard outline.take(path, height: compositor.height) else {
      throw RenderingError(
        "a shape has more than 32,767 points or reaches farther than 262,143 pixels, which cannot be drawn; set smaller or shorter text"
      )
    }
    guard !outline.points.isEmpty else { return }
    if let shape = smallShape(onto: compositor) {
      compositor.mask(shape, paint: paint)
      return
    }
    // FreeType counts columns in 16 bits.
    for left in stride(from: 0, to: compositor.width, by: Self.stripWidth) {
      let width = min(compositor.width - left, Self.stripWidth)
      guard compositor.width == width || outline.reaches(left: left, width: width) else { continue }
      try fill(&outline, left: left, width: width, paint: paint, onto: compositor)
    }
  }

  private static let stripWidth = 1 << 14

  /// Returns the mask of a path if it can be cached and its box contains all pixels.
  /// - Parameter path: in pixels, y down.
  func shapeOverAll(_ path: Path, of compositor: Compositor) -> StretchedMask? {
    guard outline.take(path, height: compositor.height), !outline.points.isEmpty,
      let shape = smallShape(onto: compositor), compositor.isWithin(shape)
    else { return nil }
    return shape
  }

  /// Returns the outline as a cached mask; `nil` when it is too large or too complex.
  ///
  /// A series of equal columns or rows is stored once, so that rounded boxes of all sizes with equal corners share a
  /// mask.
  private func smallShape(onto compositor: Compositor) -> StretchedMask? {
    guard outline.points.count <= Self.mostShapePoints else { return nil }
    let columns = gaps.columns(of: outline)
    let rows = gaps.rows(of: outline)
    let (width, height) = (columns.closedCount, rows.closedCount)
    guard width > 0, height > 0, width <= Self.mostShapePixels / height else { return nil }
    part.take(outline, without: columns, rows)
    let column = columns.firstInside - columns.first
    var known = shapes.mask(of: part, column: column)
    if known == nil, let mask = mask(&part, left: 0, top: 0, width: width, height: height) {
      let new = EvenMask(mask, column: column)
      shapes.add(new, of: part)
      known = new
    }
    guard let mask = known else { return nil }
    return StretchedMask(
      mask: mask, x: columns.first + compositor.left,
      y: compositor.height - rows.first - rows.count + compositor.top,
      columns: columns.countInside, row: height - 1 - (rows.firstInside - rows.first),
      rows: rows.countInside)
  }

  private static let mostShapePoints = 64
  private static let mostShapePixels = 1 << 16

  /// Fills the part of an outline in a range of columns.
  private func fill(
    _ outline: inout FreeTypeOutline, left: Int, width: Int, paint: PixelPaint,
    onto compositor: Compositor
  ) throws(RenderingError) {
    var target = SpanTarget(compositor: compositor, left: left, paint: paint)
    outline.moveBy(-left)
    defer { outline.moveBy(left) }
    let status = unsafe outline.withOutline { pointer in
      unsafe withUnsafeMutablePointer(to: &target) { user in
        var parameters = unsafe FT_Raster_Params()
        unsafe parameters.flags = FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP
        unsafe parameters.clip_box = FT_BBox(
          xMin: 0, yMin: 0, xMax: FT_Pos(width), yMax: FT_Pos(compositor.height))
        unsafe parameters.user = UnsafeMutableRawPointer(user)
        unsafe parameters.gray_spans = { y, count, spans, user in
          guard let spans = unsafe spans, let user = unsafe user else { return }
          let target = unsafe user.assumingMemoryBound(to: SpanTarget.self).pointee
          for index in 0..<Int(count) {
            let span = unsafe spans[index]
            target.compositor.span(
              x: target.left + Int(span.x), y: target.compositor.height - 1 - Int(y),
              count: Int(span.len),
              coverage: Coverage.stepped(span.coverage), paint: target.paint)
          }
        }
        return unsafe FT_Outline_Render(library, pointer, &parameters)
      }
    }
    guard status == 0 else {
      throw RenderingError(
        "FreeType cannot draw a shape (error \(status)); set smaller or shorter text")
    }
  }

  private struct SpanTarget {
    var compositor: Compositor
    /// The column from which spans are counted.
    var left: Int
    var paint: PixelPaint
  }
}
