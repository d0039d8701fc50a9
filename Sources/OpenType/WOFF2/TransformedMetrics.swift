/// The table `hmtx` as WOFF2 stores it: without the bearings that are the left edges of the glyphs.
///
/// <https://www.w3.org/TR/WOFF2/#hmtx_table_format>
struct TransformedMetrics {
  private let advances: [Int]
  /// The bearings of the glyphs that have an advance of their own.
  private let bearings: [Int]
  /// The bearings of the glyphs behind them, which have the last advance.
  private let moreBearings: [Int]
  private let leavesOutBearings: Bool
  private let leavesOutMoreBearings: Bool

  /// - Parameters:
  ///   - leftEdges: for each glyph the left edge of its bounding box, font units.
  /// - Returns: `nil` when fewer than half of the bearings can be left out, when the tables do not fit
  ///   each other, and when the last advance is there twice: fontTools cannot read such a table back, as
  ///   it drops one.
  init?(_ font: FontDirectory, leftEdges: [Int]) {
    guard let table = font["hmtx"], let count = font["hhea"]?.uint16(34), count > 0,
      count <= leftEdges.count, table.count == 4 * count + 2 * (leftEdges.count - count)
    else { return nil }
    advances = (0..<count).compactMap { table.uint16(4 * $0) }
    guard count == 1 || advances[count - 1] != advances[count - 2] else { return nil }
    bearings = (0..<count).compactMap { table.int16(4 * $0 + 2) }
    moreBearings = (0..<leftEdges.count - count).compactMap { table.int16(4 * count + 2 * $0) }
    leavesOutBearings = bearings.elementsEqual(leftEdges.prefix(count))
    leavesOutMoreBearings =
      !moreBearings.isEmpty && moreBearings.elementsEqual(leftEdges.dropFirst(count))
    // Less than that is not worth an odd number of bytes, behind which Brotli finds fewer repetitions.
    let leftOut =
      (leavesOutBearings ? bearings.count : 0) + (leavesOutMoreBearings ? moreBearings.count : 0)
    guard 2 * leftOut >= leftEdges.count else { return nil }
  }

  func encode(into writer: inout BinaryWriter) {
    writer.write(UInt8((leavesOutBearings ? 1 : 0) | (leavesOutMoreBearings ? 2 : 0)))  // flags
    for advance in advances { writer.write(UInt16(clamping: advance)) }
    if !leavesOutBearings { for bearing in bearings { writer.write(Int16(clamping: bearing)) } }
    if !leavesOutMoreBearings {
      for bearing in moreBearings { writer.write(Int16(clamping: bearing)) }
    }
  }
}
