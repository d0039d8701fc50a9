/// Lays colour over pixels.
@safe
struct Compositor {
  private let pixels: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int

  /// - Parameter pixels: 4 · width · height bytes that outlive the compositor.
  init(pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int) {
    unsafe self.pixels = pixels
    self.width = width
    self.height = height
  }

  /// Lays a colour over a stretch of a row at an even coverage, 0 to 255; what lies outside is left out.
  func span(x: Int, y: Int, count: Int, coverage: UInt32, color: PremultipliedColor) {
    guard y >= 0, y < height else { return }
    let start = max(x, 0)
    let end = min(x + count, width)
    guard start < end else { return }
    let target = unsafe pixels + 4 * (y * width + start)
    let source = Self.scaled(color, by: coverage)
    if source.alpha == 255 {
      // Four bytes at a time: arrays are aligned to more than that.
      let pixel = source.red | source.green << 8 | source.blue << 16 | 255 << 24
      unsafe UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt32.self)
        .update(repeating: pixel.littleEndian, count: end - start)
    } else {
      for pixel in 0..<end - start { unsafe Self.blend(source, onto: target + 4 * pixel) }
    }
  }

  /// Lays a colour over pixels through a mask.
  /// - Parameter mask: rows × columns coverages from 0 to 255, the top row first.
  func mask(_ mask: GlyphMask, x: Int, y: Int, color: PremultipliedColor) {
    let left = max(x, 0)
    let right = min(x + mask.width, width)
    let top = max(y, 0)
    let bottom = min(y + mask.height, height)
    guard left < right, top < bottom else { return }
    unsafe mask.coverage.withUnsafeBufferPointer { coverage in
      for row in top..<bottom {
        let line = (row - y) * mask.width - x
        for column in left..<right {
          let amount = unsafe UInt32(coverage[line + column])
          if amount == 0 { continue }
          let target = unsafe pixels + 4 * (row * width + column)
          unsafe Self.blend(Self.scaled(color, by: amount), onto: target)
        }
      }
    }
  }

  @inline(__always)
  private static func scaled(_ color: PremultipliedColor, by coverage: UInt32) -> PremultipliedColor
  {
    if coverage == 255 { return color }
    var result = color
    result.red = divided(color.red &* coverage)
    result.green = divided(color.green &* coverage)
    result.blue = divided(color.blue &* coverage)
    result.alpha = divided(color.alpha &* coverage)
    return result
  }

  @inline(__always)
  private static func blend(_ source: PremultipliedColor, onto target: UnsafeMutablePointer<UInt8>)
  {
    let rest = 255 &- source.alpha
    unsafe target[0] = UInt8(
      truncatingIfNeeded: source.red &+ divided(UInt32(target[0]) &* rest))
    unsafe target[1] = UInt8(
      truncatingIfNeeded: source.green &+ divided(UInt32(target[1]) &* rest))
    unsafe target[2] = UInt8(
      truncatingIfNeeded: source.blue &+ divided(UInt32(target[2]) &* rest))
    unsafe target[3] = UInt8(
      truncatingIfNeeded: source.alpha &+ divided(UInt32(target[3]) &* rest))
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
  mutating func withCompositor(
    _ body: (Compositor) throws(RenderingError) -> Void
  ) throws(RenderingError) {
    let (columns, rows) = (width, height)
    let result = unsafe pixels.withUnsafeMutableBufferPointer {
      buffer -> Result<Void, RenderingError> in
      guard let base = buffer.baseAddress else { return .success(()) }
      let compositor = unsafe Compositor(pixels: base, width: columns, height: rows)
      return Result { () throws(RenderingError) in try body(compositor) }
    }
    try result.get()
  }
}
