/// Differences between frames.
extension Pixmap {
  /// Returns the smallest box that contains all differences from another picture of the same size; `nil` if the
  /// pictures are equal.
  func changes(from other: Pixmap) -> PixelBox? {
    precondition(width == other.width && height == other.height && hasAllPixels)
    precondition(other.hasAllPixels)
    return unsafe pixels.withUnsafeBytes { pixels in
      unsafe other.pixels.withUnsafeBytes { others in
        guard let one = pixels.baseAddress, let other = others.baseAddress else { return nil }
        let stride = 4 * width
        var (top, bottom) = (0, height)
        func isSame(_ y: Int) -> Bool {
          unsafe Self.same(one + y * stride, other + y * stride, upTo: width) == width
        }
        while top < bottom, isSame(top) { top += 1 }
        guard top < bottom else { return nil }
        while isSame(bottom - 1) { bottom -= 1 }
        var (left, right) = (width, 0)
        for y in top..<bottom {
          let (row, above) = unsafe (one + y * stride, other + y * stride)
          left = unsafe Self.same(row, above, upTo: left)
          right = unsafe Self.same(row, above, from: max(left, right), downFrom: width)
        }
        return PixelBox(x: left, y: top, width: right - left, height: bottom - top)
      }
    }
  }

  /// Returns the number of equal pixels from the start.
  @inline(__always)
  private static func same(
    _ row: UnsafeRawPointer, _ other: UnsafeRawPointer, upTo end: Int
  ) -> Int {
    var x = 0
    while x &+ 8 <= end {
      let one = unsafe row.loadUnaligned(fromByteOffset: 4 &* x, as: SIMD8<UInt32>.self)
      let two = unsafe other.loadUnaligned(fromByteOffset: 4 &* x, as: SIMD8<UInt32>.self)
      guard one == two else { break }
      x &+= 8
    }
    while x < end {
      let one = unsafe row.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self)
      guard unsafe one == other.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self) else {
        break
      }
      x &+= 1
    }
    return x
  }

  /// Returns the index from which on all pixels are equal.
  @inline(__always)
  private static func same(
    _ row: UnsafeRawPointer, _ other: UnsafeRawPointer, from start: Int, downFrom end: Int
  ) -> Int {
    var x = end
    while x &- 8 >= start {
      let place = 4 &* x &- 32
      let one = unsafe row.loadUnaligned(fromByteOffset: place, as: SIMD8<UInt32>.self)
      let two = unsafe other.loadUnaligned(fromByteOffset: place, as: SIMD8<UInt32>.self)
      guard one == two else { break }
      x &-= 8
    }
    while x > start {
      let place = 4 &* x &- 4
      let one = unsafe row.loadUnaligned(fromByteOffset: place, as: UInt32.self)
      guard unsafe one == other.loadUnaligned(fromByteOffset: place, as: UInt32.self) else { break }
      x &-= 1
    }
    return x
  }

  /// Returns a part as a picture of its own.
  func cropped(_ box: PixelBox) -> Pixmap {
    check(box)
    if box.width == width, box.height == height { return self }
    var part = Self.unpainted(4 * box.area)
    unsafe part.withUnsafeMutableBytes { part in
      unsafe pixels.withUnsafeBytes { pixels in
        for y in 0..<box.height {
          let start = 4 * ((box.y + y) * width + box.x)
          unsafe UnsafeMutableRawBufferPointer(rebasing: part[(4 * y * box.width)...]).copyMemory(
            from: UnsafeRawBufferPointer(rebasing: pixels[start..<start + 4 * box.width]))
        }
      }
    }
    return Pixmap(width: box.width, height: box.height, pixels: part)
  }

  /// Returns the picture with a part cleared.
  func cleared(_ box: PixelBox) -> Pixmap {
    check(box)
    var picture = self
    unsafe picture.pixels.withUnsafeMutableBytes { pixels in
      for y in box.y..<box.y + box.height {
        let start = 4 * (y * width + box.x)
        let row = unsafe UnsafeMutableRawBufferPointer(
          rebasing: pixels[start..<start + 4 * box.width])
        _ = unsafe row.initializeMemory(as: UInt8.self, repeating: 0)
      }
    }
    return picture
  }

  /// Returns which pixels of a part equal those of another picture of the same size, row after row.
  func isSame(as other: Pixmap, in box: PixelBox) -> [Bool] {
    precondition(width == other.width && height == other.height && other.hasAllPixels)
    check(box)
    return unsafe [Bool](unsafeUninitializedCapacity: box.area) { result, count in
      unsafe pixels.withUnsafeBytes { pixels in
        unsafe other.pixels.withUnsafeBytes { others in
          for y in box.y..<box.y + box.height {
            for place in y * width + box.x..<y * width + box.x + box.width {
              let color = unsafe pixels.loadUnaligned(fromByteOffset: 4 * place, as: UInt32.self)
              let under = unsafe others.loadUnaligned(fromByteOffset: 4 * place, as: UInt32.self)
              unsafe result.initializeElement(at: count, to: color == under)
              count &+= 1
            }
          }
        }
      }
    }
  }

  /// All pixels, red in the lowest byte.
  var colors: [UInt32] {
    precondition(hasAllPixels)
    return unsafe pixels.withUnsafeBytes { pixels in
      (0..<width * height).map {
        unsafe UInt32(littleEndian: pixels.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self))
      }
    }
  }

  /// Returns a part to be drawn over another picture of the same size: transparent where both are equal.
  /// - Parameter keepsTranslucent: whether drawing translucent pixels over nothing keeps their values. libwebp rounds
  ///   them down.
  /// - Returns: `nil` if new pixels are translucent, so that the result would not be exact; or if the part has no fewer
  ///   differences between adjacent pixels, so that it would not be smaller.
  func overlay(
    _ box: PixelBox, over other: Pixmap, keepsTranslucent: Bool
  ) -> Pixmap? {
    precondition(width == other.width && height == other.height && other.hasAllPixels)
    check(box)
    var part = Self.unpainted(4 * box.area)
    // The number of differences between adjacent pixels, less that in the result.
    var gain = 0
    let isExact = unsafe part.withUnsafeMutableBytes { part in
      unsafe pixels.withUnsafeBytes { pixels in
        unsafe other.pixels.withUnsafeBytes { others in
          var target = 0
          for y in box.y..<box.y + box.height {
            var before: (UInt32, UInt32) = (0, 0)
            for place in y * width + box.x..<y * width + box.x + box.width {
              let color = unsafe pixels.loadUnaligned(fromByteOffset: 4 * place, as: UInt32.self)
              let under = unsafe others.loadUnaligned(fromByteOffset: 4 * place, as: UInt32.self)
              guard
                color == under || under == 0 && keepsTranslucent
                  || UInt32(littleEndian: color) >> 24 == 255
              else { return false }
              let over = color == under ? 0 : color
              gain &+= (color == before.0 ? 0 : 1) &- (over == before.1 ? 0 : 1)
              before = (color, over)
              unsafe part.storeBytes(of: over, toByteOffset: target, as: UInt32.self)
              target &+= 4
            }
          }
          return true
        }
      }
    }
    guard isExact, gain > 0 else { return nil }
    return Pixmap(width: box.width, height: box.height, pixels: part)
  }

  private func check(_ box: PixelBox) {
    precondition(box.x >= 0 && box.width > 0 && box.x + box.width <= width && hasAllPixels)
    precondition(box.y >= 0 && box.height > 0 && box.y + box.height <= height)
  }

  /// Whether the number of bytes fits the size.
  var hasAllPixels: Bool { pixels.count == 4 * width * height }
}
