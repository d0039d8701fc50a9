public import SymtextGraphics
public import SymtextImageFormats
internal import SymtextSymbolText

extension Timeline {
  /// The moving picture as Lottie, which players on all platforms show.
  ///
  /// The picture is as large as its PNG is in pixels, and takes as long as its frames do: the last one of what
  /// is played once rests. What moves is keyframes within a thousandth; lines that are drawn are trimmed paths, what
  /// clears is an inverted matte; text is shapes; images are in the file. Whether a loop is played for ever is
  /// said by the player.
  ///
  /// <https://lottie.github.io/lottie-spec/1.0/>
  /// - Parameters:
  ///   - rate: frames a second, 1 to 1000; a loop has as many as it needs to take exactly as long as it does.
  ///   - pixelRatio: pixels per point.
  ///   - background: painted first; nothing is when it is `nil`.
  /// - Throws: ``RenderingError`` when the picture has no size that can be written, has too many frames, or an image
  ///   in it is skewed.
  public func lottie(
    rate: Double = 60, pixelRatio: Double = 1, background: Color? = nil
  ) throws(RenderingError) -> [UInt8] {
    let assembly = try LottieAssembly(width: width, height: height, pixelRatio: pixelRatio)
    var writer: LottieTimelineWriter
    do { writer = try LottieTimelineWriter(self, rate: rate, assembly: assembly) } catch {
      throw RenderingError(error.description)
    }
    let moving = try writer.layers()
    let still = background.map { [assembly.background($0, frames: writer.frames)] } ?? []
    return writer.assembly.file(
      still + moving, frames: writer.count, rate: writer.rate, text: altText)
  }
}
