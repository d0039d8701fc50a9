extension Pixmap {
  /// The pixels with their colours no longer multiplied by their opacity, every row behind the number
  /// of its PNG filter, 0.
  var unpremultipliedRows: [UInt8] {
    let stride = width * 4 + 1
    return unsafe [UInt8](unsafeUninitializedCapacity: stride * height) { rows, count in
      unsafe pixels.withUnsafeBytes { pixels in
        guard let source = pixels.baseAddress, let target = rows.baseAddress else { return }
        for y in 0..<height {
          let row = unsafe target + y * stride
          unsafe row[0] = 0
          let line = unsafe source + y * width * 4
          for x in 0..<width {
            let pixel = unsafe line.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
            unsafe UnsafeMutableRawPointer(row + 1 + 4 * x)
              .storeBytes(
                of: Self.unpremultiplied(UInt32(littleEndian: pixel)).littleEndian, as: UInt32.self)
          }
        }
      }
      count = stride * height
    }
  }

  /// Red in the lowest byte, opacity in the highest.
  @inline(__always)
  private static func unpremultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 || alpha == 0 { return pixel }
    func part(_ shift: UInt32) -> UInt32 {
      min((((pixel >> shift) & 0xFF) &* 255 &+ alpha / 2) / alpha, 255) << shift
    }
    return part(0) | part(8) | part(16) | alpha << 24
  }
}
