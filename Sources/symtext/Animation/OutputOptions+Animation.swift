internal import Animation
internal import CommandSupport
internal import Drawing
internal import Pixels

extension OutputOptions {
  /// Writes what moves into the file.
  /// - Parameter rate: frames a second, of what has frames.
  func write(_ timeline: Timeline, as format: MovingFormat, rate: Double) throws {
    var timeline = timeline
    timeline.altText = altText(of: timeline.restingList)
    let bytes: [UInt8]
    switch format {
    case .png:
      bytes = try timeline.png(
        timeline.frameTimes(rate: rate), pixelRatio: pixelRatio, background: background,
        blending: png.blending, level: png.level)
    case .webp:
      bytes = try timeline.webp(
        timeline.frameTimes(rate: rate), pixelRatio: pixelRatio, background: background,
        blending: png.blending, level: png.level)
    case .svg:
      if text != .paths {
        File.warn("--text-as \(text.rawValue) has no effect: text beside what moves is paths")
      }
      bytes = try timeline.svg(pixelRatio: pixelRatio, background: background)
    case .json:
      bytes = try timeline.lottie(rate: rate, pixelRatio: pixelRatio, background: background)
    case .lottie:
      bytes = try timeline.dotLottie(rate: rate, pixelRatio: pixelRatio, background: background)
    }
    try write(bytes)
  }
}
