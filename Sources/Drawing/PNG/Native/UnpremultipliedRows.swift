extension Pixmap {
  /// Writes the pixels with their colours no longer multiplied by their opacity, every row behind the number
  /// of its PNG filter, 0.
  /// - Parameter hasOpacity: whether pixels have it; red, green and blue when not.
  func writeUnpremultipliedRows(hasOpacity: Bool, to rows: inout [UInt8]) {
    let stride = width * (hasOpacity ? 4 : 3) + 1
    rows.resize(to: stride * height)
    unsafe rows.withUnsafeMutableBufferPointer { rows in
      unsafe pixels.withUnsafeBytes { pixels in
        guard let source = pixels.baseAddress, let target = rows.baseAddress else { return }
        for y in 0..<height {
          let row = unsafe target + y * stride
          unsafe row[0] = 0
          let line = unsafe source + y * width * 4
          if hasOpacity {
            unsafe Self.unpremultiply(line, count: width, to: UnsafeMutableRawPointer(row + 1))
          } else {
            for x in 0..<width {
              for part in 0..<3 {
                unsafe row[1 + 3 * x + part] = line.load(
                  fromByteOffset: 4 * x + part, as: UInt8.self)
              }
            }
          }
        }
      }
    }
  }

  @inline(__always)
  private static func unpremultiply(
    _ line: UnsafeRawPointer, count: Int, to row: UnsafeMutableRawPointer
  ) {
    var x = 0
    while x < count {
      // Opaque pixels stay as they are: many at a time.
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

  /// Whether nothing shines through.
  var isOpaque: Bool {
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

  /// A colour that is no longer multiplied by its opacity: red in the lowest byte, opacity in the
  /// highest.
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
