internal import SymtextSupport

/// Writes pixels as PNG, lossless, in a form that takes few bytes: palette, grey, grey with opacity, or
/// red, green, blue and opacity.
///
/// Small pictures are looked at as a whole before the form is chosen, larger ones, and those that are drawn
/// in bands, while they are compressed: see ``PNGBands``. For one thread at a time.
///
/// <https://www.w3.org/TR/png-3/>
public final class PNGEncoder {
  private let level: Int
  private var deflate: Deflate?
  private var rowDeflate = RowDeflate()
  private var picture = PNGPicture()

  /// Pictures of more pixels are compressed in bands, at level 1: 1,024 × 1,024.
  package static let mostPixelsAtOnce = 1 << 20
  /// Rows of these bands have about so many pixels.
  private static let pixelsOfBand = 1 << 16

  /// Makes an encoder.
  /// - Parameter level: how hard to compress, 1 to 12. Level 1 is the fastest; level 12 takes a
  ///   twentieth off buttons, a seventh off pages, and some hundred times as long.
  public init(level: Int = 1) { self.level = level }

  /// The file's bytes.
  /// - Parameters:
  ///   - pixelRatio: pixels per point, from which the file's density follows; `nil` leaves it out.
  ///   - description: what the picture says, for those who cannot see it; an empty one is left out.
  ///   - baseline: where its baselines are, as JSON, for a text chunk `symtext.baseline`; `nil` leaves it out.
  /// - Throws: ``RenderingError`` when there is not enough memory.
  public func encode(
    _ pixmap: Pixmap, pixelRatio: Double? = nil, description: String = "",
    baseline: String? = nil
  ) throws(RenderingError) -> [UInt8] {
    let head = PNGHead(
      width: pixmap.width, height: pixmap.height, pixelRatio: pixelRatio, description: description,
      baseline: baseline)
    guard level > 1 || pixmap.width * pixmap.height <= Self.mostPixelsAtOnce else {
      return try Self.encode(head) { bands in
        let step = max(Self.pixelsOfBand / pixmap.width, 1)
        for start in stride(from: 0, to: pixmap.height, by: step) {
          let rows = start..<min(start + step, pixmap.height)
          guard bands.append(pixmap, rows: rows) else { return }
        }
      }
    }
    picture.read(pixmap, isSmall: level > 1)
    var stream = fastStream(pixmap)
    if level > 1 {
      let other = try smallStream()
      if other.count < stream.count { stream = other }
    }
    var file = PNGFile()
    file.reserve(stream.count + PNGHead.mostBytes)
    head.append(
      picture.colorType, bitDepth: picture.bitDepth, palette: picture.palette, to: &file)
    file.append("IDAT") { $0 += stream }
    file.append("IEND") { _ in }
    return file.bytes
  }

  /// The picture's rows, compressed; those of flat art take the fewest bytes without a filter.
  private func fastStream(_ pixmap: Pixmap) -> [UInt8] {
    let rows = 0..<picture.rows.count - RowDeflate.slack
    var stream: [UInt8] = []
    rowDeflate.begin(
      rowBytes: rows.count / pixmap.height, pixelBytes: picture.colorType.channels)
    rowDeflate.append(picture.rows, rows, to: &stream)
    rowDeflate.finish(to: &stream)
    return stream
  }

  /// The picture's rows, compressed with more effort, which is no promise of fewer bytes.
  private func smallStream() throws(RenderingError) -> [UInt8] {
    guard let deflate = deflate ?? Deflate(level: level) else {
      throw RenderingError("there is no memory to compress the picture")
    }
    self.deflate = deflate
    var stream: [UInt8] = []
    deflate.append(zlib: picture.rows[..<(picture.rows.count - RowDeflate.slack)], to: &stream)
    return stream
  }

  /// The bytes of a file whose picture is drawn in bands and never in memory as a whole; always at level 1.
  /// - Parameters:
  ///   - hasManyColors: whether it is known that there are more than 256, so that nobody has to find out:
  ///     images and gradients have, text and flat shapes mostly have not.
  ///   - draw: hands over the bands from the top, until there are no more or it is told that more are of no
  ///     use; then it is called once more, to do it again.
  package static func encode(
    _ head: PNGHead, hasManyColors: Bool = false,
    draw: (inout PNGBands) throws(RenderingError) -> Void
  ) throws(RenderingError) -> [UInt8] {
    if !hasManyColors {
      var bands = PNGBands(head, hasManyColors: false)
      try draw(&bands)
      if let file = bands.finish() { return file }
    }
    var bands = PNGBands(head, hasManyColors: true)
    try draw(&bands)
    guard let file = bands.finish() else { preconditionFailure("colours need no numbers") }
    return file
  }
}
