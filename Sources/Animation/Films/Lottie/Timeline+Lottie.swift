public import SymtextGraphics
public import SymtextImageFormats
internal import SymtextDrawing
internal import SymtextSupport
internal import SymtextSymbolText

extension Timeline {
  /// Encodes the timeline as Lottie.
  ///
  /// The picture has the size of its PNG in pixels and the duration of its frames; the last frame of a timeline that
  /// plays once shows it at rest. Moving items have keyframes within a thousandth of the motion. Drawn lines become
  /// trimmed paths, clearing becomes an inverted matte, text becomes shapes, and images are embedded. Layers have the
  /// names of symbols, markers name the ways in and out, and each colour is a slot: `color`, `color2` and so on. The
  /// player decides whether to repeat the file.
  ///
  /// <https://lottie.github.io/lottie-spec/1.0/>
  /// - Parameters:
  ///   - rate: frames per second, 1 to 1000. A loop adjusts it to consist of whole frames.
  ///   - pixelRatio: pixels per point.
  ///   - background: the colour behind the picture; `nil` leaves it transparent.
  /// - Throws: ``RenderingError`` if the size is out of range, there are too many frames, or an image is skewed.
  public func lottie(
    rate: Double = 60, pixelRatio: Double = 1, background: Color? = nil
  ) throws(RenderingError) -> [UInt8] {
    var slots = LottieSlots()
    return slots.file(
      try lottieFile(rate: rate, pixelRatio: pixelRatio, background: background).file, other: nil
    ).bytes
  }

  /// Returns the file without slots, and its markers.
  func lottieFile(
    rate: Double, pixelRatio: Double, background: Color?
  ) throws(RenderingError) -> (file: JSONValue, markers: [LottieMarker]) {
    try PathAmount.checkFilm(of: restingList.items)
    let assembly = try LottieAssembly(width: width, height: height, pixelRatio: pixelRatio)
    var writer: LottieTimelineWriter
    do { writer = try LottieTimelineWriter(self, rate: rate, assembly: assembly) } catch {
      throw RenderingError(error.description)
    }
    let moving = try writer.layers()
    let still = background.map { [assembly.background($0, frames: writer.frames)] } ?? []
    let markers = LottieMarker.markers(of: self, count: writer.count, rate: writer.rate)
    let file = writer.assembly.file(
      still + moving, frames: writer.count, rate: writer.rate, text: altText, markers: markers)
    return (file, markers)
  }
}
