public import SymtextGraphics
public import SymtextDrawing
public import SymtextImageFormats

extension Timeline {
  /// The film as a GIF, with its ``altText``: played once, or for ever where it loops.
  /// - Parameters:
  ///   - times: those of its frames, as of ``frameTimes(rateAtMost:)`` with 50 a second.
  ///   - pixelRatio: pixels per point.
  ///   - background: painted first, opaque: a GIF has no translucent pixels.
  /// - Returns: the file's bytes, and by how much of 255 a colour is another one at most, as a frame changes more than
  ///   256 of them: 0 where all are exact.
  /// - Throws: ``RenderingError`` when the picture is too large, the background is not opaque, or a frame is shown for
  ///   less than two hundredths of a second.
  public func gif(
    _ times: FrameTimes, pixelRatio: Double = 1, background: Color, blending: Blending = .srgb
  ) throws(RenderingError) -> (bytes: [UInt8], mostColorChange: Int) {
    let renderer = try FrameRenderer(
      self, pixelRatio: pixelRatio, background: background, blending: blending)
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
