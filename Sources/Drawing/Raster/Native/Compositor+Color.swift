/// One colour composited with adjacent pixels, mixing sRGB values.
extension Compositor {
  /// Sets pixels to one value.
  /// - Parameter pixel: red, green, blue and opacity, from the lowest byte up.
  static func fill(_ target: UnsafeMutablePointer<UInt8>, _ count: Int, with pixel: UInt32) {
    let many = SIMD16(repeating: pixel.littleEndian)
    var target = UnsafeMutableRawPointer(target)
    for _ in 0..<count / 16 {
      unsafe target.storeBytes(of: many, as: SIMD16<UInt32>.self)
      unsafe target += 64
    }
    for _ in 0..<count % 16 / 4 {
      unsafe target.storeBytes(of: many.lowHalf.lowHalf, as: SIMD4<UInt32>.self)
      unsafe target += 16
    }
    for _ in 0..<count % 4 {
      unsafe target.storeBytes(of: many[0], as: UInt32.self)
      unsafe target += 4
    }
  }

  /// Composites a colour with pixels at a uniform coverage.
  static func blend(
    _ color: PremultipliedColor, by coverage: UInt8, onto target: UnsafeMutablePointer<UInt8>,
    count: Int
  ) {
    let fourfold = FourfoldColor(color)
    let four = SIMD4(repeating: UInt32(coverage))
    var target = UnsafeMutableRawPointer(target)
    for _ in 0..<count / 4 {
      unsafe blend(fourfold, by: four, onto: target)
      unsafe target += 16
    }
    for _ in 0..<count % 4 {
      unsafe blend(color, by: UInt32(coverage), onto: target)
      unsafe target += 4
    }
  }

  /// Composites a colour with pixels, each by its coverage.
  /// - Parameters:
  ///   - coverage: the coverage of each pixel, from the first row.
  ///   - coverageStride: from row to row.
  ///   - targetStride: from row to row, in bytes.
  static func blend(
    _ color: PremultipliedColor, by coverage: UnsafePointer<UInt8>, stride coverageStride: Int,
    onto target: UnsafeMutablePointer<UInt8>, stride targetStride: Int, columns: Int, rows: Int
  ) {
    let fourfold = FourfoldColor(color)
    for row in 0..<rows {
      unsafe blend(
        color, fourfold, by: coverage + row * coverageStride, onto: target + row * targetStride,
        count: columns)
    }
  }

  @inline(__always)
  private static func blend(
    _ color: PremultipliedColor, _ fourfold: FourfoldColor, by coverage: UnsafePointer<UInt8>,
    onto target: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    var coverage = unsafe UnsafeRawPointer(coverage)
    var target = UnsafeMutableRawPointer(target)
    for _ in 0..<count / 8 {
      // Most of a mask is 0 or 255.
      let eight = unsafe UInt64(littleEndian: coverage.loadUnaligned(as: UInt64.self))
      if eight == .max, let solid = color.solid {
        let four = SIMD4(repeating: solid.littleEndian)
        unsafe target.storeBytes(of: four, as: SIMD4<UInt32>.self)
        unsafe (target + 16).storeBytes(of: four, as: SIMD4<UInt32>.self)
      } else if eight != 0 {
        unsafe blend(fourfold, by: UInt32(truncatingIfNeeded: eight), onto: target)
        unsafe blend(fourfold, by: UInt32(truncatingIfNeeded: eight >> 32), onto: target + 16)
      }
      unsafe coverage += 8
      unsafe target += 32
    }
    var rest = count % 8
    if rest >= 4 {
      let four = unsafe UInt32(littleEndian: coverage.loadUnaligned(as: UInt32.self))
      unsafe blend(fourfold, by: four, onto: target)
      unsafe coverage += 4
      unsafe target += 16
      rest -= 4
    }
    for place in 0..<rest {
      let coverage = unsafe coverage.load(fromByteOffset: place, as: UInt8.self)
      if coverage > 0 { unsafe blend(color, by: UInt32(coverage), onto: target + 4 * place) }
    }
  }

  /// Composites a colour with four pixels.
  /// - Parameter coverage: one byte per pixel, from the lowest byte up.
  @inline(__always)
  private static func blend(
    _ color: FourfoldColor, by coverage: UInt32, onto target: UnsafeMutableRawPointer
  ) {
    guard coverage != 0 else { return }
    let bytes = unsafe unsafeBitCast(coverage.littleEndian, to: SIMD4<UInt8>.self)
    unsafe blend(color, by: SIMD4<UInt32>(truncatingIfNeeded: bytes), onto: target)
  }

  @inline(__always)
  private static func blend(
    _ color: FourfoldColor, by coverage: SIMD4<UInt32>, onto target: UnsafeMutableRawPointer
  ) {
    let pixels = unsafe target.loadUnaligned(as: SIMD4<UInt32>.self)
    unsafe target.storeBytes(of: color.over(pixels, coverage: coverage), as: SIMD4<UInt32>.self)
  }

  /// Composites a colour with a pixel.
  @inline(__always)
  static func blend(
    _ color: PremultipliedColor, by coverage: UInt32, onto target: UnsafeMutableRawPointer
  ) {
    let pixel = unsafe UInt32(littleEndian: target.loadUnaligned(as: UInt32.self))
    unsafe target.storeBytes(
      of: color.over(pixel, coverage: coverage).littleEndian, as: UInt32.self)
  }
}
