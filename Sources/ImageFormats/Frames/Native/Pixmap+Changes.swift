/// What is different from one frame to the next.
extension Pixmap {
  /// The smallest box outside of which pixels are those of another picture of the same size; `nil` when all are.
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

  /// How many pixels are the same from the first on.
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

  /// Behind which pixel all are the same.
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

  /// A part of it as a picture of its own.
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

  /// The picture with nothing in a part of it.
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

  /// Which pixels of a part are those of another picture of the same size, row after row.
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

  /// A part of it to be drawn over another picture of the same size: transparent where both are the same.
  /// - Parameter keepsTranslucent: whether what is translucent is as it was when it is drawn over nothing. libwebp
  ///   rounds it down.
  /// - Returns: `nil` when that cannot be done, as something shines through what is new; or when pixels would differ
  ///   from the one before them no less often, so that there is nothing to gain.
  func overlay(
    _ box: PixelBox, over other: Pixmap, keepsTranslucent: Bool
  ) -> Pixmap? {
    precondition(width == other.width && height == other.height && other.hasAllPixels)
    check(box)
    var part = Self.unpainted(4 * box.area)
    // How often a pixel differs from the one before it, less how often it will.
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

  /// Whether there are as many pixels as the size says.
  var hasAllPixels: Bool { pixels.count == 4 * width * height }
}
