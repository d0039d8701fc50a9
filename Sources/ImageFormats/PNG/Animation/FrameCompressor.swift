internal import SymtextSupport

/// Compresses the rows of frames: quickly, or with more effort.
struct FrameCompressor: ~Copyable {
  private let deflate: Deflate?
  private var rowDeflate = RowDeflate()
  private var planner = RowPlanner()
  private var rounds: Int { deflate == nil ? 1 : 3 }

  /// - Parameter level: the level as in ``PNGEncoder``.
  init(level: Int) throws(RenderingError) {
    deflate = level > 1 ? Deflate(level: level) : nil
    guard level <= 1 || deflate != nil else {
      throw RenderingError("not enough memory to compress frames")
    }
  }

  /// Returns the zlib stream of rows.
  /// - Parameters:
  ///   - rows: followed by ``RowDeflate/slack``.
  ///   - rowBytes: the bytes of a row including its filter byte.
  ///   - pixelBytes: the bytes of a pixel; 1 if it has less than a byte.
  mutating func stream(_ rows: [UInt8], rowBytes: Int, pixelBytes: Int) -> [UInt8] {
    let count = rows.count - RowDeflate.slack
    var stream: [UInt8] = []
    if pixelBytes == 1 || deflate != nil {
      planner.append(
        zlib: rows, count: count, rowBytes: rowBytes, pixelBytes: pixelBytes, rounds: rounds,
        to: &stream)
    } else {
      rowDeflate.begin(rowBytes: rowBytes, pixelBytes: pixelBytes)
      rowDeflate.append(rows, 0..<count, to: &stream)
      rowDeflate.finish(to: &stream)
    }
    guard let deflate else { return stream }
    var other: [UInt8] = []
    deflate.append(zlib: rows[..<count], to: &other)
    return other.count < stream.count ? other : stream
  }
}
