/// Writes frames as an animated PNG, lossless: with a palette if 256 colours are enough for all frames, or as greys, or
/// as red, green, blue and opacity.
///
/// Frames are compressed when appended; only the last one is kept as pixels. Only the changed part of a frame is
/// stored, and a frame that changes nothing extends the one before. Delays are whole milliseconds, to which browsers
/// truncate them, and add up to the requested time. Use an encoder on one thread at a time.
///
/// <https://www.w3.org/TR/png-3/#apng-frame-based-animation>
public struct APNGEncoder: ~Copyable {
  private let head: PNGHead
  private let plays: Int
  private var pixels: FramePixels
  private var clock = FrameClock()
  /// All pictures of the file; the first may be a still picture that is not part of the animation.
  private var frames: [APNGFrame] = []
  /// 1 if the first picture is such a still picture.
  private var stillCount: Int
  /// The number of frames appended.
  private var frameCount = 0
  /// The picture at the end of the last frame, or the still picture.
  private var last: Pixmap?

  /// The greatest number of plays and of frames.
  package static let (mostPlays, mostFrames) = (Int(Int32.max), 1 << 20)

  /// Begins an animation.
  /// - Parameters:
  ///   - width: of all frames, in pixels.
  ///   - height: of all frames, in pixels.
  ///   - plays: the number of plays; 0 means forever.
  ///   - still: the picture for viewers that do not support animations; the first frame if omitted. It is not a frame,
  ///     but is stored once if it equals the first frame.
  ///   - level: the compression level, 1 to 12, as in ``PNGEncoder``; from 2 on frames take several times as long.
  ///   - pixelRatio: pixels per point, from which the density in the file follows; `nil` omits it.
  ///   - description: a text alternative for the animation; omitted if empty.
  ///   - descriptionLanguage: the description's BCP 47 language; `nil` if it is not known.
  ///   - baseline: the positions of the baselines as JSON, stored in the text `symtext.baseline`; `nil` omits it.
  /// - Throws: ``RenderingError`` if there are no pixels or too many, if `plays` is negative or more than 2³¹ − 1, if
  ///   `still` has another size, or if there is not enough memory.
  public init(
    width: Int, height: Int, plays: Int = 0, still: Pixmap? = nil, level: Int = 1,
    pixelRatio: Double? = nil, description: String = "", descriptionLanguage: String? = nil,
    baseline: String? = nil
  ) throws(RenderingError) {
    let size = try FrameSize(
      width: width, height: height, format: "PNG", plays: plays, mostPlays: Self.mostPlays)
    let head = PNGHead(
      width: width, height: height, pixelRatio: pixelRatio, description: description,
      descriptionLanguage: descriptionLanguage, baseline: baseline)
    if let still { try size.check(still, "the still picture") }
    let compressor = try FrameCompressor(level: level)
    self.head = head
    self.plays = plays
    pixels = FramePixels(compressor: compressor)
    last = still
    stillCount = still == nil ? 0 : 1
  }

  /// Adds a frame.
  /// - Parameters:
  ///   - frame: a picture of the size of all frames.
  ///   - end: the end of the frame, in seconds from the start of the first frame; at most a day.
  /// - Throws: ``RenderingError`` if the frame has another size, if it ends before its start or changes something for
  ///   less than a millisecond, if there are too many frames, or if there is not enough memory. Do not use the encoder
  ///   after an error.
  public mutating func append(_ frame: Pixmap, until end: Double) throws(RenderingError) {
    try size.check(frame, "frame \(frameCount + 1)")
    if let last, frames.isEmpty { try add(last, in: whole, milliseconds: 0) }
    let milliseconds = try clock.advance(to: end)
    frameCount += 1
    let isFirst = frames.count == stillCount
    let change = last.map { frame.changes(from: $0) } ?? whole
    guard milliseconds > 0 || change == nil && !isFirst else {
      throw RenderingError(
        "frame \(frameCount) is shown for less than a millisecond: it ends at \(end) s, as early as the one before"
      )
    }
    guard let change else {
      // The still picture is the first frame.
      if isFirst { stillCount = 0 }
      frames[frames.count - 1].milliseconds += milliseconds
      return
    }
    if let last, !isFirst {
      try endLast()
      try add(frame, after: last, changing: change, milliseconds: milliseconds)
    } else {
      try add(frame, in: whole, milliseconds: milliseconds)
    }
  }

  /// Ends the animation and returns the bytes of the file.
  /// - Throws: ``RenderingError`` if there are no frames, or not enough memory.
  public consuming func finish() throws(RenderingError) -> [UInt8] {
    guard frames.count > stillCount else {
      throw RenderingError("an animation needs at least one frame")
    }
    try endLast()
    let form = try pixels.finish(&frames)
    var file = PNGFile()
    file.reserve(frames.reduce(PNGHead.mostBytes) { $0 + $1.stream.count + Self.bytesOfControl })
    head.append(form.colorType, bitDepth: form.bitDepth, palette: form.palette, to: &file)
    file.append(frameCount: frames.count - stillCount, plays: plays)
    var number: UInt32 = 0
    for (place, frame) in frames.enumerated() {
      if place >= stillCount { file.append(controlOf: frame, number: &number) }
      if place == 0 {
        file.append(still: frame)
      } else {
        file.append(pixelsOf: frame, number: &number)
      }
    }
    file.append("IEND") { _ in }
    return file.bytes
  }

  private var size: FrameSize { FrameSize(width: head.width, height: head.height) }
  private var whole: PixelBox { size.whole }

  /// Adds a frame that replaces a part of the picture.
  private mutating func add(
    _ picture: Pixmap, in box: PixelBox, milliseconds: Int
  ) throws(RenderingError) {
    guard frames.count < Self.mostFrames else {
      throw RenderingError("an animation has at most \(Self.mostFrames) frames that differ")
    }
    let stream = try stream(of: picture.cropped(box))
    frames.append(APNGFrame(box: box, milliseconds: milliseconds, stream: stream))
    last = picture
  }

  /// Adds a frame that follows another.
  /// - Parameter change: the box that contains all differences.
  private mutating func add(
    _ picture: Pixmap, after other: Pixmap, changing change: PixelBox, milliseconds: Int
  ) throws(RenderingError) {
    let place = frames.count - 1
    let step = FrameStep(to: picture, from: other, drawn: frames[place].box, change: change)
    frames[place].isCleared = step.isCleared
    try add(picture, in: step.box, milliseconds: milliseconds)
    guard pixels.allowsTransparent,
      let overlay = picture.overlay(step.box, over: step.base, keepsTranslucent: true)
    else { return }
    let stream = try stream(of: overlay)
    if stream.count < frames[place + 1].stream.count {
      frames[place + 1].stream = stream
      frames[place + 1].isOver = true
    }
  }

  private mutating func stream(of picture: Pixmap) throws(RenderingError) -> [UInt8] {
    if let stream = pixels.stream(of: picture) { return stream }
    try pixels.useColors(&frames)
    return pixels.stream(of: picture) ?? []
  }

  /// Sets the delay of the last frame.
  ///
  /// If no fraction is exact, frames that change nothing follow.
  private mutating func endLast() throws(RenderingError) {
    guard let last, let frame = frames.last else { return }
    for (number, delay) in FrameDelay.parts(milliseconds: frame.milliseconds).enumerated() {
      if number > 0 {
        try add(last, in: .corner, milliseconds: 0)
      }
      frames[frames.count - 1].delay = delay
    }
  }

  /// The bytes of a frame besides its stream: `fcTL`, and the rest of `fdAT`.
  private static let bytesOfControl = 12 + 26 + 12 + 4
}
