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

  /// Bytes that may be anything.
  static func unpainted(_ count: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { _, initialized in initialized = count }
  }
}
