internal import SymtextService
internal import SymtextVectorFormats
internal import SymtextAnimation
internal import SymtextCommandLine
internal import SymtextDrawing
internal import SymtextImageFormats

extension OutputOptions {
  /// Returns the bytes of the animation's file.
  /// - Parameters:
  ///   - rate: frames per second, in formats with frames.
  ///   - interaction: the action that the player of a dotLottie answers; `nil` for none.
  ///   - darkTimeline: the animation in the dark appearance, for a theme of a dotLottie; `nil` for none.
  ///   - trigger: the event that starts an SVG; `nil` for the loading of the page.
  ///   - notes: gets warnings about requests that the format cannot meet.
  func bytes(
    _ timeline: Timeline, as format: MovingFormat, rate: Double,
    interaction: DotLottieInteraction? = nil, dark darkTimeline: Timeline? = nil,
    trigger: EffectTrigger? = nil,
    _ notes: inout [Sentence]
  ) throws -> [UInt8] {
    var timeline = timeline
    timeline.altTextLanguage = altTextLanguage(of: timeline.restingList)
    timeline.altText = altText(of: timeline.restingList)
    let bytes: [UInt8]
    switch format {
    case .png:
      bytes = try timeline.png(
        timeline.frameTimes(rate: rate), pixelRatio: pixelRatio, background: background,
        blending: png.blending, level: png.level, snapping: png.snapping)
    case .webp:
      bytes = try timeline.webp(
        timeline.frameTimes(rate: rate), pixelRatio: pixelRatio, background: background,
        blending: png.blending, level: png.level, snapping: png.snapping)
    case .gif:
      guard let background else { preconditionFailure("a GIF has a background") }
      let file = try timeline.gif(
        timeline.frameTimes(rateAtMost: rate), pixelRatio: pixelRatio,
        background: background, blending: png.blending, snapping: png.snapping)
      if file.mostColorChange > 0 {
        notes.append(
          "a GIF frame has at most 256 colours: colours were changed by up to \(file.mostColorChange) of 255"
        )
      }
      bytes = file.bytes
    case .mp4:
      bytes = try video(timeline, .mp4, rate: rate, &notes)
    case .webm:
      bytes = try video(timeline, .webm, rate: rate, &notes)
    case .svg:
      if text != .paths {
        notes.append(
          "\(option: "text-as") \(text.rawValue) has no effect: an animated .svg has text as paths")
      }
      bytes = try timeline.svg(
        pixelRatio: pixelRatio, background: background, isInline: isInline, idPrefix: idPrefix,
        trigger: trigger)
    case .json:
      bytes = try timeline.lottie(rate: rate, pixelRatio: pixelRatio, background: background)
    case .lottie:
      guard let interaction else {
        bytes = try timeline.dotLottie(rate: rate, pixelRatio: pixelRatio, background: background)
        break
      }
      var dark: Timeline?
      if let other = darkTimeline {
        dark = other
        dark?.altText = timeline.altText
      }
      let file = try timeline.dotLottie(
        rate: rate, pixelRatio: pixelRatio, background: background, interaction: interaction,
        dark: dark)
      bytes = file.bytes
    }
    return bytes
  }

  private func video(
    _ timeline: Timeline, _ format: VideoFormat, rate: Double, _ notes: inout [Sentence]
  ) throws -> [UInt8] {
    if timeline.loops {
      notes.append(
        "the player decides whether a .\(format.rawValue) repeats (<video loop>); its end joins its beginning"
      )
    }
    return try timeline.video(
      format, timeline.frameTimes(rate: rate), pixelRatio: pixelRatio, background: background,
      blending: png.blending, snapping: png.snapping)
  }
}
