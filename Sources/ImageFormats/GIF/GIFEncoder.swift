/// Writes opaque frames as a GIF.
///
/// Colours are exact as long as no frame changes more than 256 of them; otherwise the nearest are used.
///
/// All frames share a palette if 256 colours are enough; frames with other colours have palettes of their own. Only the
/// changed part of a frame is stored, and a frame that changes nothing extends the one before. Delays are whole
/// hundredths of a second, at least two, because browsers show a frame with a shorter delay for a tenth of a second;
/// they add up to the requested time. Use an encoder on one thread at a time.
///
/// <https://www.w3.org/Graphics/GIF/spec-gif89a.txt>
public struct GIFEncoder: ~Copyable {
  private let size: FrameSize
  private let plays: Int
  private let description: String
  private var table = ColorTable()
  /// The shared colours, once chosen; later frames with other colours have their own palette.
  private var shared: SharedPalette?
  private var compressor = GIFCompressor()
  private var clock = FrameClock(ticksPerSecond: 100)
  private var frames: [GIFFrame] = []
  /// The number of pixels waiting for compression.
  private var waiting = 0
  /// The number of frames appended.
  private var frameCount = 0
  /// The last frame as appended.
  private var last: Pixmap?
  /// The greatest change of a colour, 0 to 255, caused by the limits of palettes.
  private var mostColorChange = 0

  /// The greatest number of plays, the greatest width or height, and the greatest number of frames.
  package static let (mostPlays, mostSide) = (Int(UInt16.max), Int(UInt16.max))
  package static let mostFrames = APNGEncoder.mostFrames
  /// The greatest number of pixels that wait until all colours are known; then the shared colours are chosen from the
  /// frames so far.
  private static let mostWaiting = 1 << 25

  /// Begins an animation.
  /// - Parameters:
  ///   - width: of all frames, in pixels.
  ///   - height: of all frames, in pixels.
  ///   - plays: the number of plays; 0 means forever.
  ///   - description: a text alternative for the animation; omitted if empty.
  /// - Throws: ``RenderingError`` if there are no pixels or more than 65,535 in a row or a column, or if `plays` is
  ///   negative or more than 65,535.
  public init(
    width: Int, height: Int, plays: Int = 0, description: String = ""
  ) throws(RenderingError) {
    size = try FrameSize(
      width: width, height: height, most: Self.mostSide, format: "GIF", plays: plays,
      mostPlays: Self.mostPlays)
    self.plays = plays
    self.description = description
  }

  /// Adds a frame.
  /// - Parameters:
  ///   - frame: an opaque picture of the size of all frames.
  ///   - end: the end of the frame, in seconds from the start of the first frame; at most a day.
  /// - Throws: ``RenderingError`` if the frame has another size or transparent pixels, if it ends before its start or
  ///   changes something for less than two hundredths of a second, or if there are too many frames. Do not use the
  ///   encoder after an error.
  public mutating func append(_ frame: Pixmap, until end: Double) throws(RenderingError) {
    frameCount += 1
    try size.check(frame, "frame \(frameCount)")
    guard frame.isOpaque else {
      throw RenderingError(
        "frame \(frameCount) has transparent pixels; the frames of a GIF must be opaque, so add a background"
      )
    }
    let hundredths = try clock.advance(to: end)
    let change = last.map { frame.changes(from: $0) } ?? size.whole
    guard hundredths >= 2 || change == nil else {
      throw RenderingError(
        "frame \(frameCount) is shown for less than two hundredths of a second: it ends at \(end) s"
      )
    }
    guard let change else {
      frames[frames.count - 1].hundredths += hundredths
      return
    }
    endLast()
    guard frames.count < Self.mostFrames else {
      throw RenderingError("an animation has at most \(Self.mostFrames) frames that differ")
    }
    add(frame, in: change, hundredths: hundredths)
    last = frame
  }

  /// Ends the animation.
  /// - Returns: the bytes of the file, and the greatest change of a colour, 0 to 255: 0 if all colours are exact.
  /// - Throws: ``RenderingError`` if there are no frames.
  public consuming func finish() throws(RenderingError) -> (bytes: [UInt8], mostColorChange: Int) {
    guard !frames.isEmpty else { throw RenderingError("an animation needs at least one frame") }
    endLast()
    compressWaiting()
    var file = GIFFile()
    file.reserve(
      frames.reduce(1 << 10) { $0 + $1.picture.stream.count + 4 * $1.palette.count + 32 })
    file.append(width: size.width, height: size.height, palette: palette)
    file.append(plays: plays)
    file.append(comment: description)
    for frame in frames { file.append(frame) }
    file.finish()
    return (file.bytes, mostColorChange)
  }

  /// The shared colours, with filler up to the highest transparent index.
  private var palette: [UInt32] {
    let frames = frames.filter(\.palette.isEmpty)
    guard let shared, !frames.isEmpty else { return [] }
    var palette = shared.numbers.map { table.colors[Int($0)] }
    let most = frames.compactMap(\.picture.transparent).max().map { Int($0) + 1 } ?? 0
    while palette.count < most { palette.append(0) }
    return palette
  }

  private mutating func add(_ picture: Pixmap, in box: PixelBox, hundredths: Int) {
    let part = picture.cropped(box)
    let isKept =
      last.map { picture.isSame(as: $0, in: box) } ?? Array(repeating: false, count: box.area)
    var frame = GIFFrame(box: box, hundredths: hundredths)
    guard let numbers = table.numbers(of: part) else {
      frames.append(withOwnPalette(frame, part.colors, isKept))
      return
    }
    let waiting = WaitingPixels(numbers: numbers, isKept: isKept)
    frame.waiting = waiting
    frames.append(frame)
    self.waiting += box.area
    if shared != nil || self.waiting > Self.mostWaiting { compressWaiting() }
  }

  /// Chooses the shared colours if necessary, and compresses the waiting pixels.
  private mutating func compressWaiting() {
    if shared == nil {
      shared = SharedPalette(
        frames.compactMap(\.waiting?.changed).filter { $0.count <= SharedPalette.most })
    }
    guard let shared else { return }
    for place in frames.indices {
      guard let waiting = frames[place].waiting else { continue }
      frames[place].waiting = nil
      let pixels = GIFPixels(
        places: waiting.numbers.map { shared.place($0) }, isKept: waiting.isKept)
      // Unchanged pixels need their colour or a transparent index in the palette.
      if shared.hasAll(waiting.changed),
        waiting.changed.count < SharedPalette.most || pixels.hasAllColors
      {
        frames[place].picture = compressor.picture(pixels)
      } else {
        frames[place] = withOwnPalette(
          frames[place], waiting.numbers.map { table.colors[Int($0)] }, waiting.isKept)
      }
    }
    waiting = 0
  }

  /// Compresses a frame with a palette of its own, for its changed pixels.
  private mutating func withOwnPalette(
    _ frame: GIFFrame, _ colors: [UInt32], _ isKept: [Bool]
  ) -> GIFFrame {
    var frame = frame
    let changed = colors.indices.filter { !isKept[$0] }.map { colors[$0] }
    // Unchanged pixels are transparent, which takes an index.
    let hasKept = changed.count < colors.count
    let cut = MedianCut(changed, count: SharedPalette.most - (hasKept ? 1 : 0))
    mostColorChange = max(mostColorChange, cut.mostChange)
    let pixels = GIFPixels(
      places: colors.indices.map {
        isKept[$0] ? SharedPalette.none : cut.numbers[colors[$0]].map { UInt16($0) } ?? 0
      }, isKept: isKept)
    frame.palette = cut.palette + (hasKept ? [0] : [])
    frame.picture = compressor.picture(pixels)
    return frame
  }

  /// Ends the last frame.
  ///
  /// If it is longer than the greatest delay, frames that change nothing follow.
  private mutating func endLast() {
    guard let last else { return }
    while let frame = frames.last, frame.hundredths > GIFFrame.mostHundredths {
      // Leaves at least two hundredths.
      let most = GIFFrame.mostHundredths - 1
      frames[frames.count - 1].hundredths = most
      add(last, in: .corner, hundredths: frame.hundredths - most)
    }
  }
}
