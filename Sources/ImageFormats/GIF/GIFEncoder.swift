/// Writes opaque frames as a GIF: exact as long as no frame changes more than 256 colours, otherwise with the nearest
/// ones.
///
/// All frames share a palette where 256 colours are enough; those that come with others have palettes of their own. Of
/// each frame there is only what it changes, and one that changes nothing makes the one before last longer. Delays are
/// whole hundredths of a second that add up to the time that was asked for, two at least: browsers show what is said to
/// be shorter for a tenth. For one thread at a time.
///
/// <https://www.w3.org/Graphics/GIF/spec-gif89a.txt>
public struct GIFEncoder: ~Copyable {
  private let size: FrameSize
  private let plays: Int
  private let description: String
  private var table = ColorTable()
  /// The colours that frames share, from when they are chosen; those that come later have their own.
  private var shared: SharedPalette?
  private var compressor = GIFCompressor()
  private var clock = FrameClock(ticksPerSecond: 100)
  private var frames: [GIFFrame] = []
  /// How many pixels wait to be compressed.
  private var waiting = 0
  /// How many frames have been handed over.
  private var frameCount = 0
  /// The last frame, as it was handed over.
  private var last: Pixmap?
  /// By how much of 255 a colour has been changed at most, as no palette could have it.
  private var mostColorChange = 0

  /// How often an animation can be played, how many pixels there are in a row or a column, and how many frames, at most.
  package static let (mostPlays, mostSide) = (Int(UInt16.max), Int(UInt16.max))
  package static let mostFrames = APNGEncoder.mostFrames
  /// How many pixels may wait until all colours are known; then their order is that of those so far.
  private static let mostWaiting = 1 << 25

  /// Begins an animation.
  /// - Parameters:
  ///   - width: of all frames, in pixels.
  ///   - height: of all frames, in pixels.
  ///   - plays: how often it is played; 0 for ever.
  ///   - description: what the animation says, for those who cannot see it; an empty one is left out.
  /// - Throws: ``RenderingError`` when there are no pixels or more than 65,535 in a row or a column, or when `plays`
  ///   is negative or more than 65,535.
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
  ///   - frame: of the size of all frames, opaque.
  ///   - end: until when it is shown, in seconds from the beginning of the first frame; a day at most.
  /// - Throws: ``RenderingError`` when the frame has another size or something shines through it, when it ends before it
  ///   begins or, changing something, less than two hundredths of a second later, or when there are too many frames. The
  ///   encoder is not to be used any further then.
  public mutating func append(_ frame: Pixmap, until end: Double) throws(RenderingError) {
    frameCount += 1
    try size.check(frame, "frame \(frameCount)")
    guard frame.isOpaque else {
      throw RenderingError(
        "something shines through frame \(frameCount), which a GIF cannot say; it needs a background"
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
  /// - Returns: the file's bytes, and by how much of 255 a colour is another one at most: 0 where all are exact.
  /// - Throws: ``RenderingError`` when there are no frames.
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

  /// The colours that frames share, with one more where a transparent place is behind them.
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

  /// Chooses the colours that frames share, unless that is done, and compresses what waits for it.
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
      // What is kept has its colour, or there is a place that is transparent.
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

  /// Compresses a frame with a palette of its own, for what it changes.
  private mutating func withOwnPalette(
    _ frame: GIFFrame, _ colors: [UInt32], _ isKept: [Bool]
  ) -> GIFFrame {
    var frame = frame
    let changed = colors.indices.filter { !isKept[$0] }.map { colors[$0] }
    // What is kept is transparent, which takes a place.
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

  /// Ends the last frame; others that change nothing follow where a file cannot say how long it is shown.
  private mutating func endLast() {
    guard let last else { return }
    while let frame = frames.last, frame.hundredths > GIFFrame.mostHundredths {
      // Two hundredths at least are left.
      let most = GIFFrame.mostHundredths - 1
      frames[frames.count - 1].hundredths = most
      add(last, in: .corner, hundredths: frame.hundredths - most)
    }
  }
}
