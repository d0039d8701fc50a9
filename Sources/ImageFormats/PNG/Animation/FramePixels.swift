internal import SymtextSupport

/// The pixel form of an animation, the same for all frames, and the streams in it.
///
/// As long as 256 colours are enough, frames contain colour numbers: first the most frequent colours of the first
/// frame, then later ones in order of appearance. At the 257th colour, or if the numbers of all frames need less than a
/// byte, the streams so far are decompressed and written again.
struct FramePixels: ~Copyable {
  private var compressor: FrameCompressor
  private var numbers = ColorNumbers(isOpaqueHigh: false)
  private var inflate: Inflate?
  /// The number of pixels numbered.
  private var pixelCount = 0
  /// The number of lookups before the colours were renumbered.
  private var changes = 0
  private var rows: [UInt8] = []
  /// `nil` as long as pixels are numbers.
  private(set) var form: PNGForm?

  /// The least number of colours that need a byte, and a number near the greatest.
  private static let (leastForByte, many) = (17, 250)

  init(compressor: consuming FrameCompressor) { self.compressor = compressor }

  /// Whether a transparent pixel does not change the form.
  var allowsTransparent: Bool {
    form != nil || (Self.leastForByte..<Self.many).contains(numbers.low.count)
      || numbers.low.contains(0)
  }

  /// Returns the stream of a picture.
  /// - Returns: `nil` if there are too many colours: call ``useColors(_:)``, and then this again.
  mutating func stream(of picture: Pixmap) -> [UInt8]? {
    if let form { return stream(of: picture, in: form) }
    rows.resize(to: (picture.width + 1) * picture.height + RowDeflate.slack)
    guard numbers.write(picture, rows: 0..<picture.height, to: &rows, from: 0) else { return nil }
    if pixelCount == 0 { sortNumbers(of: picture) }
    pixelCount += picture.width * picture.height
    return compressor.stream(rows, rowBytes: picture.width + 1, pixelBytes: 1)
  }

  /// Renumbers the colours of the first picture, the most frequent first.
  ///
  /// Neighbouring numbers then have words of similar length, whose description takes few bits, and in later pictures
  /// their frequencies are similar, too.
  private mutating func sortNumbers(of picture: Pixmap) {
    var counts = [Int](repeating: 0, count: numbers.low.count)
    for y in 0..<picture.height {
      let start = y * (picture.width + 1) + 1
      for place in start..<start + picture.width { counts[Int(rows[place])] += 1 }
    }
    let order = counts.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
    var colors: [UInt8] = []
    for number in order {
      for shift: UInt32 in [0, 8, 16, 24] {
        colors.append(UInt8(truncatingIfNeeded: numbers.low[number] >> shift))
      }
    }
    var values = [UInt8](repeating: 0, count: order.count)
    for (value, number) in order.enumerated() { values[number] = UInt8(value) }
    for y in 0..<picture.height {
      let start = y * (picture.width + 1) + 1
      for place in start..<start + picture.width { rows[place] = values[Int(rows[place])] }
    }
    changes = numbers.lookUps
    numbers.clear()
    var names: [UInt8] = Array(repeating: 0, count: order.count + 1)
    _ = numbers.write(
      Pixmap(width: order.count, height: 1, pixels: colors), rows: 0..<1, to: &names, from: 0)
    changes -= numbers.lookUps
  }

  private mutating func stream(of picture: Pixmap, in form: PNGForm) -> [UInt8] {
    let rowBytes = picture.width * form.colorType.channels + 1
    rows.resize(to: rowBytes * picture.height + RowDeflate.slack)
    picture.writeUnpremultiplied(form.colorType, rows: 0..<picture.height, to: &rows, from: 0)
    return compressor.stream(rows, rowBytes: rowBytes, pixelBytes: form.colorType.channels)
  }

  /// Switches to pixels that contain colours.
  /// - Parameter frames: the frames so far; their streams change.
  mutating func useColors(_ frames: inout [APNGFrame]) throws(RenderingError) {
    try rewrite(&frames, as: .colors)
    form = .colors
  }

  /// Chooses the form after the last frame.
  /// - Parameter frames: all frames; their streams may change.
  mutating func finish(_ frames: inout [APNGFrame]) throws(RenderingError) -> PNGForm {
    if let form { return form }
    let form = PNGForm(
      numbers.low.map { Pixmap.unpremultiplied($0) }, changes: changes + numbers.lookUps,
      pixels: pixelCount)
    self.form = form
    if form.colorType != .palette || form.bitDepth < 8 { try rewrite(&frames, as: form) }
    return form
  }

  /// Converts frames from numbers to another form.
  private mutating func rewrite(
    _ frames: inout [APNGFrame], as form: PNGForm
  ) throws(RenderingError) {
    for place in frames.indices {
      frames[place].stream = try rewritten(frames[place], as: form)
    }
  }

  private mutating func rewritten(
    _ frame: APNGFrame, as form: PNGForm
  ) throws(RenderingError) -> [UInt8] {
    let (width, height) = (frame.box.width, frame.box.height)
    let count = (width + 1) * height
    guard let inflate = inflate ?? Inflate() else {
      throw RenderingError("not enough memory to compress frames")
    }
    self.inflate = inflate
    rows.resize(to: count + RowDeflate.slack)
    guard inflate.read(zlib: frame.stream, to: &rows, count: count) else {
      preconditionFailure("a stream of ours can be read")
    }
    if form.bitDepth < 8 {
      IndexedPixels.pack(
        &rows, width: width, height: height, values: form.values, bits: form.bitDepth)
      let rowBytes = (rows.count - RowDeflate.slack) / height
      return compressor.stream(rows, rowBytes: rowBytes, pixelBytes: 1)
    }
    var picture: [UInt8] = []
    picture.reserveCapacity(4 * width * height)
    for y in 0..<height {
      for number in rows[y * (width + 1) + 1..<(y + 1) * (width + 1)] {
        let color = numbers.low[Int(number)]
        for shift: UInt32 in [0, 8, 16, 24] {
          picture.append(UInt8(truncatingIfNeeded: color >> shift))
        }
      }
    }
    return stream(of: Pixmap(width: width, height: height, pixels: picture), in: form)
  }
}
