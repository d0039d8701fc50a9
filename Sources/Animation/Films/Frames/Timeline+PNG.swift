public import SymtextGraphics
public import SymtextDrawing
public import SymtextImageFormats

extension Timeline {
  /// The film as an animated PNG, with its ``altText``: played once, or for ever where it loops.
  ///
  /// What shows no animations shows the picture at rest. Where its baselines are stands in it as in a still PNG.
  /// - Parameters:
  ///   - times: those of its frames, as of ``frameTimes(rate:)``.
  ///   - pixelRatio: pixels per point.
  ///   - background: painted first; `nil` leaves everything transparent.
  ///   - level: how hard to compress, 1 to 12.
  /// - Throws: ``RenderingError`` when the picture is too large.
  public func png(
    _ times: FrameTimes, pixelRatio: Double = 1, background: Color? = nil,
    blending: Blending = .srgb, level: Int = 1
  ) throws(RenderingError) -> [UInt8] {
    let renderer = try FrameRenderer(
      self, pixelRatio: pixelRatio, background: background, blending: blending)
    let still = try renderer.restingPixmap()
    var encoder = try APNGEncoder(
      width: still.width, height: still.height, plays: loops ? 0 : 1, still: still, level: level,
      pixelRatio: pixelRatio, description: altText,
      baseline: restingList.baselineNote(pixelRatio: pixelRatio))
    for number in times.indices {
      try encoder.append(
        try renderer.pixmap(at: times[number]), until: times.showing(number + 1))
    }
    return try encoder.finish()
  }
}
