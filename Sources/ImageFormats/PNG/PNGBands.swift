internal import SymtextSupport

/// A PNG file under construction, for a picture whose rows come in bands from the top, so that the whole picture is
/// never in memory.
///
/// When the first band is compressed, the colours of the last are unknown. So the file assumes that 256 colours are
/// enough: it numbers them in order of appearance, grey or not, and inserts their palette before the pixels at the end.
/// At the 257th colour this fails, and the caller must pass the bands again to a file with red, green, blue and
/// opacity. If many colours are expected, begin with such a file.
package struct PNGBands: ~Copyable {
  private let head: PNGHead
  private let hasManyColors: Bool
  private var file = PNGFile()
  private let palettePlace: Int
  /// The compressed rows.
  private var data = LongBytesBuilder()
  private var checksum = Deflate.crc32(Self.dataType[...])
  private var deflate = RowDeflate()
  private var numbers = ColorNumbers(isOpaqueHigh: false)
  /// Whether the colours so far can be numbered.
  private var isPossible = true
  /// Rows, each after the number of its filter, 0: compressed ones, then others, then ``RowDeflate/slack``.
  private var rows = [UInt8](repeating: 0, count: RowDeflate.slack)
  /// The index in `rows` of the first row that is not compressed.
  private var start = 0
  /// The number of rows so far.
  private var rowCount = 0

  /// - Parameter hasManyColors: whether pixels contain colours; otherwise they contain numbers, for at most 256
  ///   colours.
  init(_ head: PNGHead, hasManyColors: Bool) {
    self.head = head
    self.hasManyColors = hasManyColors
    let colorType: PNGPicture.ColorType = hasManyColors ? .rgba : .palette
    palettePlace = head.append(colorType, to: &file)
    rowBytes = head.width * colorType.channels + 1
    deflate.begin(rowBytes: rowBytes, pixelBytes: colorType.channels)
  }

  private let rowBytes: Int
  private static let dataType = Array("IDAT".utf8)

  /// Appends rows of a band, below those so far.
  /// - Parameter rows: the rows of the band; all if omitted.
  /// - Returns: `false` if there are too many colours, so that further bands are useless.
  package mutating func append(_ band: Pixmap, rows range: Range<Int>? = nil) -> Bool {
    let range = range ?? 0..<band.height
    precondition(
      band.width == head.width && rowCount + range.count <= head.height, "bands make the picture")
    guard isPossible else { return false }
    rowCount += range.count
    let end = rows.count - RowDeflate.slack
    rows.resize(to: rows.count + rowBytes * range.count)
    if hasManyColors {
      band.writeUnpremultiplied(.rgba, rows: range, to: &rows, from: end)
    } else {
      isPossible = numbers.write(band, rows: range, to: &rows, from: end)
    }
    if isPossible { compress(isLast: rowCount == head.height) }
    return isPossible
  }

  private mutating func compress(isLast: Bool) {
    let waiting = (rows.count - RowDeflate.slack - start) / rowBytes
    let count = isLast ? waiting : waiting / deflate.rowsAtOnce * deflate.rowsAtOnce
    let end = start + count * rowBytes
    var part: [UInt8] = []
    deflate.append(rows, start..<end, to: &part)
    keep(part)
    let kept = min(end, RowDeflate.window)
    rows.removeFirst(end - kept)
    start = kept
  }

  private mutating func keep(_ part: [UInt8]) {
    checksum = Deflate.crc32(part[...], after: checksum)
    data.append(part)
  }

  /// Returns the bytes of the file; `nil` if there are too many colours.
  consuming func finish() -> LongBytes? {
    guard isPossible else { return nil }
    precondition(rowCount == head.height, "bands make the picture")
    var part: [UInt8] = []
    deflate.finish(to: &part)
    keep(part)
    var palette = PNGFile(bytes: [])
    PNGHead.append(palette: numbers.low.map { Pixmap.unpremultiplied($0) }, to: &palette)
    file.insert(palette, at: palettePlace)
    var start = file.bytes
    start.append(bigEndian: UInt32(data.count))
    start += Self.dataType
    var end: [UInt8] = []
    end.append(bigEndian: checksum)
    var last = PNGFile(bytes: end)
    last.append("IEND") { _ in }
    return data.finish(after: start, before: last.bytes)
  }
}
