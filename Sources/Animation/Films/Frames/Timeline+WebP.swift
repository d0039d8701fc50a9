public import SymtextGraphics
public import SymtextDrawing
public import SymtextImageFormats

extension Timeline {
  /// The film as an animated WebP, lossless, with its ``altText``: played once, or for ever where it loops.
  /// - Parameters:
  ///   - times: those of its frames, as of ``frameTimes(rate:)``.
  ///   - pixelRatio: pixels per point.
  ///   - background: painted first; `nil` leaves everything transparent.
  ///   - level: how hard to compress, 1 to 12; from 2 on it takes some hundred times as long.
  /// - Throws: ``RenderingError`` when the picture is too large or libwebp is not installed.
  public func webp(
    _ times: FrameTimes, pixelRatio: Double = 1, background: Color? = nil,
    blending: Blending = .srgb, level: Int = 1
  ) throws(RenderingError) -> [UInt8] {
    let renderer = try FrameRenderer(
      self, pixelRatio: pixelRatio, background: background, blending: blending)
    var pixmap = try renderer.pixmap(at: times[0])
    var encoder = try WebPEncoder(
      width: pixmap.width, height: pixmap.height, plays: loops ? 0 : 1, level: level,
      description: altText)
    for number in times.indices {
      if number > 0 { pixmap = try renderer.pixmap(at: times[number]) }
      try encoder.append(pixmap, until: times.showing(number + 1))
    }
    return try encoder.finish()
  }
}
