internal import SymtextGraphics
internal import SymtextImageFormats

extension Pixmap {
  /// Creates a picture of one colour.
  /// - Throws: ``RenderingError`` when it has no pixels or too many.
  init(width: Int, height: Int, color: Color?) throws(RenderingError) {
    try self.init(unpaintedWidth: width, height: height)
    try withCompositor(blending: .srgb) { $0.clear(to: color) }
  }

  /// Calls a closure with a compositor for the pixels; the compositor must not escape.
  /// - Parameters:
  ///   - left: the column of the left edge in the whole picture.
  ///   - top: the row of the upper edge.
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
