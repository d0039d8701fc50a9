/// Writes frames as an animated WebP, lossless.
///
/// Frames are compressed as they come, by libwebp, which is loaded then; nothing but the last one is kept as pixels.
/// Of each there is only what it changes, and one that changes nothing makes the one before last longer. Durations are
/// whole milliseconds that add up to the time that was asked for. For one thread at a time.
///
/// <https://developers.google.com/speed/webp/docs/riff_container#animation>
public struct WebPEncoder: ~Copyable {
  private let size: FrameSize
  private let plays: Int
  private let description: String
  private var compressor: WebPCompressor
  private var clock = FrameClock()
  private var frames: [WebPFrame] = []
  /// How many frames have been handed over.
  private var frameCount = 0
  /// What is seen at the end of the last frame.
  private var last: Pixmap?

  /// How often an animation can be played at most.
  package static let mostPlays = Int(UInt16.max)
  /// How many frames an animation can have.
  package static let mostFrames = APNGEncoder.mostFrames

  /// Begins an animation.
  /// - Parameters:
  ///   - width: of all frames, in pixels.
  ///   - height: of all frames, in pixels.
  ///   - plays: how often it is played; 0 for ever.
  ///   - level: how hard to compress, 1 to 12; from 2 on frames take some hundred times as long.
  ///   - description: what the animation says, for those who cannot see it; an empty one is left out.
  /// - Throws: ``RenderingError`` when there are no pixels or more than 16,383 in a row or a column, or when
  ///   `plays` is negative or more than 65,535.
  public init(
    width: Int, height: Int, plays: Int = 0, level: Int = 1, description: String = ""
  ) throws(RenderingError) {
    size = try FrameSize(
      width: width, height: height, most: WebPCompressor.mostSide, format: "WebP", plays: plays,
      mostPlays: Self.mostPlays)
    self.plays = plays
    self.description = description
    compressor = WebPCompressor(level: level)
  }

  /// Adds a frame.
  /// - Parameters:
  ///   - frame: of the size of all frames.
  ///   - end: until when it is shown, in seconds from the beginning of the first frame; a day at most.
  /// - Throws: ``RenderingError`` when libwebp is not installed, when the frame has another size, when it ends before
  ///   it begins or, changing something, in the same millisecond, when there are too many frames, or when there is not
  ///   enough memory. The encoder is not to be used any further then.
  public mutating func append(_ frame: Pixmap, until end: Double) throws(RenderingError) {
    frameCount += 1
    try size.check(frame, "frame \(frameCount)")
    let milliseconds = try clock.advance(to: end)
    let change = last.map { frame.changes(from: $0) } ?? size.whole
    guard milliseconds > 0 || change == nil else {
      throw RenderingError(
        "frame \(frameCount) is shown for less than a millisecond: it ends at \(end) s, as early as the one before"
      )
    }
    guard let change else {
      frames[frames.count - 1].milliseconds += milliseconds
      return
    }
    guard let last else {
      // What is not drawn is transparent.
      let ink = frame.changes(from: frame.cleared(size.whole)) ?? PixelBox.corner
      return try add(frame, in: ink.evenlyPlaced, milliseconds: milliseconds)
    }
    try endLast()
    let place = frames.count - 1
    let step = FrameStep(to: frame, from: last, drawn: frames[place].box, change: change)
    frames[place].isCleared = step.isCleared
    try add(frame, in: step.box.evenlyPlaced, milliseconds: milliseconds)
    let box = frames[place + 1].box
    guard let overlay = frame.overlay(box, over: step.base, keepsTranslucent: false) else { return }
    let chunk = try compressor.chunk(of: overlay)
    if chunk.count < frames[place + 1].chunk.count {
      frames[place + 1].chunk = chunk
      frames[place + 1].isOver = true
    }
  }

  /// The file's bytes.
  /// - Throws: ``RenderingError`` when there are no frames.
  public consuming func finish() throws(RenderingError) -> [UInt8] {
    guard !frames.isEmpty else { throw RenderingError("an animation needs at least one frame") }
    try endLast()
    var file = WebPFile()
    file.reserve(frames.reduce(1 << 10) { $0 + $1.chunk.count + Self.bytesOfControl })
    // XMP is where WebP has a description.
    var metadata = XMPMetadata()
    metadata.description = description
    let xmp = description.isEmpty ? [] : metadata.bytes
    file.append("VP8X") { file in
      // Opacity and animation; then metadata.
      file.append(0x12 | (xmp.isEmpty ? 0 : 0x04), bytes: 4)
      file.append(size.width - 1, bytes: 3)
      file.append(size.height - 1, bytes: 3)
    }
    file.append("ANIM") { file in
      file.append(0, bytes: 4)  // a transparent background
      file.append(plays, bytes: 2)
    }
    for frame in frames {
      file.append("ANMF") { file in
        file.append(frame.box.x / 2, bytes: 3)
        file.append(frame.box.y / 2, bytes: 3)
        file.append(frame.box.width - 1, bytes: 3)
        file.append(frame.box.height - 1, bytes: 3)
        file.append(frame.milliseconds, bytes: 3)
        file.append((frame.isOver ? 0 : 2) | (frame.isCleared ? 1 : 0), bytes: 1)
        file.append(frame.chunk)
      }
    }
    if !xmp.isEmpty { file.append("XMP ") { $0.append(xmp) } }
    file.finish()
    return file.bytes
  }

  /// Adds a frame that takes the place of what is in a part of the picture.
  private mutating func add(
    _ picture: Pixmap, in box: PixelBox, milliseconds: Int
  ) throws(RenderingError) {
    guard frames.count < Self.mostFrames else {
      throw RenderingError("an animation has at most \(Self.mostFrames) frames that differ")
    }
    let chunk = try compressor.chunk(of: picture.cropped(box))
    frames.append(WebPFrame(box: box, milliseconds: milliseconds, chunk: chunk))
    last = picture
  }

  /// Ends the last frame; others that change nothing follow where a file cannot say how long it is shown.
  private mutating func endLast() throws(RenderingError) {
    guard let last else { return }
    while let frame = frames.last, frame.milliseconds > WebPFrame.mostMilliseconds {
      frames[frames.count - 1].milliseconds = WebPFrame.mostMilliseconds
      try add(
        last, in: .corner,
        milliseconds: frame.milliseconds - WebPFrame.mostMilliseconds)
    }
  }

  /// What a frame takes beside its pixels.
  private static let bytesOfControl = 8 + 16
}

extension WebPCompressor {
  /// - Parameter level: as that of ``WebPEncoder``.
  fileprivate init(level: Int) {
    self =
      level > 1 ? WebPCompressor(method: 6, effort: 100) : WebPCompressor(method: 4, effort: 75)
  }
}

extension PixelBox {
  /// The smallest box around it whose left and top are even, as WebP wants them.
  fileprivate var evenlyPlaced: PixelBox {
    PixelBox(x: x & ~1, y: y & ~1, width: width + (x & 1), height: height + (y & 1))
  }
}
