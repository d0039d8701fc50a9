extension Pixmap {
  /// Writes rows that are not premultiplied, each row after the number of its PNG filter, 0.
  /// - Parameters:
  ///   - form: the channels to write; for a grey pixel, its red value.
  ///   - target: written from `start` on.
  func writeUnpremultiplied(
    _ form: PNGPicture.ColorType, rows: Range<Int>, to target: inout [UInt8], from start: Int
  ) {
    let channels = form.channels
    let stride = width * channels + 1
    precondition(rows.lowerBound >= 0 && rows.upperBound <= height)
    precondition(start >= 0 && target.count - start >= stride * rows.count)
    unsafe target.withUnsafeMutableBytes { target in
      unsafe pixels.withUnsafeBytes { pixels in
        guard let source = pixels.baseAddress, let target = target.baseAddress else { return }
        for y in rows {
          let row = unsafe target + start + (y - rows.lowerBound) * stride
          unsafe row.storeBytes(of: 0, as: UInt8.self)
          let line = unsafe source + y * width * 4
          if form == .rgba {
            unsafe Self.unpremultiply(line, count: width, to: row + 1)
            continue
          }
          if form == .grey {
            // Grey pictures are opaque.
            for x in 0..<width {
              let grey = unsafe line.load(fromByteOffset: 4 * x, as: UInt8.self)
              unsafe row.storeBytes(of: grey, toByteOffset: 1 + x, as: UInt8.self)
            }
            continue
          }
          for x in 0..<width {
            let pixel = unsafe line.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
            var color = Self.unpremultiplied(UInt32(littleEndian: pixel))
            if form == .greyWithOpacity { color = color & 0xFF | (color >> 24) << 8 }
            for part in 0..<channels {
              unsafe row.storeBytes(
                of: UInt8(truncatingIfNeeded: color >> UInt32(8 * part)),
                toByteOffset: 1 + channels * x + part, as: UInt8.self)
            }
          }
        }
      }
    }
  }

  /// The pixels without premultiplication: red, green, blue and opacity, a byte each.
  package var unpremultiplied: [UInt8] {
    precondition(hasAllPixels)
    var bytes = Self.unpainted(pixels.count)
    unsafe bytes.withUnsafeMutableBytes { bytes in
      unsafe pixels.withUnsafeBytes { pixels in
        guard let source = pixels.baseAddress, let target = bytes.baseAddress else { return }
        unsafe Self.unpremultiply(source, count: width * height, to: target)
      }
    }
    return bytes
  }

  @inline(__always)
  private static func unpremultiply(
    _ line: UnsafeRawPointer, count: Int, to row: UnsafeMutableRawPointer
  ) {
    var x = 0
    while x < count {
      // Opaque pixels stay as they are; copy many at a time.
      let many = min(32, count - x)
      if unsafe isOpaque(line + 4 * x, count: many) {
        unsafe (row + 4 * x).copyMemory(from: line + 4 * x, byteCount: 4 * many)
      } else {
        for x in x..<x + many {
          let pixel = unsafe line.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
          let color = unpremultiplied(UInt32(littleEndian: pixel))
          unsafe row.storeBytes(of: color.littleEndian, toByteOffset: 4 * x, as: UInt32.self)
        }
      }
      x += many
    }
  }

  /// Whether all pixels are opaque.
  package var isOpaque: Bool {
    unsafe pixels.withUnsafeBytes { pixels in
      unsafe pixels.baseAddress.map { unsafe Self.isOpaque($0, count: width * height) } ?? true
    }
  }

  @inline(__always)
  private static func isOpaque(_ pixels: UnsafeRawPointer, count: Int) -> Bool {
    var all: UInt32 = .max
    for place in 0..<count {
      all &= unsafe pixels.loadUnaligned(fromByteOffset: 4 * place, as: UInt32.self)
    }
    return UInt32(littleEndian: all) >> 24 == 255
  }

  /// Reverses the premultiplication of a colour: red in the lowest byte, opacity in the highest.
  @inline(__always)
  static func unpremultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 || alpha == 0 { return pixel }
    func part(_ shift: UInt32) -> UInt32 {
      min((((pixel >> shift) & 0xFF) &* 255 &+ alpha / 2) / alpha, 255) << shift
    }
    return part(0) | part(8) | part(16) | alpha << 24
  }
}
