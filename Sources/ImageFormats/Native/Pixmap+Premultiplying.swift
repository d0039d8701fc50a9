extension Pixmap {
  /// Creates a pixmap from 4 · width · height bytes that are not premultiplied.
  package init(width: Int, height: Int, unpremultiplied pixels: consuming [UInt8]) {
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      for start in stride(from: 0, to: pixels.count, by: 4) {
        let alpha = unsafe UInt32(pixels[start + 3])
        if alpha == 255 { continue }
        for part in start..<start + 3 {
          unsafe pixels[part] = UInt8(
            truncatingIfNeeded: (UInt32(pixels[part]) &* alpha &+ 127) / 255)
        }
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
