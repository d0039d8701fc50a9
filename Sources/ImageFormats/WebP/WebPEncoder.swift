/// Writes frames as an animated WebP, lossless.
///
/// Frames are compressed when appended, by libwebp, which is loaded on first use; only the last one is kept as pixels.
/// Only the changed part of a frame is stored, and a frame that changes nothing extends the one before. Durations are
/// whole milliseconds that add up to the requested time. Use an encoder on one thread at a time.
///
/// <https://developers.google.com/speed/webp/docs/riff_container#animation>
public struct WebPEncoder: ~Copyable {
  private let size: FrameSize
  private let plays: Int
  private let description: String
  private let descriptionLanguage: String?
  private var compressor: WebPCompressor
  private var clock = FrameClock()
  private var frames: [WebPFrame] = []
  /// The number of frames appended.
  private var frameCount = 0
  /// The picture at the end of the last frame.
  private var last: Pixmap?

  /// The greatest number of plays.
  package static let mostPlays = Int(UInt16.max)
  /// The greatest number of frames.
  package static let mostFrames = APNGEncoder.mostFrames

  /// Begins an animation.
  /// - Parameters:
  ///   - width: of all frames, in pixels.
  ///   - height: of all frames, in pixels.
  ///   - plays: the number of plays; 0 means forever.
  ///   - level: the compression level, 1 to 12; from 2 on frames take some hundred times as long.
  ///   - description: a text alternative for the animation; omitted if empty.
  ///   - descriptionLanguage: the description's BCP 47 language; `nil` if it is not known.
  /// - Throws: ``RenderingError`` if there are no pixels or more than 16,383 in a row or a column, or if `plays` is
  ///   negative or more than 65,535.
  public init(
    width: Int, height: Int, plays: Int = 0, level: Int = 1, description: String = "",
    descriptionLanguage: String? = nil
  ) throws(RenderingError) {
    size = try FrameSize(
      width: width, height: height, most: WebPCompressor.mostSide, format: "WebP", plays: plays,
      mostPlays: Self.mostPlays)
    self.plays = plays
    self.description = description
    self.descriptionLanguage = descriptionLanguage
    compressor = WebPCompressor(level: level)
  }

  /// Adds a frame.
  /// - Parameters:
  ///   - frame: a picture of the size of all frames.
  ///   - end: the end of the frame, in seconds from the start of the first frame; at most a day.
  /// - Throws: ``RenderingError`` if libwebp is not installed, if the frame has another size, if it ends before its
  ///   start or changes something for less than a millisecond, if there are too many frames, or if there is not enough
  ///   memory. Do not use the encoder after an error.
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
      // Pixels outside the first frame's box are transparent.
      let ink = frame.changes(from: frame.cleared(size.whole)) ?? PixelBox.corner
      return try add(frame, in: ink.evenlyPlaced, over: nil, milliseconds: milliseconds)
    }
    try endLast()
    let place = frames.count - 1
    let step = FrameStep(to: frame, from: last, drawn: frames[place].box, change: change)
    frames[place].isCleared = step.isCleared
    try add(frame, in: step.box.evenlyPlaced, over: step.base, milliseconds: milliseconds)
  }

  /// Ends the animation and returns the bytes of the file.
  /// - Throws: ``RenderingError`` if there are no frames.
  public consuming func finish() throws(RenderingError) -> [UInt8] {
    guard !frames.isEmpty else { throw RenderingError("an animation needs at least one frame") }
    try endLast()
    var file = WebPFile()
    file.reserve(frames.reduce(1 << 10) { $0 + $1.chunk.count + Self.bytesOfControl })
    // WebP stores descriptions as XMP.
    var metadata = XMPMetadata()
    metadata.description = description
    metadata.descriptionLanguage = descriptionLanguage
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

  /// Adds a frame that changes a part of the picture.
  /// - Parameter base: the picture before; the frame is blended over it when that takes fewer bytes. `nil` for the first
  ///   picture.
  private mutating func add(
    _ picture: Pixmap, in box: PixelBox, over base: Pixmap?, milliseconds: Int
  ) throws(RenderingError) {
    guard frames.count < Self.mostFrames else {
      throw RenderingError("an animation has at most \(Self.mostFrames) frames that differ")
    }
    let chunk = try compressor.chunk(of: picture.cropped(box))
    var frame = WebPFrame(box: box, milliseconds: milliseconds, chunk: chunk)
    if let base, let overlay = picture.overlay(box, over: base, keepsTranslucent: false) {
      let chunk = try compressor.chunk(of: overlay)
      if chunk.count < frame.chunk.count { (frame.chunk, frame.isOver) = (chunk, true) }
    }
    frames.append(frame)
    last = picture
  }

  /// Ends the last frame.
  ///
  /// If it is longer than the greatest duration, frames that change nothing follow.
  private mutating func endLast() throws(RenderingError) {
    guard let last else { return }
    while let frame = frames.last, frame.milliseconds > WebPFrame.mostMilliseconds {
      frames[frames.count - 1].milliseconds = WebPFrame.mostMilliseconds
      try add(
        last, in: .corner, over: nil,
        milliseconds: frame.milliseconds - WebPFrame.mostMilliseconds)
    }
  }

  /// The bytes of a frame besides its pixels.
  private static let bytesOfControl = 8 + 16
}

extension WebPCompressor {
  /// - Parameter level: the level as in ``WebPEncoder``.
  fileprivate init(level: Int) {
    // For films of symbols, a greater effort saves nothing; 25 skips a search that saves two per cent.
    self =
      level > 1 ? WebPCompressor(method: 6, effort: 100) : WebPCompressor(method: 2, effort: 26)
  }
}

extension PixelBox {
  /// The smallest box around this one with even left and top, as WebP requires.
  fileprivate var evenlyPlaced: PixelBox {
    PixelBox(x: x & ~1, y: y & ~1, width: width + (x & 1), height: height + (y & 1))
  }
}
