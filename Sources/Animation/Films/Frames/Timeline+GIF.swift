public import SymtextGraphics
public import SymtextDrawing
public import SymtextImageFormats

extension Timeline {
  /// Encodes the timeline as a GIF with its ``altText``.
  ///
  /// A loop plays forever, another timeline once.
  /// - Parameters:
  ///   - times: the times of the frames, from ``frameTimes(rateAtMost:)`` with 50 frames a second.
  ///   - pixelRatio: pixels per point.
  ///   - background: the colour behind the picture. It must be opaque, because a GIF has no translucent pixels.
  ///   - snapping: whether letters and symbols are aligned to rows of pixels, as in a still picture.
  /// - Returns: the bytes of the file, and the largest change of a colour channel, of 255. It is 0 unless a frame
  ///   changes pixels to more than 256 colours.
  /// - Throws: ``RenderingError`` if the picture is too large, the background is not opaque, or a frame lasts less than
  ///   two hundredths of a second.
  public func gif(
    _ times: FrameTimes, pixelRatio: Double = 1, background: Color, blending: Blending = .srgb,
    snapping: Snapping = .automatic
  ) throws(RenderingError) -> (bytes: [UInt8], mostColorChange: Int) {
    let renderer = try FrameRenderer(
      self, pixelRatio: pixelRatio, background: background, blending: blending,
      snapping: snapping)
    var pixmap = try renderer.pixmap(at: times[0])
    var encoder = try GIFEncoder(
      width: pixmap.width, height: pixmap.height, plays: loops ? 0 : 1, description: altText)
    for number in times.indices {
      if number > 0 { pixmap = try renderer.pixmap(at: times[number]) }
      try encoder.append(pixmap, until: times.showing(number + 1))
    }
    return try encoder.finish()
  }
}
