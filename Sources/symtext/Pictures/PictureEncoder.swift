internal import Colors
internal import Drawing

/// Makes PNG files of pictures, one after another, and remembers glyphs that it has drawn.
///
/// For one thread at a time.
final class PictureEncoder {
  private var renderers: [Blending: RasterRenderer] = [:]
  private var encoders: [Int: PNGEncoder] = [:]

  /// - Parameters:
  ///   - pixelRatio: pixels per point.
  ///   - level: how hard to compress, 1 to 12.
  /// - Throws: ``RenderingError`` when the picture is too large.
  func png(
    _ list: DisplayList, pixelRatio: Double, background: Color?, blending: Blending, level: Int
  ) throws(RenderingError) -> EncodedPicture {
    let renderer = renderers[blending] ?? RasterRenderer(blending: blending)
    renderers[blending] = renderer
    let encoder = encoders[level] ?? PNGEncoder(level: level)
    encoders[level] = encoder
    let pixmap = try renderer.pixmap(list, pixelRatio: pixelRatio, background: background)
    let bytes = try encoder.encode(pixmap, pixelRatio: pixelRatio, description: list.altText)
    return EncodedPicture(bytes: bytes, pixels: (Double(pixmap.width), Double(pixmap.height)))
  }
}
