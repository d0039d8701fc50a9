public import SymtextGraphics
public import SymtextDrawing
public import SymtextImageFormats

extension Timeline {
  /// Encodes the timeline as a video, with its ``altText`` as the title.
  ///
  /// The player decides whether to repeat it.
  ///
  /// ffmpeg encodes the video. If an MP4 has an odd width or height, it gets a column or row more, in the colour of the
  /// background.
  /// - Parameters:
  ///   - times: the times of the frames, from ``frameTimes(rate:)``.
  ///   - pixelRatio: pixels per point.
  ///   - background: the colour behind the picture, opaque in an MP4; `nil` leaves it transparent.
  ///   - snapping: whether letters and symbols are aligned to rows of pixels, as in a still picture.
  /// - Throws: ``RenderingError`` if the picture is too large, ffmpeg is not installed, or it fails.
  public func video(
    _ format: VideoFormat, _ times: FrameTimes, pixelRatio: Double = 1, background: Color? = nil,
    blending: Blending = .srgb, snapping: Snapping = .automatic
  ) throws(RenderingError) -> [UInt8] {
    let opaque = background.flatMap { $0.alpha < 1 ? nil : $0 }
    guard format != .mp4 || opaque != nil else {
      throw RenderingError("an MP4 has no opacity; it needs an opaque background")
    }
    let renderer = try FrameRenderer(
      self, pixelRatio: pixelRatio, background: background, blending: blending,
      snapping: snapping)
    var pixmap = try renderer.pixmap(at: times[0])
    var encoder = try VideoEncoder(
      format, width: pixmap.width, height: pixmap.height,
      rate: FrameRate(Double(times.count) / times.duration), background: opaque, title: altText)
    for number in times.indices {
      if number > 0 { pixmap = try renderer.pixmap(at: times[number]) }
      guard encoder.append(pixmap) else { break }
    }
    return try encoder.finish()
  }
}
