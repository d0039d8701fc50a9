package import SymtextSupport

/// Writes pixels as PNG, lossless, in a form that takes few bytes: palette, grey, grey with opacity, or red, green,
/// blue and opacity.
///
/// For a small picture the form is chosen after a look at the whole picture. For a larger one, or one drawn in bands,
/// it is chosen during compression: see ``PNGBands``. Use an encoder on one thread at a time.
///
/// <https://www.w3.org/TR/png-3/>
public final class PNGEncoder {
  private let level: Int
  private var deflate: Deflate?
  private var rowDeflate = RowDeflate()
  private var picture = PNGPicture()

  /// At level 1, pictures with more pixels are compressed in bands: 1,024 × 1,024.
  package static let mostPixelsAtOnce = 1 << 20
  /// The approximate number of pixels in such a band.
  private static let pixelsOfBand = 1 << 16

  /// Creates an encoder.
  /// - Parameter level: the compression level, 1 to 12. Level 1 is the fastest. Level 12 saves a twentieth of the bytes
  ///   of buttons and a seventh of those of pages, and takes some hundred times as long.
  public init(level: Int = 1) { self.level = level }

  /// Returns the bytes of a file.
  /// - Parameters:
  ///   - pixelRatio: pixels per point, from which the density in the file follows; `nil` omits it.
  ///   - description: a text alternative for the picture; omitted if empty.
  ///   - descriptionLanguage: the description's BCP 47 language; `nil` if it is not known.
  ///   - baseline: the positions of the baselines as JSON, for a text chunk `symtext.baseline`; `nil` omits it.
  /// - Throws: ``RenderingError`` if there is not enough memory.
  public func encode(
    _ pixmap: Pixmap, pixelRatio: Double? = nil, description: String = "",
    descriptionLanguage: String? = nil, baseline: String? = nil
  ) throws(RenderingError) -> [UInt8] {
    let head = PNGHead(
      width: pixmap.width, height: pixmap.height, pixelRatio: pixelRatio, description: description,
      descriptionLanguage: descriptionLanguage, baseline: baseline)
    guard level > 1 || pixmap.width * pixmap.height <= Self.mostPixelsAtOnce else {
      return try Self.encode(head) { bands in
        let step = max(Self.pixelsOfBand / pixmap.width, 1)
        for start in stride(from: 0, to: pixmap.height, by: step) {
          let rows = start..<min(start + step, pixmap.height)
          guard bands.append(pixmap, rows: rows) else { return }
        }
      }.bytes
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

  /// Compresses the picture's rows; for flat art, rows without a filter take the fewest bytes.
  private func fastStream(_ pixmap: Pixmap) -> [UInt8] {
    let rows = 0..<picture.rows.count - RowDeflate.slack
    var stream: [UInt8] = []
    rowDeflate.begin(
      rowBytes: rows.count / pixmap.height, pixelBytes: picture.colorType.channels)
    rowDeflate.append(picture.rows, rows, to: &stream)
    rowDeflate.finish(to: &stream)
    return stream
  }

  /// Compresses the picture's rows with more effort; the result may still be larger.
  private func smallStream() throws(RenderingError) -> [UInt8] {
    guard let deflate = deflate ?? Deflate(level: level) else {
      throw RenderingError("not enough memory to compress the picture")
    }
    self.deflate = deflate
    var stream: [UInt8] = []
    deflate.append(zlib: picture.rows[..<(picture.rows.count - RowDeflate.slack)], to: &stream)
    return stream
  }

  /// Returns the bytes of a file whose picture is drawn in bands, so that the whole picture is never in memory; always
  /// at level 1.
  /// - Parameters:
  ///   - hasManyColors: whether the picture is known to have more than 256 colours, which avoids a failed attempt:
  ///     images and gradients usually do, text and flat shapes do not.
  ///   - draw: appends the bands from the top, until the last one or until `append` returns `false`; may be called
  ///     twice.
  package static func encode(
    _ head: PNGHead, hasManyColors: Bool = false,
    draw: (inout PNGBands) throws(RenderingError) -> Void
  ) throws(RenderingError) -> LongBytes {
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
