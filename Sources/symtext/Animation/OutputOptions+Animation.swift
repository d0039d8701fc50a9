internal import VectorFormats
internal import Animation
internal import CommandSupport
internal import Drawing
internal import Films
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
    case .gif:
      guard let background else { preconditionFailure("a GIF has a background") }
      let file = try timeline.gif(
        timeline.frameTimes(rate: rate, atMost: true), pixelRatio: pixelRatio,
        background: background, blending: png.blending)
      if file.mostColorChange > 0 {
        File.warn(
          "frames have more than 256 colours, which a GIF cannot show: colours were changed by up to \(file.mostColorChange) of 255"
        )
      }
      bytes = file.bytes
    case .mp4:
      bytes = try video(timeline, .mp4, rate: rate)
    case .webm:
      bytes = try video(timeline, .webm, rate: rate)
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

  private func video(
    _ timeline: Timeline, _ format: VideoFormat, rate: Double
  ) throws -> [UInt8] {
    if timeline.loops {
      File.warn(
        "a .\(format.rawValue) is played as often as its player is told to (<video loop>); its end leads to its beginning"
      )
    }
    return try timeline.video(
      format, timeline.frameTimes(rate: rate), pixelRatio: pixelRatio, background: background,
      blending: png.blending)
  }
}
