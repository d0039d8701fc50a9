/// The transformed table `hmtx` of WOFF2, without the bearings that equal the left edges of the glyphs.
///
/// <https://www.w3.org/TR/WOFF2/#hmtx_table_format>
struct TransformedMetrics {
  private let advances: [Int]
  /// The bearings of the glyphs with an advance of their own.
  private let bearings: [Int]
  /// The bearings of the later glyphs, which share the last advance.
  private let moreBearings: [Int]
  private let leavesOutBearings: Bool
  private let leavesOutMoreBearings: Bool

  /// - Parameters:
  ///   - leftEdges: The left edge of each glyph's bounding box, in font units.
  /// - Returns: `nil` when fewer than half of the bearings can be left out, when the tables do not match, and when
  ///   the last two advances are equal: fontTools drops one of them and cannot read such a table back.
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
    // Smaller savings do not outweigh the odd number of bytes, after which Brotli finds fewer repetitions.
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
