public import SymtextGraphics
public import SymtextDrawing
public import SymtextImageFormats

extension Timeline {
  /// The film as a video, with its ``altText`` as the title; how often it is played is up to who plays it.
  ///
  /// The program ffmpeg makes it, which is started for that. An MP4 gets a row or a column of the background more where
  /// it has an odd number of them.
  /// - Parameters:
  ///   - times: those of its frames, as of ``frameTimes(rate:)``.
  ///   - pixelRatio: pixels per point.
  ///   - background: painted first, opaque in an MP4; `nil` leaves everything transparent.
  /// - Throws: ``RenderingError`` when the picture is too large, ffmpeg is not installed, or it fails.
  public func video(
    _ format: VideoFormat, _ times: FrameTimes, pixelRatio: Double = 1, background: Color? = nil,
    blending: Blending = .srgb
  ) throws(RenderingError) -> [UInt8] {
    let opaque = background.flatMap { $0.alpha < 1 ? nil : $0 }
    guard format != .mp4 || opaque != nil else {
      throw RenderingError("an MP4 has no opacity; it needs an opaque background")
    }
    let renderer = try FrameRenderer(
      self, pixelRatio: pixelRatio, background: background, blending: blending)
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
