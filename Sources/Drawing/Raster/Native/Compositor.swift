/// Lays colour over pixels.
@safe
struct Compositor {
  private let pixels: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int
  /// Where the left edge lies in the picture.
  let left: Int
  /// Where the upper edge lies in the picture.
  let top: Int
  /// How colours are mixed.
  let blending: Blending

  /// - Parameter pixels: 4 · width · height bytes that outlive the compositor.
  init(
    pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, left: Int, top: Int,
    blending: Blending
  ) {
    unsafe self.pixels = pixels
    self.width = width
    self.height = height
    self.left = left
    self.top = top
    self.blending = blending
  }

  /// Lays a part of the picture that was drawn apart over it.
  /// - Parameter opacity: 0 to 255; thins the part.
  func layer(_ pixmap: Pixmap, left x: Int, top y: Int, opacity: UInt32 = 255) {
    unsafe forEachPixel(of: pixmap, left: x, top: y) { pixel, target in
      var source = PremultipliedColor.clearing
      unsafe source.red = UInt32(pixel[0])
      unsafe source.green = UInt32(pixel[1])
      unsafe source.blue = UInt32(pixel[2])
      unsafe source.alpha = UInt32(pixel[3])
      source.cover = source.alpha
      if source.alpha > 0 { unsafe blend(source, by: opacity, onto: target) }
    }
  }

  /// Lays a colour over pixels through the opacity of others.
  func layer(_ pixmap: Pixmap, left x: Int, top y: Int, color: PremultipliedColor) {
    unsafe forEachPixel(of: pixmap, left: x, top: y) { pixel, target in
      let coverage = unsafe UInt32(pixel[3])
      if coverage > 0 { unsafe blend(color, by: coverage, onto: target) }
    }
  }

  /// Goes through what lies within the picture of some pixels at a place of it.
  @inline(__always)
  private func forEachPixel(
    of pixmap: Pixmap, left x: Int, top y: Int,
    _ body: (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
  ) {
    let (x, y) = (x - left, y - top)
    let columns = max(x, 0)..<max(min(x + pixmap.width, width), max(x, 0))
    let rows = max(y, 0)..<max(min(y + pixmap.height, height), max(y, 0))
    unsafe pixmap.pixels.withUnsafeBufferPointer { source in
      guard let source = source.baseAddress else { return }
      for row in rows {
        let line = unsafe source + 4 * ((row - y) * pixmap.width - x)
        for column in columns {
          unsafe body(line + 4 * column, pixels + 4 * (row * width + column))
        }
      }
    }
  }

  /// Lays paint over a stretch of a row at an even coverage, 0 to 255; what lies outside is left out.
  ///
  /// Counted from the upper left corner of the pixels.
  func span(x: Int, y: Int, count: Int, coverage: UInt32, paint: PixelPaint) {
    switch paint {
    case .color(let color): span(x: x, y: y, count: count, coverage: coverage, color: color)
    case .ramp(let ramp):
      guard y >= 0, y < height else { return }
      for column in max(x, 0)..<max(min(x + count, width), max(x, 0)) {
        let color = ramp.color(column: column + left, row: y + top)
        unsafe blend(color, by: coverage, onto: pixels + 4 * (y * width + column))
      }
    }
  }

  private func span(x: Int, y: Int, count: Int, coverage: UInt32, color: PremultipliedColor) {
    guard y >= 0, y < height else { return }
    let start = max(x, 0)
    let end = min(x + count, width)
    guard start < end else { return }
    let target = unsafe pixels + 4 * (y * width + start)
    if coverage == 255, let solid = solid(color) {
      // Four bytes at a time: arrays are aligned to more than that.
      unsafe UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt32.self)
        .update(repeating: solid, count: end - start)
    } else {
      for pixel in 0..<end - start {
        unsafe blend(color, by: coverage, onto: target + 4 * pixel)
      }
    }
  }

  /// Lays paint over pixels through a mask.
  func mask(_ placed: PlacedMask, paint: PixelPaint) {
    switch paint {
    case .color(let color): mask(placed, solid: solid(color)) { _, _ in color }
    case .ramp(let ramp):
      mask(placed, solid: nil) { ramp.color(column: $0 + left, row: $1 + top) }
    }
  }

  /// The pixel that an opaque colour is.
  private func solid(_ color: PremultipliedColor) -> UInt32? {
    guard color.alpha == 255 else { return nil }
    return (color.red | color.green << 8 | color.blue << 16 | 255 << 24).littleEndian
  }

  /// - Parameters:
  ///   - solid: what a pixel is where the mask covers all of it, if that is one colour.
  ///   - color: that of a column and row, counted from the upper left corner of the pixels.
  @inline(__always)
  private func mask(
    _ placed: PlacedMask, solid: UInt32?, color: (Int, Int) -> PremultipliedColor
  ) {
    let mask = placed.mask
    let (x, y) = (placed.x - left, placed.y - top)
    let first = max(x, 0)
    let end = min(x + mask.width, width)
    let rows = max(y, 0)..<max(min(y + mask.height, height), max(y, 0))
    guard first < end, !rows.isEmpty else { return }
    unsafe mask.coverage.withUnsafeBytes { coverage in
      for row in rows {
        let line = (row - y) * mask.width - x
        let target = unsafe pixels + 4 * row * width
        var column = first
        while column < end {
          // Most of a mask is nothing or all: four pixels at a time.
          let count = min(4, end - column)
          if count == 4 {
            let four = unsafe coverage.loadUnaligned(
              fromByteOffset: line + column, as: UInt32.self)
            if four == 0 {
              column += 4
              continue
            }
            if four == .max, let solid {
              unsafe UnsafeMutableRawPointer(target + 4 * column)
                .assumingMemoryBound(to: UInt32.self).update(repeating: solid, count: 4)
              column += 4
              continue
            }
          }
          for column in column..<column + count {
            unsafe blend(
              color(column, row), by: UInt32(coverage[line + column]), onto: target + 4 * column)
          }
          column += count
        }
      }
    }
  }

  /// Lays a colour over a pixel.
  /// - Parameter coverage: 0 to 255; thins the colour.
  @inline(__always)
  private func blend(
    _ color: PremultipliedColor, by coverage: UInt32, onto target: UnsafeMutablePointer<UInt8>
  ) {
    switch blending {
    case .srgb: unsafe Self.blend(color, by: coverage, onto: UnsafeMutableRawPointer(target))
    case .linear: unsafe Self.blendLight(color, by: coverage, onto: target)
    }
  }

  @inline(__always)
  private static func blend(
    _ color: PremultipliedColor, by coverage: UInt32, onto target: UnsafeMutableRawPointer
  ) {
    let rest = 255 &- divided(color.cover &* coverage)
    let pixel = unsafe UInt32(littleEndian: target.loadUnaligned(as: UInt32.self))
    // Red and blue, then green and opacity, 16 bits apart. A colour is at most as bright as it covers,
    // so the sums stay within their bits.
    let low = (color.red | color.blue << 16) &* coverage &+ (pixel & 0xFF00FF) &* rest
    let high = (color.green | color.alpha << 16) &* coverage &+ (pixel >> 8 & 0xFF00FF) &* rest
    let result = dividedPair(low) | dividedPair(high) << 8
    unsafe target.storeBytes(of: result.littleEndian, as: UInt32.self)
  }

  /// Two numbers, 16 bits apart, divided by 255, rounded.
  @inline(__always)
  private static func dividedPair(_ pair: UInt32) -> UInt32 {
    let sum = pair &+ 0x80_0080
    return (sum &+ (sum >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF
  }

  /// A product of two bytes divided by 255, rounded.
  @inline(__always)
  private static func divided(_ value: UInt32) -> UInt32 {
    let sum = value &+ 128
    return (sum &+ (sum >> 8)) >> 8
  }
}

extension Pixmap {
  /// Lends the pixels to a compositor, which must not be kept.
  /// - Parameters:
  ///   - left: where the left edge lies in the whole picture.
  ///   - top: where the upper edge lies.
  mutating func withCompositor(
    left: Int = 0, top: Int = 0, blending: Blending,
    _ body: (Compositor) throws(RenderingError) -> Void
  ) throws(RenderingError) {
    let (columns, rows) = (width, height)
    let result = unsafe pixels.withUnsafeMutableBufferPointer {
      buffer -> Result<Void, RenderingError> in
      guard let base = buffer.baseAddress else { return .success(()) }
      let compositor = unsafe Compositor(
        pixels: base, width: columns, height: rows, left: left, top: top, blending: blending)
      return Result { () throws(RenderingError) in try body(compositor) }
    }
    try result.get()
  }
}
