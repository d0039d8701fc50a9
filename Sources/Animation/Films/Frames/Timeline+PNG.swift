public import SymtextGraphics
public import SymtextDrawing
public import SymtextImageFormats

extension Timeline {
  /// Encodes the timeline as an animated PNG with its ``altText``.
  ///
  /// A loop plays forever, another timeline once.
  ///
  /// Viewers without animation show the picture at rest. The file records the baselines, as a still PNG does.
  /// - Parameters:
  ///   - times: the times of the frames, from ``frameTimes(rate:)``.
  ///   - pixelRatio: pixels per point.
  ///   - background: the colour behind the picture; `nil` leaves it transparent.
  ///   - level: the compression level, 1 to 12.
  ///   - snapping: whether letters and symbols are aligned to rows of pixels, as in a still picture.
  /// - Throws: ``RenderingError`` if the picture is too large.
  public func png(
    _ times: FrameTimes, pixelRatio: Double = 1, background: Color? = nil,
    blending: Blending = .srgb, level: Int = 1, snapping: Snapping = .automatic
  ) throws(RenderingError) -> [UInt8] {
    let renderer = try FrameRenderer(
      self, pixelRatio: pixelRatio, background: background, blending: blending,
      snapping: snapping)
    let still = try renderer.restingPixmap()
    var encoder = try APNGEncoder(
      width: still.width, height: still.height, plays: loops ? 0 : 1, still: still, level: level,
      pixelRatio: pixelRatio, description: altText, descriptionLanguage: altTextLanguage,
      baseline: restingList.baselineNote(pixelRatio: pixelRatio))
    for number in times.indices {
      try encoder.append(
        try renderer.pixmap(at: times[number]), until: times.showing(number + 1))
    }
    return try encoder.finish()
  }
}
