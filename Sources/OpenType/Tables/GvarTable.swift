internal import SymtextSupport

/// The deltas of outlines between masters.
///
/// <https://learn.microsoft.com/typography/opentype/spec/gvar>
package struct GvarTable: FontTable, Sendable {
  package static let tag: Tag = "gvar"

  /// The movement of a point, in font units.
  package struct Delta: Hashable, Sendable {
    package var x: Int
    package var y: Int

    package init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }

    /// No movement.
    package static let zero = Delta(x: 0, y: 0)
  }

  package var regions: [VariationRegion]
  /// For each glyph and region, the deltas of its points and of its four phantom points; empty for a region without
  /// variation.
  package var glyphs: [[[Delta]]]

  /// The default outlines; empty to store the deltas of all points.
  package var outlines: [Outline]
  /// By region, the largest error of an inferred delta, in font units; regions without a tolerance store all points.
  package var tolerances: [Double]
  /// The number of threads that encode; the result does not depend on it.
  package var threads = 1

  package init(
    regions: [VariationRegion], glyphs: [[[Delta]]], outlines: [Outline] = [],
    tolerances: [Double] = []
  ) {
    self.regions = regions
    self.glyphs = glyphs
    self.outlines = outlines
    self.tolerances = tolerances
  }

  package func encode(into writer: inout BinaryWriter) throws(FontError) {
    var data: [UInt8] = []
    var offsets = [0]
    let parts = glyphs.count / Self.glyphsInPart + 1
    for part in ParallelMap.map(parts, threads: threads, { encoded(part: $0) }) {
      let (bytes, ends) = try part.get()
      offsets += ends.map { data.count + $0 }
      data += bytes
    }
    let headerSize = 20 + 4 * offsets.count
    writer.write(UInt32(0x0001_0000))  // majorVersion, minorVersion
    writer.write(UInt16(1))  // axisCount
    writer.write(UInt16(regions.count))  // sharedTupleCount
    writer.write(UInt32(headerSize))  // sharedTuplesOffset
    writer.write(UInt16(glyphs.count))  // glyphCount
    writer.write(UInt16(1))  // flags: 32-bit offsets
    writer.write(UInt32(headerSize + 2 * regions.count))  // glyphVariationDataArrayOffset
    for offset in offsets { writer.write(UInt32(offset)) }
    for region in regions { writer.write(f2Dot14: region.peak) }
    writer.write(bytes: data)
  }

  /// The number of glyphs that a thread encodes at a time.
  private static let glyphsInPart = 64

  /// Returns the bytes of some glyphs, and the end of each glyph in them.
  private func encoded(part: Int) -> Result<(bytes: [UInt8], ends: [Int]), FontError> {
    Result { () throws(FontError) in
      var data = BinaryWriter()
      var ends: [Int] = []
      for index in glyphs.indices.dropFirst(part * Self.glyphsInPart).prefix(Self.glyphsInPart) {
        try encode(
          glyphs[index], of: outlines.indices.contains(index) ? outlines[index] : nil, into: &data)
        ends.append(data.count)
      }
      return (data.bytes, ends)
    }
  }

  /// The stored deltas of one region.
  private struct Tuple {
    var region: Int
    var bytes: [UInt8]
    /// Whether the deltas have point numbers; if not, they are for all points.
    var hasPoints: Bool
  }

  private func encode(
    _ deltas: [[Delta]], of outline: Outline?, into data: inout BinaryWriter
  ) throws(FontError) {
    var tuples: [Tuple] = []
    for (region, deltas) in deltas.enumerated()
    where deltas.contains(where: { $0.x != 0 || $0.y != 0 }) {
      var few: [UInt8]?
      if let outline, tolerances.indices.contains(region) {
        few = Self.sparse(deltas, of: outline, tolerance: tolerances[region])
      }
      let (x, y) = (deltas.map(\.x), deltas.map(\.y))
      if let few, few.count < PackedDeltas.leastByteCount(x) + PackedDeltas.leastByteCount(y) {
        tuples.append(Tuple(region: region, bytes: few, hasPoints: true))
        continue
      }
      var writer = BinaryWriter()
      PackedDeltas.encode(x, into: &writer)
      PackedDeltas.encode(y, into: &writer)
      if let few, few.count < writer.count {
        tuples.append(Tuple(region: region, bytes: few, hasPoints: true))
      } else {
        tuples.append(Tuple(region: region, bytes: writer.bytes, hasPoints: false))
      }
    }
    guard !tuples.isEmpty else { return }
    let hasShared = tuples.contains { !$0.hasPoints }
    // tupleVariationCount, SHARED_POINT_NUMBERS
    data.write(UInt16((hasShared ? 0x8000 : 0) | tuples.count))
    let sizes = tuples.map { regions[$0.region].isIntermediate ? 8 : 4 }
    data.write(UInt16(4 + sizes.reduce(0, +)))  // dataOffset
    for tuple in tuples {
      guard let size = UInt16(exactly: tuple.bytes.count) else {
        throw FontError(
          "the deltas of one glyph take \(tuple.bytes.count) bytes; at most 65,535 fit")
      }
      data.write(size)  // variationDataSize
      let region = regions[tuple.region]
      let flags = (region.isIntermediate ? 0x4000 : 0) | (tuple.hasPoints ? 0x2000 : 0)
      // tupleIndex: a shared tuple, INTERMEDIATE_REGION, PRIVATE_POINT_NUMBERS
      data.write(UInt16(flags | tuple.region))
      guard region.isIntermediate else { continue }
      data.write(f2Dot14: region.start)  // intermediateStartTuple
      data.write(f2Dot14: region.end)  // intermediateEndTuple
    }
    if hasShared { data.write(UInt8(0)) }  // shared point numbers: all points
    for tuple in tuples { data.write(bytes: tuple.bytes) }
  }

  /// Returns point numbers and deltas of the points from which the others are inferred.
  /// - Returns: `nil` when no list of points can represent them.
  private static func sparse(
    _ deltas: [Delta], of outline: Outline, tolerance: Double
  ) -> [UInt8]? {
    let inferred = InferredDeltas(tolerance: tolerance)
    var points: [Int] = []
    var start = 0
    for contour in outline.contours {
      guard start + contour.count <= deltas.count else { return nil }
      points += inferred.stored(contour, deltas[start..<start + contour.count]).map { start + $0 }
      start += contour.count
    }
    // Each phantom point is independent.
    points += (start..<deltas.count).filter { deltas[$0].x != 0 || deltas[$0].y != 0 }
    guard !points.isEmpty, points.count <= PackedPoints.most else { return nil }
    var writer = BinaryWriter()
    PackedPoints.encode(points, into: &writer)
    PackedDeltas.encode(points.map { deltas[$0].x }, into: &writer)
    PackedDeltas.encode(points.map { deltas[$0].y }, into: &writer)
    return writer.bytes
  }
}
