internal import Animation
internal import CommandSupport
internal import Drawing
internal import Pixels

extension OutputOptions {
  /// Writes what moves into the file.
  func write(_ timeline: Timeline, rate: Double) throws {
    var timeline = timeline
    timeline.altText = altText(of: timeline.restingList)
    let bytes: [UInt8]
    switch format {
    case .png:
      bytes = try timeline.png(
        timeline.frameTimes(rate: rate), pixelRatio: pixelRatio, background: background,
        blending: png.blending, level: png.level)
    case .svg:
      if text != .paths {
        File.warn("--text-as \(text.rawValue) has no effect: text beside what moves is paths")
      }
      bytes = try timeline.svg(pixelRatio: pixelRatio, background: background)
    case .pdf:
      throw CommandError.usage(
        "a .pdf does not move; --sheet makes a film strip of it, --at the picture of a moment")
    }
    try write(bytes)
  }
}
