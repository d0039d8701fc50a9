internal import SymtextSupport

/// A PNG file in the making, of a picture whose rows come in bands from the top, so that the picture is never in
/// memory as a whole.
///
/// When the first band is compressed nobody has seen the last one. So it is hoped that 256 colours are enough:
/// they are numbered as they are met, grey or not, and their palette, which a file has before the pixels, is put
/// there at the end. The 257th colour ends that: the bands have to be handed over once more, to another file
/// which has red, green, blue and opacity. Who knows of many colours begins with that.
package struct PNGBands: ~Copyable {
  private let head: PNGHead
  private let hasManyColors: Bool
  private var file = PNGFile()
  private let palettePlace: Int
  private var deflate = RowDeflate()
  private var numbers = ColorNumbers(isOpaqueHigh: false)
  /// Whether there are no more colours than can be numbered.
  private var isPossible = true
  /// Rows behind the number of their filter, 0: some that are compressed, then those that are not, then
  /// ``RowDeflate/slack``.
  private var rows = [UInt8](repeating: 0, count: RowDeflate.slack)
  /// Where in `rows` those begin that are not compressed.
  private var start = 0
  /// How many rows there were.
  private var rowCount = 0

  /// - Parameter hasManyColors: whether pixels are colours themselves; their numbers when not, which is
  ///   possible only for 256 colours.
  init(_ head: PNGHead, hasManyColors: Bool) {
    self.head = head
    self.hasManyColors = hasManyColors
    let colorType: PNGPicture.ColorType = hasManyColors ? .rgba : .palette
    palettePlace = head.append(colorType, to: &file)
    file.begin("IDAT")
    rowBytes = head.width * colorType.channels + 1
    deflate.begin(rowBytes: rowBytes, pixelBytes: colorType.channels)
  }

  private let rowBytes: Int

  /// Adds rows of a band, below those so far.
  /// - Parameter rows: of the band; all when left out.
  /// - Returns: whether more are of use: `false` when there have been too many colours.
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
    file.write { deflate.append(rows, start..<end, to: &$0) }
    let kept = min(end, RowDeflate.window)
    rows.removeFirst(end - kept)
    start = kept
  }

  /// The file's bytes; `nil` when there have been too many colours.
  consuming func finish() -> [UInt8]? {
    guard isPossible else { return nil }
    precondition(rowCount == head.height, "bands make the picture")
    file.write { deflate.finish(to: &$0) }
    file.end()
    file.append("IEND") { _ in }
    var palette = PNGFile(bytes: [])
    PNGHead.append(palette: numbers.low.map { Pixmap.unpremultiplied($0) }, to: &palette)
    file.insert(palette, at: palettePlace)
    return file.bytes
  }
}
