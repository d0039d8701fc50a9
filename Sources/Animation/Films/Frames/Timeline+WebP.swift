public import SymtextGraphics
public import SymtextDrawing
public import SymtextImageFormats

extension Timeline {
  /// Encodes the timeline as a lossless animated WebP with its ``altText``.
  ///
  /// A loop plays forever, another timeline once.
  /// - Parameters:
  ///   - times: the times of the frames, from ``frameTimes(rate:)``.
  ///   - pixelRatio: pixels per point.
  ///   - background: the colour behind the picture; `nil` leaves it transparent.
  ///   - level: the compression level, 1 to 12. Levels from 2 take some hundred times as long as 1.
  ///   - snapping: whether letters and symbols are aligned to rows of pixels, as in a still picture.
  /// - Throws: ``RenderingError`` if the picture is too large or libwebp is not installed.
  public func webp(
    _ times: FrameTimes, pixelRatio: Double = 1, background: Color? = nil,
    blending: Blending = .srgb, level: Int = 1, snapping: Snapping = .automatic
  ) throws(RenderingError) -> [UInt8] {
    let renderer = try FrameRenderer(
      self, pixelRatio: pixelRatio, background: background, blending: blending,
      snapping: snapping)
    var pixmap = try renderer.pixmap(at: times[0])
    var encoder = try WebPEncoder(
      width: pixmap.width, height: pixmap.height, plays: loops ? 0 : 1, level: level,
      description: altText, descriptionLanguage: altTextLanguage)
    for number in times.indices {
      if number > 0 { pixmap = try renderer.pixmap(at: times[number]) }
      try encoder.append(pixmap, until: times.showing(number + 1))
    }
    return try encoder.finish()
  }
}
